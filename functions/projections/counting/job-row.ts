import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { type Counts, funnelOf, totalOf } from '../../../shared/rules/funnel/counters.ts';
import { readItems } from '../../platform/batch.ts';
import { type Item, setting, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { countsIn } from '../../records/job/job-counters.ts';
import { keys } from '../../records/keys.ts';

/** The numbers that a job's row shows of its counters. */
const numbersOf = (counts: Counts) => ({
  toReview: totalOf(counts, 'toReview'),
  funnel: funnelOf(counts),
  crowdFunnel: funnelOf(counts, ['crowd']),
});

/** Whether a row shows the same with these counts as with those. */
export const showsTheSame = (some: Counts, others: Counts) =>
  JSON.stringify(numbersOf(some)) === JSON.stringify(numbersOf(others));

/** Copies numbers to a job's row, unless newer ones stand there. */
export const showCounts = (table: Table, account: AccountId, job: JobId, counts: Counts, version: number) =>
  updateItem(table, keys.jobRow(account, job), {
    ...setting({ ...numbersOf(counts), countersVersion: version }),
    if: {
      when: 'attribute_exists(pk) AND (attribute_not_exists(countersVersion) OR countersVersion <= :countersVersion)',
    },
  });

/** Brings a job's row up to its counters. Read first: another shard's reader may have done it, and a write costs three. */
export async function refreshRow(table: Table, account: AccountId, job: JobId): Promise<void> {
  const Keys = [keys.counters(account, job), keys.jobRow(account, job)];
  const items = await readItems(table, Keys, { ConsistentRead: true });
  const [counters, row] = Keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
  const counts = countsIn(counters);
  if (!row || isShownIn(row, counts)) return;
  await showCounts(table, account, job, counts, Number(counters?.version ?? 0));
}

const NONE = numbersOf({});
const isShownIn = (row: Item, counts: Counts) => {
  const { toReview = NONE.toReview, funnel = NONE.funnel, crowdFunnel = NONE.crowdFunnel } = row;
  return JSON.stringify({ toReview, funnel, crowdFunnel }) === JSON.stringify(numbersOf(counts));
};
