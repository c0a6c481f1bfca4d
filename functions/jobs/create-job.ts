import { AppError } from '../../shared/contract/errors.ts';
import type { Job, JobFields, JobReading, JourneyStep } from '../../shared/model/job.ts';
import type { Act } from '../platform/act.ts';
import type { Actor } from '../platform/http.ts';
import { noSourcing } from '../records/job/job-row.ts';
import type { FoundJob } from '../records/job/job-store.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import { emailsToSave } from './emails-to-save.ts';
import { type JobsDeps, present } from './found-job.ts';
import { jobToSave } from './job-to-save.ts';
import { toJob } from './rules.ts';
import { startingSteps } from './starting-emails.ts';

type NewJob = JobFields & {
  status: 'Draft' | 'Validated';
  journeys?: JourneyStep[] | undefined;
  startSourcing: boolean;
};

/** What is made by an act: its id, which is asked for once, and what an earlier run of the act made of it. */
export interface Creation {
  readonly id: StoredJob['id'];
  readonly act: Act;
  readonly created: FoundJob | undefined;
}

/** A repeated act finds the job that its first run created, whatever became of it since. */
export async function creationOf({ jobs }: Pick<JobsDeps, 'jobs'>, actor: Actor, act: Act): Promise<Creation> {
  const id: StoredJob['id'] = `job_${act.newId()}`;
  const created = act.earlier.length > 0 ? await jobs.find(actor.accountId, id) : undefined;
  return { id, act, created };
}

/** Throws `JOBS_ONLY_VIA_ATS` where the account may have no jobs but those of its ATS. */
export async function requireOwnJobs({ hasFlag }: Pick<JobsDeps, 'hasFlag'>, { accountId }: Actor): Promise<void> {
  if (await hasFlag('jobPostingOnlyViaAts', accountId)) throw new AppError('JOBS_ONLY_VIA_ATS');
}

/** Creates a job, unless that was done before. */
export async function createJob(
  deps: JobsDeps,
  actor: Actor,
  { status, journeys: sent, startSourcing, ...fields }: NewJob,
  creation: Creation,
  reading?: JobReading,
): Promise<Job> {
  const isToStart = status === 'Validated' && startSourcing;
  const asPosted = (job: Job | Promise<Job>) =>
    isToStart ? deps.startFirstBatch(actor, creation.id, creation.act) : job;
  if (creation.created) return asPosted(present(deps, creation.created));
  await requireOwnJobs(deps, actor);

  const at = creation.act.at.toISOString();
  const isPosted = status === 'Validated';
  const toSave = await jobToSave(deps, actor, fields, { saved: undefined, isPosted });
  const { account } = toSave;
  const type = toSave.fields.selectedOutreachJourneyType;
  const emails = await emailsToSave(deps, { account, before: undefined, type, isPosted, sent });
  const { jobs } = deps;
  const job: StoredJob = {
    ...toSave.fields,
    id: creation.id,
    accountId: actor.accountId,
    version: 1,
    status,
    ownerId: actor.userId,
    createdAt: at,
    postedAt: isPosted ? at : null,
    editedAt: at,
    ...emails.versions,
    ...(reading && { reading }),
  };
  const sourcing = noSourcing(job);
  const isNew = await jobs.create(job, { sourcing, ownerName: actor.name, emails: emails.written });
  if (!isNew) throw new AppError('CONFLICT');
  const steps = emails.written?.steps ?? (await startingSteps(jobs, account, type));
  return asPosted(toJob(job, sourcing, { ownerName: actor.name, steps, generic: null, account, history: [] }));
}
