import { type AccountId, type Instant, UserId } from '../../../shared/model/ids.ts';
import { addCounts, type Counts } from '../../../shared/rules/funnel/counters.ts';
import { type Item, queryAll, queryPage } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { type CountedOf, daysPartition } from '../keys.ts';
import { countsIn, lastAtIn } from './job-counters.ts';

/** Whose a job or one of its days is. */
export const ownerOf = (item: Item | undefined): UserId | undefined => UserId.safeParse(item?.ownerId).data;

/** The first and the last day of a period, both in it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What was counted, and when it last was told. */
export interface Summed {
  readonly counts: Counts;
  readonly lastAt?: Instant | undefined;
}
const NOTHING: Summed = { counts: {} };

export const summedIn = (day: Item | undefined): Summed => ({ counts: countsIn(day), lastAt: lastAtIn(day) });

export const addSums = (some: Summed, others: Summed): Summed => ({
  counts: addCounts(some.counts, others.counts),
  lastAt: [some.lastAt, others.lastAt]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1),
});

interface Reading {
  /** Only the days of a job that were this person's. */
  readonly owner?: UserId | undefined;
  readonly strongly?: boolean | undefined;
}

/** Counts by day: half a unit to read for each 4 KB, which are some seven days. */
export const createDaysReader = (table: Table) => ({
  /** What was counted of an account, an owner or a job in a period; of a job's days all, or an owner's. */
  async readPeriod(account: AccountId, of: CountedOf, { from, to }: Period, { owner, strongly }: Reading = {}) {
    const days = await queryAll(table, {
      where: 'pk = :days AND sk BETWEEN :from AND :to',
      values: { ':days': daysPartition(account, of), ':from': from, ':to': to },
      strongly,
    });
    return days
      .filter((day) => !owner || ownerOf(day) === owner)
      .map(summedIn)
      .reduce(addSums, NOTHING);
  },

  /** When a day of an account was last added to. */
  async lastCountedAt(account: AccountId): Promise<Instant | null> {
    const newest = { where: 'pk = :days', values: { ':days': daysPartition(account, 'account') }, newestFirst: true };
    const { items } = await queryPage(table, newest, 1);
    return lastAtIn(items[0]) ?? null;
  },
});
