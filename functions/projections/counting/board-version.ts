import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';

/** A job by its account. */
interface OfJob {
  readonly accountId: AccountId;
  readonly jobId: JobId;
}

const AT_ONCE = 8;
const nameOf = ({ accountId, jobId }: OfJob) => `${accountId}#${jobId}`;

/** The jobs on whose boards something changed though nothing of theirs was counted, each once. */
export function uncountedJobs(shown: readonly OfJob[], counted: readonly OfJob[]): OfJob[] {
  const countedNames = new Set(counted.map(nameOf));
  const jobs = new Map(shown.map(({ accountId, jobId }) => [nameOf({ accountId, jobId }), { accountId, jobId }]));
  return [...jobs.values()].filter((job) => !countedNames.has(nameOf(job)));
}

/**
 * Raises the version of a job's counters, by which an open board learns that there is something to read. What is counted
 * raises it by itself. Once too often does no harm: the board is read once more.
 */
export const raiseBoardVersions = (table: Table, jobs: readonly OfJob[]) =>
  inParallel(jobs, AT_ONCE, ({ accountId, jobId }) =>
    updateItem(table, keys.counters(accountId, jobId), { change: 'ADD version :one', values: { ':one': 1 } }),
  );
