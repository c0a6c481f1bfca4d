import * as z from 'zod';
import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { jobName, type NamedJob, tellingApart } from '../../../shared/rules/job/telling-apart.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { ownerOf } from './job-days.ts';
import { StoredJob, StoredJobRow } from './stored-job.ts';

/** What tells a job from another of its title; where the row cannot be read it is not known. */
const Apart = z.object({
  place: StoredJobRow.shape.place.catch(''),
  office: z.string().optional().catch(undefined),
  ownerName: StoredJobRow.shape.ownerName.catch(''),
  posted: StoredJobRow.shape.posted.catch(null),
});

/** `ats`: there is one where the job was imported; the row says so, and the job itself from where. */
const JobFacts = StoredJobRow.pick({ id: true, status: true, title: true }).extend({
  ...Apart.shape,
  ats: z.unknown().optional(),
});

const DenyList = StoredJob.pick({ id: true, accountId: true, denyList: true, ats: true });

type Named = Pick<z.infer<typeof JobFacts>, 'id' | 'title' | 'place' | 'office' | 'ownerName' | 'posted'>;

/** A job as it is told from others of its title. */
export const namedJob = ({ id, title, place, office, ownerName, posted }: Named): NamedJob => ({
  ...{ id, title, ownerName },
  place: office === 'REMOTE_ONLY' ? 'Remote' : place,
  postedAt: posted === null ? null : new Date(posted * 1_000).toISOString(),
});

/** What jobs are called where they are named together: their titles, and what tells those of one title apart. */
export function namesOfJobs(jobs: readonly Named[]): (id: JobId) => string {
  const apart = tellingApart(jobs.map(namedJob));
  return (id) => jobName(jobs.find((job) => job.id === id)?.title ?? '', apart.get(id) ?? '');
}

/** What other things must know of a job: its title, whether it is open, and whether it was imported. */
export const createJobFacts = (table: Table) => ({
  /** Half a unit: the job's row says it. Where the row cannot be read, the job itself does. */
  async findJob(account: AccountId, job: JobId) {
    const row = await getItem(table, keys.jobRow(account, job));
    const [facts] = parseItems(JobFacts, row ? [row] : []);
    if (facts || !row) return facts;
    return parseItem(JobFacts, (await getItem(table, keys.job(account, job))) ?? row);
  },

  /** Whose a job is: half a unit. */
  findOwner: async (account: AccountId, job: JobId) => ownerOf(await getItem(table, keys.jobRow(account, job))),

  /** The list of candidates not to source that a job has; half a unit for each 4 KB of the job. */
  async findDenyList(account: AccountId, job: JobId) {
    const item = await getItem(table, keys.job(account, job));
    return item && parseItem(DenyList, item);
  },

  async findJobs(account: AccountId, jobs: readonly JobId[]) {
    const items = await readItems(
      table,
      [...new Set(jobs)].map((job) => keys.jobRow(account, job)),
    );
    const facts = parseItems(JobFacts, items);
    const unread = items.map(({ sk }) => sk as JobId).filter((job) => !facts.some(({ id }) => id === job));
    const whole = await readItems(
      table,
      unread.map((job) => keys.job(account, job)),
    );
    return [...facts, ...parseItems(JobFacts, whole)];
  },
});
