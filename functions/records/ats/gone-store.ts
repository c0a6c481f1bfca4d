import * as z from 'zod';
import { AtsLeft } from '../../../shared/model/ats.ts';
import { Instant, SubmissionId } from '../../../shared/model/ids.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { deleteItem, IF_THERE, putItem, queryPage, queryPages, setting, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsGonePartition, keys } from '../keys.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsApplicant } from './stored-ats.ts';

/**
 * Item ATSGONE: an application that is no more, until all else of the ATS was read: whoever it was of may stand on the job by another
 * one. `sk` is the application and the job, before them the application alone; `changedAt`, when Merge saw it. Or it is a candidate, `who`, who may be on the
 * job again; `sk` is who and the job then.
 */
export const StoredGone = asStored(
  z.object({
    sk: z.string(),
    job: z.string(),
    /** All addresses that they had. */
    emails: z.array(z.string()),
    changedAt: Instant.optional(),
    /** Who they were in it, where that is known. */
    was: StoredAtsApplicant.optional(),
    who: SubmissionId.optional(),
    how: orNewer(AtsLeft).optional(),
    /** How far Merge was, in words to compare, as those readings began after which it could not be said. */
    begins: z.array(z.string()).optional(),
  }),
);
export type StoredGone = z.infer<typeof StoredGone>;

const PAGE = 100;
const AT_ONCE = 10;
/** Once it could not be said after so many readings, each with a sync of Merge between, it is said after the next one. */
export const MOST_BEGINS = 2;

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

  /** That a candidate is to be looked for on a job of the copy, though no application is no more; `how` they left it by now. */
  async noteWho({ accountId, round }: AtsCopy, job: string, who: SubmissionId, how?: AtsLeft): Promise<void> {
    const item = { ...keys.atsGone(accountId, round, `${who} ${job}`), job, emails: [], who, ...(how && { how }) };
    await putItem(table, item);
  },

  /** It could not be said after a reading that began with Merge so far. Written where Merge is farther than before. */
  async leave({ accountId, round }: AtsCopy, { sk, begins = [] }: StoredGone, begin: string): Promise<void> {
    if (begins.includes(begin) || begins.length >= MOST_BEGINS) return;
    const key = keys.atsGone(accountId, round, sk);
    await updateItem(table, key, { ...setting({ begins: [...begins, begin] }), if: IF_THERE });
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
