import type { AccountId, JobId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Notes how many profiles of a job wait for a person's review; a job without any leaves the list. */
export async function noteToReview(table: Table, account: AccountId, user: UserId, job: JobId, count: number) {
  const change = count > 0 ? { change: 'SET #job = :count', values: { ':count': count } } : { change: 'REMOVE #job' };
  await updateItem(table, keys.toReview(account, user), { ...change, names: { '#job': job } });
}

/** Notes whether a job of a person waits for them to do something about its sourcing. */
export async function noteStuck(table: Table, account: AccountId, user: UserId, job: JobId, isStuck: boolean) {
  await note(table, account, user, `${STUCK}${job}`, isStuck ? true : undefined);
}

/** Notes a candidate of whom nobody knows whether the latest email left. */
export async function noteUncertain(
  table: Table,
  account: AccountId,
  user: UserId,
  submission: SubmissionId,
  isUncertain: boolean,
) {
  await note(table, account, user, `${UNCERTAIN}${submission}`, isUncertain ? true : undefined);
}

const STUCK = 'stuck.';
const UNCERTAIN = 'uncertain.';

async function note(table: Table, account: AccountId, user: UserId, name: string, value: unknown) {
  const change =
    value === undefined ? { change: 'REMOVE #name' } : { change: 'SET #name = :value', values: { ':value': value } };
  await updateItem(table, keys.toReview(account, user), { ...change, names: { '#name': name } });
}

/** What the item of a person says: the profiles to review of each job, the jobs that are stuck, the candidates with an uncertain email. */
export function needsIn(item: Readonly<Record<string, unknown>> | undefined) {
  const names = Object.keys(item ?? {});
  const after = (start: string) => names.flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  return {
    toReview: names.flatMap((name) => {
      const count = item?.[name];
      return name.startsWith('job_') && typeof count === 'number' ? [{ job: name as JobId, count }] : [];
    }),
    stuck: after(STUCK) as JobId[],
    uncertain: after(UNCERTAIN) as SubmissionId[],
  };
}

/** The sum over all jobs of a person. */
export const toReviewIn = (item: Readonly<Record<string, unknown>> | undefined): number =>
  needsIn(item).toReview.reduce((sum, { count }) => sum + count, 0);
