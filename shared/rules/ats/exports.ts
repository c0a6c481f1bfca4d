import type { AtsExport } from '../../model/ats.ts';
import { RECENT_DAYS } from '../../product.ts';

const DAY_MS = 86_400_000;
const QUIET_MS = 120_000;

/** What is said while an export is tried again (3-pipeline, section 8). */
export const EXPORT_TROUBLE =
  'We’re having trouble exporting this profile right now, but it should appear in your ATS soon.';

/** Whether something of the last 30 days is still worth a word (3-pipeline, section 9). */
export const isRecent = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) < RECENT_DAYS * DAY_MS;

/** An export that should have arrived by now, and is tried again. */
export const isInTrouble = ({ state, at }: Pick<AtsExport, 'state' | 'at'>, now: Date): boolean =>
  state === 'queued' && at !== null && now.getTime() - Date.parse(at) > QUIET_MS && isRecent(at, now);
