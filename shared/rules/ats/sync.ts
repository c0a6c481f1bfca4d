import type { AtsSyncState, AtsSyncStatus } from '../../model/ats.ts';

/** States in which nothing more comes unless somebody does something. */
const STUCK: readonly AtsSyncState[] = ['FAILED', 'DISABLED', 'PAUSED'];

/** A first sync is over once there is something to use. */
export const isReady = ({ lastSyncStatus, isInitialSync }: AtsSyncStatus): boolean =>
  !isInitialSync || lastSyncStatus === 'DONE' || lastSyncStatus === 'PARTIALLY_SYNCED';

export const isStuck = ({ lastSyncStatus }: Pick<AtsSyncStatus, 'lastSyncStatus'>): boolean =>
  STUCK.includes(lastSyncStatus);

/** Whether all of a kind is there, so that what is not found does not exist. */
export const isWhole = ({ lastSyncStatus }: Pick<AtsSyncStatus, 'lastSyncStatus'>): boolean =>
  lastSyncStatus === 'DONE';

/** In words to compare: how far Merge is with some kinds of things; undefined while it looks into the ATS itself. */
export const atRest = (all: readonly (AtsSyncStatus | undefined)[]): string | undefined =>
  all.some((one) => one && !isStuck(one) && isSyncing(one))
    ? undefined
    : all.map((one) => (one ? `${one.lastSyncStatus} ${one.lastSyncDate}` : 'NONE')).join(', ');

/** Whether there is something to wait for (2-jobs, section 4). */
export const isSyncing = (status: AtsSyncStatus): boolean =>
  !isStuck(status) && status.lastSyncStatus !== 'DONE' && status.lastSyncStatus !== 'PARTIALLY_SYNCED';

/** What the header of the import says of the last sync. */
export const syncWords = (status: AtsSyncStatus, date: (at: string) => string): string => {
  if (isStuck(status)) return 'The sync with your ATS has stopped. Please check it there, or contact support.';
  return isSyncing(status) || !status.lastSyncDate
    ? 'Synchronising with ATS'
    : `Last ATS sync ${date(status.lastSyncDate)}`;
};
