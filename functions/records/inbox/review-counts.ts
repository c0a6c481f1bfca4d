import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Notes how many profiles of a job wait for a person's review; a job without any leaves the list. */
export async function noteToReview(table: Table, account: AccountId, user: UserId, job: JobId, count: number) {
  const change = count > 0 ? { change: 'SET #job = :count', values: { ':count': count } } : { change: 'REMOVE #job' };
  await updateItem(table, keys.toReview(account, user), { ...change, names: { '#job': job } });
}

/** The sum over all jobs of a person. */
export const toReviewIn = (item: Readonly<Record<string, unknown>> | undefined): number =>
  Object.entries(item ?? {}).reduce(
    (sum, [name, count]) => (name.startsWith('job_') && typeof count === 'number' ? sum + count : sum),
    0,
  );
