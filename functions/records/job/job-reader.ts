import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredOutreach } from '../submission/stored-items.ts';
import { StoredJob } from './stored-job.ts';

/** Jobs, whole: half a unit for each 4 KB, and a description may take fifty. */
export const createJobReader = (table: Table) => ({
  async findJob(account: AccountId, job: JobId): Promise<StoredJob | undefined> {
    const item = await getItem(table, keys.job(account, job));
    return item && parseItem(StoredJob, item);
  },

  /** The jobs of many requests, without those that do not exist or cannot be read. */
  async findJobs(jobs: readonly { readonly accountId: AccountId; readonly jobId: JobId }[]): Promise<StoredJob[]> {
    const unique = new Map(jobs.map(({ accountId, jobId }) => [jobId, keys.job(accountId, jobId)]));
    return parseItems(StoredJob, await readItems(table, [...unique.values()]));
  },

  /** The emails of one version of a job's sequence. */
  async findOutreach(account: AccountId, job: JobId, version: number) {
    const item = await getItem(table, keys.outreach(account, job, version));
    return item && parseItem(StoredOutreach, item).steps;
  },
});
export type JobReader = ReturnType<typeof createJobReader>;
