import * as z from 'zod';
import { AccountId, JobId } from '../../../shared/model/ids.ts';
import { addCounts } from '../../../shared/rules/funnel/counters.ts';
import { callsForLook } from '../../../shared/rules/sourcing/auto/decide.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { Change } from '../../platform/stream.ts';
import type { Table } from '../../platform/table.ts';
import { countsIn } from '../../records/job/job-counters.ts';
import { lookSoon } from '../../records/job/sourcing-due.ts';
import { keys } from '../../records/keys.ts';
import type { Head } from '../../records/submission/head.ts';
import { type HeadChange, headChangeOf, headIn, isShown } from '../followers/follower.ts';
import { raiseBoardVersions, uncountedJobs } from './board-version.ts';
import { byJob, type JobChanges, sumOf, toCounted, toUncounted } from './counted-change.ts';
import { addToCounters } from './counters.ts';
import { addToDays, DayPart, dayPartsOf, queueParts } from './days.ts';
import { countInbox } from './inbox-counts.ts';
import { refreshRow, showCounts, showsTheSame } from './job-row.ts';
import type { ForgetMarks } from './old-marks.ts';

/** What is to be told when the minute is over: the rows that show old numbers, and what days are still to be told of. */
export const Untold = z.object({
  rows: z.array(z.object({ accountId: AccountId, jobId: JobId })).default([]),
  parts: z.array(DayPart).default([]),
});
export type Untold = z.infer<typeof Untold>;

export interface CountingDeps {
  readonly table: Table;
  readonly now: () => Date;
  readonly forgetMarks: ForgetMarks;
  /** How many parts of days may wait; the stream gives no more than 1 MB from one batch to the next. */
  readonly mostParts?: number;
}

const MOST_PARTS = 1_000;
const AT_ONCE = 8;
/** A job that was counted in the last minute shows the next numbers when the minute of the stream is over. */
const REST_SECONDS = 60;

/**
 * Counts what follows from a batch of one shard, each change exactly once however often and in what pieces it comes. A job that rested shows
 * its new numbers at once; one at which people work shows them once a minute, and so do days. A board hears of every change, counted or not.
 */
export async function countBatch(
  deps: CountingDeps,
  shardId: string,
  batch: readonly Change[],
  untold: Untold,
): Promise<Untold> {
  const now = deps.now().toISOString();
  const seen = batch.flatMap(headChangeIn);
  const changes = seen.flatMap(({ change, sequence }) =>
    change.after ? toCounted(change, sequence, now) : toUncounted(change.before, sequence, now),
  );
  const jobs = byJob(changes);
  const isUntold = await inParallel(jobs, AT_ONCE, (job) => countJob(deps, shardId, job));
  await countInbox(deps, shardId, batch);
  const heads = seen.flatMap(({ change }) => [change.before, change.after].filter(isShown));
  await raiseBoardVersions(deps.table, uncountedJobs(heads, jobs));
  const rows = new Map(untold.rows.map((row) => [`${row.accountId}#${row.jobId}`, row]));
  for (const [index, { accountId, jobId }] of jobs.entries())
    if (isUntold[index]) rows.set(`${accountId}#${jobId}`, { accountId, jobId });
  const parts = queueParts(untold.parts, dayPartsOf(changes));
  const isFull = parts.length > (deps.mostParts ?? MOST_PARTS);
  if (isFull) await addToDays(deps, shardId, parts);
  return { rows: [...rows.values()], parts: isFull ? [] : parts };
}

interface Seen {
  readonly change: HeadChange | { readonly before: Head; readonly after: undefined };
  readonly sequence: string;
}

/** What cannot be read is passed over. */
function headChangeIn({ before, after, sequence }: Change): Seen[] {
  if ((after ?? before)?.sk !== 'HEAD') return [];
  if (after) {
    const change = headChangeOf(before, after);
    return change ? [{ change, sequence }] : [];
  }
  const gone = before && headIn(before);
  return gone ? [{ change: { before: gone, after: undefined }, sequence }] : [];
}

/** Counts one job's changes; answers whether its row is still to be told. */
async function countJob(deps: CountingDeps, shardId: string, job: JobChanges): Promise<boolean> {
  const { table, now } = deps;
  const { before, added } = await addToCounters(table, shardId, job, now());
  const key = keys.counters(job.accountId, job.jobId);
  const [old, fresh] = [countsIn(before), addCounts(countsIn(before), sumOf(added))];
  // Also where they come again: an earlier try that broke off may have counted them and told nobody.
  if (callsForLook(fresh, sumOf(job.changes))) await lookSoon(table, job.accountId, job.jobId, now());
  if (added.length < job.changes.length) return true;
  await deps.forgetMarks(shardId, key, before);
  if (showsTheSame(old, fresh)) return false;
  if (now().getTime() / 1_000 - Number(before.countedAt ?? 0) < REST_SECONDS) return true;
  await showCounts(table, job.accountId, job.jobId, fresh, Number(before.version ?? 0) + 1);
  return false;
}

/** Tells all that is to be told of a shard. May be done twice. */
export async function tellUntold(deps: CountingDeps, shardId: string, { rows, parts }: Untold): Promise<void> {
  await inParallel(rows, AT_ONCE, ({ accountId, jobId }) => refreshRow(deps.table, accountId, jobId));
  await addToDays(deps, shardId, parts);
}
