import { AppError } from '../../shared/contract/errors.ts';
import type { Job, JourneyStep } from '../../shared/model/job.ts';
import { DEFAULT_SEQUENCE } from '../../shared/rules/outreach/templates.ts';
import type { Actor } from '../platform/http.ts';
import type { createAccountReader } from '../records/account/account-reader.ts';
import type { CompanyNames } from '../records/job/company-names.ts';
import type { JobListRepository } from '../records/job/job-list.ts';
import type { FoundJob, JobsRepository } from '../records/job/job-store.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import type { Places } from './places.ts';
import { toJob } from './rules.ts';

export interface JobsDeps {
  readonly jobs: JobsRepository;
  readonly list: JobListRepository;
  readonly companies: CompanyNames;
  readonly findTeammate: ReturnType<typeof createAccountReader>['findTeammate'];
  readonly places: Places;
  readonly cleanHtml: (html: string) => Promise<string>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The emails of a job until someone writes others. */
export const DEFAULT_STEPS: readonly JourneyStep[] = DEFAULT_SEQUENCE;

/** A job of the caller's account. */
export async function findJob({ jobs }: Pick<JobsDeps, 'jobs'>, actor: Actor, id: StoredJob['id']): Promise<FoundJob> {
  const found = await jobs.find(actor.accountId, id);
  if (!found) throw new AppError('JOB_NOT_FOUND');
  return found;
}

/** A job of the caller's account, to be shown. */
export async function lookAtJob(
  { jobs }: Pick<JobsDeps, 'jobs'>,
  actor: Actor,
  id: StoredJob['id'],
): Promise<FoundJob> {
  const found = await jobs.look(actor.accountId, id);
  if (!found) throw new AppError('JOB_NOT_FOUND');
  return found;
}

/** A found job as its account sees it, with the emails that apply to it. */
export async function present({ jobs }: Pick<JobsDeps, 'jobs'>, found: FoundJob): Promise<Job> {
  const { job, sourcing } = found;
  const saved =
    job.outreachVersion === null ? undefined : await jobs.findOutreach(job.accountId, job.id, job.outreachVersion);
  return toJob(job, sourcing, { ...found, steps: saved ?? DEFAULT_STEPS });
}

/** What other features do with a job of the caller's account. */
export const jobReader = (deps: Pick<JobsDeps, 'jobs'>) => ({
  findJob: (actor: Actor, id: StoredJob['id']) => findJob(deps, actor, id),
  present: (found: FoundJob) => present(deps, found),
});
