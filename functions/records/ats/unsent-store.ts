import * as z from 'zod';
import { type AccountId, Instant, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import {
  checkAction,
  deleteItem,
  IF_THERE,
  queryPages,
  setting,
  transact,
  updateAction,
} from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsUnsentPartition, keys } from '../keys.ts';
import type { Head } from '../submission/head.ts';

/** Item ATSUNSENT: a candidate who could not be sent because of the connection. `sk` is who, `at` when that was asked for. */
export const StoredUnsent = asStored(z.object({ sk: SubmissionId, at: Instant }));
export type StoredUnsent = z.infer<typeof StoredUnsent>;

/** Who waits for the ATS to be connected anew. Nothing is written for whoever the ATS itself refuses. */
export const createUnsentStore = (table: Table) => ({
  /** Nothing where they were deleted meanwhile, alone or with their account: nobody would take it away again. */
  async note({ accountId, id, ats }: Pick<Head, 'accountId' | 'id' | 'ats'>): Promise<void> {
    if (!ats) return;
    await transact(table, [
      updateAction(table, keys.atsUnsent(accountId, id), setting({ at: ats.at })),
      checkAction(table, keys.head(accountId, id), IF_THERE),
    ]);
  },

  /** All of an account, page by page: half a unit for some fifty. */
  async *pages(account: AccountId): AsyncGenerator<StoredUnsent[]> {
    const query = { where: 'pk = :pk', values: { ':pk': atsUnsentPartition(account) }, strongly: true };
    for await (const items of queryPages(table, query)) yield parseItems(StoredUnsent, items);
  },

  /** They wait no more, unless they failed once more meanwhile. */
  async drop(account: AccountId, { sk, at }: StoredUnsent): Promise<void> {
    await deleteItem(table, keys.atsUnsent(account, sk), {
      when: '#at = :at',
      names: { '#at': 'at' },
      values: { ':at': at },
    });
  },
});
export type UnsentStore = ReturnType<typeof createUnsentStore>;
