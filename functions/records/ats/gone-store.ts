import * as z from 'zod';
import { Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { deleteItem, queryPage, queryPages } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsGonePartition, keys } from '../keys.ts';
import type { AtsCopy } from './ats-job-reader.ts';

/**
 * Item ATSGONE: an application that is no more, until all else of the ATS was read: whoever it was of may stand on the job by another
 * one. `sk` is the application; `changedAt`, when Merge saw it.
 */
export const StoredGone = asStored(
  z.object({
    sk: z.string(),
    job: z.string(),
    /** All addresses that they had. */
    emails: z.array(z.string()),
    changedAt: Instant.optional(),
  }),
);
export type StoredGone = z.infer<typeof StoredGone>;

const PAGE = 100;
const AT_ONCE = 10;

/** Who is gone from the ATS by a reading that is not at its end yet: it is kept, so that a run that is killed loses none of them. */
export const createGoneStore = (table: Table) => ({
  /** All of a copy, page by page: half a unit where there is none. */
  async *pages({ accountId, round }: AtsCopy): AsyncGenerator<StoredGone[]> {
    const query = { where: 'pk = :pk', values: { ':pk': atsGonePartition(accountId, round) }, strongly: true };
    for await (const items of queryPages(table, query, PAGE)) yield parseItems(StoredGone, items);
  },

  /** Half a unit. */
  async isAny({ accountId, round }: AtsCopy): Promise<boolean> {
    const query = { where: 'pk = :pk', values: { ':pk': atsGonePartition(accountId, round) }, strongly: true };
    return (await queryPage(table, query, 1)).items.length > 0;
  },

  /** What came of them is said. One that was noted anew meanwhile stays. */
  async drop({ accountId, round }: AtsCopy, page: readonly StoredGone[]): Promise<void> {
    await inParallel(page, AT_ONCE, ({ sk, changedAt }) =>
      deleteItem(table, keys.atsGone(accountId, round, sk), {
        when: changedAt ? 'changedAt = :at' : 'attribute_not_exists(changedAt)',
        ...(changedAt && { values: { ':at': changedAt } }),
      }),
    );
  },
});
export type GoneStore = ReturnType<typeof createGoneStore>;
