import * as z from 'zod';
import { AccountId, JobId } from '../../../shared/model/ids.ts';
import { JobFields, Requirements } from '../../../shared/model/job.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { type Condition, getItem, type Item, putItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { StoredJob } from './stored-job.ts';

const {
  title,
  companyName,
  companyLogo,
  description,
  location,
  office,
  employmentType,
  seniorityLevel,
  salary,
  applyUrl,
} = JobFields.shape;
const { remoteType, srcLocation, srcLocationIndication, timezone } = Requirements.shape;

/** Item OPEN#…: what anybody may know of an advertised job, and nothing else; `job` is absent while it takes no applications. */
export const StoredOpenJob = asStored(
  z.object({
    id: JobId,
    accountId: AccountId,
    version: z.number().int(),
    job: z
      .object({
        ...{ title, companyName, companyLogo, description, location, office, employmentType, seniorityLevel, salary },
        applyUrl,
        /** From where a remote job may be done; absent otherwise, and in what was kept before it was public. */
        remoteFrom: z.object({ remoteType, srcLocation, srcLocationIndication, timezone }).optional(),
        postedAt: z.string(),
      })
      .optional(),
  }),
);
export type StoredOpenJob = z.infer<typeof StoredOpenJob>;
export type OpenJob = NonNullable<StoredOpenJob['job']>;

/** What of a job is public; undefined where it takes no applications. */
export function publicPartOf(stored: StoredJob): OpenJob | undefined {
  const { isAdvertised, status, postedAt } = stored;
  if (!isAdvertised || status !== 'Validated' || postedAt === null) return undefined;
  const { title, companyName, companyLogo, description, location, office, employmentType } = stored;
  const { seniorityLevel, salary, applyUrl } = stored;
  const { remoteType, srcLocation, srcLocationIndication, timezone } = stored.requirements;
  const remoteFrom = { remoteType, srcLocation, srcLocationIndication, timezone };
  return {
    ...{ title, companyName, companyLogo, description, location, office, employmentType },
    ...{ seniorityLevel, salary, applyUrl, postedAt },
    ...(office === 'REMOTE_ONLY' && { remoteFrom }),
  };
}

/** The public parts of advertised jobs. */
export const createOpenJobs = (table: Table) => ({
  /** Half a unit for each 4 KB of the job's description. */
  async find(id: JobId): Promise<StoredOpenJob | undefined> {
    const item = await getItem(table, keys.openJob(id));
    return item && parseItem(StoredOpenJob, item);
  },

  /** Keeps what is public of a version of a job; an older version changes nothing. */
  async keep(stored: StoredJob): Promise<void> {
    const { id, accountId, version } = stored;
    const job = publicPartOf(stored);
    const item: Item = { ...keys.openJob(id), id, accountId, version, ...(job && { job }) };
    await putItem(table, item, notNewer(version));
  },
});

const notNewer = (version: number): Condition => ({
  when: 'attribute_not_exists(pk) OR #version <= :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});
