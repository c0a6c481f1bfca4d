import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import type { BatchRating } from '../../../shared/model/job.ts';
import { IF_THERE, setting, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

export type BatchRatings = ReturnType<typeof createBatchRatings>;

/** How batches were liked. */
export const createBatchRatings = (table: Table) => ({
  /** Keeps the latest word with the job: a write. It is no new version of the job, so that nobody who edits it is refused. */
  async keep(account: AccountId, id: JobId, batchRating: BatchRating): Promise<void> {
    await updateItem(table, keys.job(account, id), { ...setting({ batchRating }), if: IF_THERE });
  },
});
