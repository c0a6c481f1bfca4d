import type { AtsJob, AtsSyncStatus } from '../../../../../shared/model/ats.ts';
import { isStuck, syncWords } from '../../../../../shared/rules/ats/sync.ts';
import { syncDate } from '../../../parts/ats/sync-date.ts';
import { timeAgo } from '../../../ui/data/time-ago.ts';

/** The last sync and the next one, as the import says them. */
export function syncLine(status: AtsSyncStatus, now: Date): string {
  const last = syncWords(status, syncDate);
  const next = status.nextSyncDate && new Date(status.nextSyncDate);
  if (!next || isStuck(status) || next <= now) return last;
  return `${last} · next ${timeAgo(next, now).replace('just now', 'in a moment')}`;
}

/** What is still to be written in a draft that was imported. */
export const missingSentence = (missing: readonly string[]): string => {
  if (missing.length === 0) return 'The job is imported as a draft.';
  const last = missing.at(-1);
  const list = missing.length === 1 ? last : `${missing.slice(0, -1).join(', ')} and ${last}`;
  return `The job is imported as a draft. Still to be filled in: ${list}.`;
};

/** The job that is chosen, as long as it is among those shown and can be imported. */
export const choiceOf = (shown: readonly AtsJob[] | undefined, chosen: string | undefined): string | undefined =>
  shown?.find(({ id, existingJobId }) => id === chosen && !existingJobId)?.id;

/** Why no job can be imported from an ATS that has to be connected again. */
export const whyNoImport = (atsName: string | null, isAdmin: boolean): string =>
  `${atsName ?? 'Your ATS'} does not let us in any more: ${isAdmin ? 'connect it again first' : 'an admin has to connect it again first'}.`;
