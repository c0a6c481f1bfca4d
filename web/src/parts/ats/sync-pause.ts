import type { AtsSyncStatus } from '../../../../shared/model/ats.ts';
import { TIMES } from '../../../../shared/product.ts';
import { isReady, isSyncing } from '../../../../shared/rules/ats/sync.ts';

/** How long until the sync is asked about again, which was asked so often: not once there is something to use and nothing to wait for. */
export function syncPause(latest: AtsSyncStatus | undefined, asked: number): number {
  if (!latest) return TIMES.atsPoll;
  if (isSyncing(latest)) return asked > 1 ? TIMES.atsPoll : TIMES.atsFirstPoll;
  return isReady(latest) ? 0 : TIMES.atsPoll;
}
