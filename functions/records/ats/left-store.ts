import type { AccountId } from '../../../shared/model/ids.ts';
import { deleteItem, queryAll } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { atsLeftPartition, keys } from '../keys.ts';

/** Jobs of the ATS whose drafts were deleted, and whose people are still in the copy. */
export const createLeftStore = (table: Table) => ({
  /** Half a unit where there is none. */
  async list(account: AccountId): Promise<string[]> {
    const query = { where: 'pk = :pk', values: { ':pk': atsLeftPartition(account) } };
    return (await queryAll(table, query)).map(({ sk }) => String(sk));
  },

  async drop(account: AccountId, job: string): Promise<void> {
    await deleteItem(table, keys.atsLeft(account, job));
  },
});
export type LeftStore = ReturnType<typeof createLeftStore>;
