import * as z from 'zod';
import { type AccountId, Instant, type JobId } from '../../../shared/model/ids.ts';
import type { Counts } from '../../../shared/rules/funnel/counters.ts';
import { getItem, type Item } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** What of a job's counters says when the newest event of the job happened. */
const LastCounted = z.object({ lastAt: Instant });
export const lastAtIn = (item: Item | undefined): Instant | undefined => LastCounted.safeParse(item).data?.lastAt;

/** The counters of a stored item: its sums by name, without the keys and stamps beside them. */
export const countsIn = (item: Item | undefined): Counts =>
  Object.fromEntries(
    Object.entries(item ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[0].includes('.'),
    ),
  );

/** The counters of a job, and which state of its board they follow. */
export interface Counted {
  readonly counts: Counts;
  /** Rises with each change of a candidate who is on the board, whether it counts or not. */
  readonly version: number;
}

/** What is counted of a job as things happen: half a unit to read. */
export const createJobCounters = (table: Table) => ({
  read: async (account: AccountId, job: JobId): Promise<Counts> =>
    countsIn(await getItem(table, keys.counters(account, job))),

  /** Undefined where nothing was ever counted, so that whoever asks must look whether there is such a job. */
  async find(account: AccountId, job: JobId): Promise<Counted | undefined> {
    const item = await getItem(table, keys.counters(account, job));
    return item && { counts: countsIn(item), version: Number(item.version ?? 0) };
  },
});
