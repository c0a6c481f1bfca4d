import type { AtsExport, AtsLeft } from '../../model/ats.ts';
import { RECENT_DAYS } from '../../product.ts';

const DAY_MS = 86_400_000;
const QUIET_MS = 120_000;

/** What is said while an export is tried again (3-pipeline, section 8). */
export const EXPORT_TROUBLE =
  'We’re having trouble exporting this profile right now, but it should appear in your ATS soon.';

const LEFT: Readonly<Record<AtsLeft, string>> = {
  DELETED: 'They are not in your ATS any more: they were deleted there.',
  OFF_JOB: 'They were taken off this job in your ATS.',
  MOVED: 'They were moved to another job in your ATS.',
  ACCOUNT: 'Another account of your ATS is connected since, and they are not on this job in it.',
};
const LEFT_SOMEHOW =
  'They are not on this job in your ATS any more: they were deleted there, taken off the job, or another account of it is connected since.';

/** What is said of somebody who is gone from the ATS, with the cause where it is known. */
export const goneWords = (how: unknown): string => (isKnownWay(how) ? LEFT[how] : LEFT_SOMEHOW);

/** The pages ask it with the library of the contract not there yet. */
const isKnownWay = (how: unknown): how is AtsLeft => typeof how === 'string' && Object.hasOwn(LEFT, how);

/** Whether something of the last 30 days is still worth a word (3-pipeline, section 9). */
export const isRecent = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) < RECENT_DAYS * DAY_MS;

/** An export that should have arrived by now, and is tried again. */
export const isInTrouble = ({ state, at }: Pick<AtsExport, 'state' | 'at'>, now: Date): boolean =>
  state === 'queued' && at !== null && now.getTime() - Date.parse(at) > QUIET_MS && isRecent(at, now);
