import { AppError } from '../../shared/contract/errors.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';

import type { Act } from '../platform/act.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Actor } from '../platform/http.ts';
import type { createAccountReader } from '../records/account/account-reader.ts';
import type { createFlagReader } from '../records/account/flag-reader.ts';
import type { ChatStore } from '../records/chat/chat-store.ts';
import type { ReadNeeds } from '../records/inbox/needs.ts';
import type { CompanyNames } from '../records/job/company-names.ts';
import type { DeleteDraft } from '../records/job/delete-draft.ts';
import type { JobListRepository } from '../records/job/job-list.ts';
import type { JobPrompts } from '../records/job/job-prompts.ts';
import type { FoundJob, JobsRepository, SeenJob } from '../records/job/job-store.ts';
import type { createPeriodReader } from '../records/job/kept-periods.ts';
import { type StoredJob, writtenVersionOf } from '../records/job/stored-job.ts';
import type { TemplateLibrary } from '../records/job/template-library.ts';
import type { Places } from './places.ts';
import { toJob } from './rules.ts';
import { startingSteps } from './starting-emails.ts';

export interface JobsDeps {
  readonly jobs: JobsRepository;
  readonly list: JobListRepository;
  readonly companies: CompanyNames;
  readonly prompts: JobPrompts;
  readonly chats: Pick<ChatStore, 'readMarks'>;
  readonly library: TemplateLibrary;
  readonly findTeammate: ReturnType<typeof createAccountReader>['findTeammate'];
  readonly readNeeds: ReadNeeds;
  readonly deleteDraft: DeleteDraft;
  readonly places: Places;
  readonly files: Pick<FileLinks, 'head'>;
  /** Keeps an uploaded file for jobs; false where it belongs to a profile. */
  readonly claimFile: (account: StoredJob['accountId'], file: FileId) => Promise<boolean>;
  readonly readPeriod: ReturnType<typeof createPeriodReader>;
  /** Asks the sourcers for the first batch of a job just posted. */
  readonly startFirstBatch: (actor: Actor, id: StoredJob['id'], act: Act) => Promise<Job>;
  /** Lets what a job does by itself be decided anew with the next sweep. */
  readonly lookSoon: (account: StoredJob['accountId'], id: StoredJob['id']) => Promise<void>;
  readonly cleanHtml: (html: string) => Promise<string>;
  readonly hasFlag: ReturnType<typeof createFlagReader>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A job of the caller's account. */
export async function findJob({ jobs }: Pick<JobsDeps, 'jobs'>, actor: Actor, id: StoredJob['id']): Promise<FoundJob> {
  const found = await jobs.find(actor.accountId, id);
  if (!found) throw new AppError('JOB_NOT_FOUND');
  return found;
}

/** A job as it is shown. The name of whose it is is looked up unless it is there. */
type ShownJob = SeenJob & Partial<Pick<FoundJob, 'ownerName'>>;

/** A job of the caller's account, to be shown. */
export async function lookAtJob(
  { jobs }: Pick<JobsDeps, 'jobs'>,
  actor: Actor,
  id: StoredJob['id'],
): Promise<ShownJob> {
  const found = await jobs.look(actor.accountId, id);
  if (!found) throw new AppError('JOB_NOT_FOUND');
  return found.job.ownerId === actor.userId ? { ...found, ownerName: actor.name } : found;
}

/** A found job as its account sees it, with the emails that apply to it. */
export async function present({ jobs }: Pick<JobsDeps, 'jobs'>, found: ShownJob): Promise<Job> {
  const { job, sourcing, account } = found;
  const stored = (version: number | null) =>
    version === null ? undefined : jobs.findOutreach(job.accountId, job.id, version);
  const written = writtenVersionOf(job);
  const [steps, generic, history, ownerName] = await Promise.all([
    stored(job.outreachVersion),
    written === job.outreachVersion ? undefined : stored(written),
    sourcing.hasHistory ? jobs.lastHistory(job.accountId, job.id) : [],
    found.ownerName ?? jobs.findOwnerName(job.accountId, job.id),
  ]);
  return toJob(job, sourcing, {
    account,
    ownerName,
    steps: steps ?? (await startingSteps(jobs, account, job.selectedOutreachJourneyType)),
    generic: generic ?? null,
    history,
  });
}

/** What other features do with a job of the caller's account. */
export const jobReader = (deps: Pick<JobsDeps, 'jobs'>) => ({
  findJob: (actor: Actor, id: StoredJob['id']) => findJob(deps, actor, id),
  present: (found: FoundJob) => present(deps, found),
});
