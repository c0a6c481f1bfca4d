import * as z from 'zod';
import { AccountId, Instant, JobId } from '../../../shared/model/ids.ts';
import { addCounts } from '../../../shared/rules/funnel/counters.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { Change } from '../../platform/stream.ts';
import type { Table } from '../../platform/table.ts';
import { countsIn } from '../../records/job/job-counters.ts';
import { type HeadChange, headChangeOf } from '../followers/follower.ts';
import { raiseBoardVersions, uncountedJobs } from './board-version.ts';
import { byJob, type JobChanges, sumOf, toCounted } from './counted-change.ts';
import { addToCounters, noteExtremes } from './counters.ts';
import { refreshRow, showCounts, showsTheSame } from './job-row.ts';
import { noteLastCounted } from './last-counted.ts';

/** What is to be told when the minute is over: the rows that show old numbers, and accounts with their newest event. */
export const Untold = z.object({
  rows: z.array(z.object({ accountId: AccountId, jobId: JobId })).default([]),
  counted: z.record(AccountId, Instant).default({}),
});
export type Untold = z.infer<typeof Untold>;

export interface CountingDeps {
  readonly table: Table;
  readonly now: () => Date;
  /** Forgets marks in a job's counters that no batch needs any more. */
  readonly forgetMarks: (shardId: string, job: JobChanges, counters: Record<string, unknown>) => Promise<unknown>;
}

const AT_ONCE = 8;
/** A job that was counted in the last minute shows the next numbers when the minute of the stream is over. */
const REST_SECONDS = 60;

/**
 * Counts what follows from a batch of one shard, each change exactly once however often and in what pieces it comes. A job that rested shows
 * its new numbers at once; one at which people work shows them once a minute. A board hears of every change, counted or not.
 */
export async function countBatch(
  deps: CountingDeps,
  shardId: string,
  batch: readonly Change[],
  untold: Untold,
): Promise<Untold> {
  const now = deps.now().toISOString();
  const seen = batch.flatMap(headChangeIn);
  const changes = seen.flatMap(({ change, sequence }) => toCounted(change, sequence, now) ?? []);
  const jobs = byJob(changes);
  const isUntold = await inParallel(jobs, AT_ONCE, (job) => countJob(deps, shardId, job));
  const headChanges = seen.map(({ change }) => change);
  await raiseBoardVersions(deps.table, uncountedJobs(headChanges, jobs));
  const counted = { ...untold.counted };
  for (const { accountId, at } of changes) if ((counted[accountId] ?? '') < at) counted[accountId] = at;
  const rows = new Map(untold.rows.map((row) => [`${row.accountId}#${row.jobId}`, row]));
  for (const [index, { accountId, jobId }] of jobs.entries())
    if (isUntold[index]) rows.set(`${accountId}#${jobId}`, { accountId, jobId });
  return { rows: [...rows.values()], counted };
}

/** What cannot be read is passed over. */
function headChangeIn({ before, after, sequence }: Change): { change: HeadChange; sequence: string }[] {
  const change = after?.sk === 'HEAD' ? headChangeOf(before, after) : undefined;
  return change ? [{ change, sequence }] : [];
}

/** Counts one job's changes; answers whether its row is still to be told. */
async function countJob(deps: CountingDeps, shardId: string, job: JobChanges): Promise<boolean> {
  const { table, now } = deps;
  const { before, added } = await addToCounters(table, shardId, job, now());
  await noteExtremes(table, job, before);
  // An earlier try that broke off may have counted it and told nobody.
  if (added.length < job.changes.length) return true;
  await deps.forgetMarks(shardId, job, before);
  const [old, fresh] = [countsIn(before), addCounts(countsIn(before), sumOf(added))];
  if (showsTheSame(old, fresh)) return false;
  if (now().getTime() / 1_000 - Number(before.countedAt ?? 0) < REST_SECONDS) return true;
  await showCounts(table, job.accountId, job.jobId, fresh, Number(before.version ?? 0) + 1);
  return false;
}

/** Tells all that is to be told. May be done twice. */
export async function tellUntold({ table }: Pick<CountingDeps, 'table'>, { rows, counted }: Untold): Promise<void> {
  await inParallel(rows, AT_ONCE, ({ accountId, jobId }) => refreshRow(table, accountId, jobId));
  await inParallel(Object.entries(counted), AT_ONCE, ([account, at]) =>
    noteLastCounted(table, account as AccountId, at),
  );
}
