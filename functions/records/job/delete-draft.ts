import { transact } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { deleteActions } from './job-actions.ts';
import type { StoredJob } from './stored-job.ts';

/** Deletes a draft with all that was written for it. False where somebody has saved or posted it since. */
export const createDeleteDraft = (table: Table) => async (draft: StoredJob) =>
  (await transact(table, deleteActions(table, draft))) === undefined;
export type DeleteDraft = ReturnType<typeof createDeleteDraft>;
