import { AppError, type FieldProblems } from '../../shared/contract/errors.ts';
import type { jobRoutes } from '../../shared/contract/jobs.ts';
import type { JobFields } from '../../shared/model/job.ts';
import { bytesOf } from '../../shared/model/size.ts';
import { LIMITS } from '../../shared/product.ts';
import { totalOf } from '../../shared/rules/counters.ts';
import { type JobProblem, postingProblems } from '../../shared/rules/job-form.ts';
import { predict } from '../../shared/rules/prediction.ts';
import type { Act } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import { noSourcing } from '../records/job/job-row.ts';
import type { StoredJob, StoredJobCounts } from '../records/job/stored-job.ts';
import { DEFAULT_STEPS, findJob, type JobsDeps, lookAtJob, present } from './found-job.ts';
import { settledOutreach, toJob, toJobRow } from './rules.ts';

const OPEN_TITLES = 200;
const JOB_TOO_LONG = 'This job is too long to be saved. Please shorten its description or its lists.';

type JobRoutes = Omit<typeof jobRoutes, 'startSourcing' | 'stopSourcing' | 'closeJob' | 'reopenJob'>;

/** The use cases of the job list and the job form; those of its sourcing stand in `sourcing/request-api.ts`. */
export const createJobsApi = (deps: JobsDeps): Api<JobRoutes> => {
  const { jobs, list } = deps;

  return {
    async listJobs({ actor, query: { scope, status, ...page } }) {
      const owner = scope === 'mine' ? actor.userId : undefined;
      const { rows, total } = await list.list({ account: actor.accountId, owner, status }, page);
      return { results: rows.map(toJobRow), total };
    },

    async countJobs({ actor }) {
      const { me, account } = await jobs.readJobCounts(actor.accountId, actor.userId);
      return { me: toCounts(me), account: toCounts(account) };
    },

    async listOpenJobTitles({ actor }) {
      const query = { account: actor.accountId, owner: undefined, status: 'Validated' as const };
      return (await list.latest(query, OPEN_TITLES)).map(({ id, title }) => ({ id, title }));
    },

    getJob: async ({ actor, params }) => present(deps, await lookAtJob(deps, actor, params.id)),

    async getTotalLeadCount({ actor, params }) {
      await lookAtJob(deps, actor, params.id);
      return { totalLeadCount: totalOf(await jobs.readCounters(actor.accountId, params.id), 'lead') };
    },

    createJob: ({ actor, body, act }) => createJob(deps, actor, body, act),
    updateJob: ({ actor, params, body }) => updateJob(deps, actor, params.id, body),

    async computePrediction({ actor, body }) {
      if (body.accountId !== actor.accountId) throw new AppError('NOT_FOUND');
      if (body.hireObjective > body.targetLeads) throw new AppError('PREDICTION_FAILED');
      return predict({ ...body, hasLocation: Boolean(body.location) });
    },

    listJourneys: async () => [{ type: 'approached', steps: [...DEFAULT_STEPS] }],
    searchPlaces: ({ query }) => deps.places.suggest(query.q),
  };
};

const toCounts = ({ Validated, Closed, Draft }: StoredJobCounts) => ({
  active: Validated,
  closed: Closed,
  draft: Draft,
});

type NewJob = JobFields & { status: 'Draft' | 'Validated' };

/** A repeated act finds the job that its first run created, whatever became of it since. */
async function createJob(deps: JobsDeps, actor: Actor, { status, ...fields }: NewJob, act: Act) {
  const { jobs } = deps;
  const id: StoredJob['id'] = `job_${act.newId()}`;
  const created = act.earlier.length > 0 ? await jobs.find(actor.accountId, id) : undefined;
  if (created) return present(deps, created);

  const at = act.at.toISOString();
  const isPosted = status === 'Validated';
  const settled = await settle(deps, actor, fields, { saved: undefined, isPosted });
  const job: StoredJob = {
    ...settled.fields,
    id,
    accountId: actor.accountId,
    version: 1,
    status,
    ownerId: actor.userId,
    createdAt: at,
    postedAt: isPosted ? at : null,
    editedAt: at,
    outreachVersion: isPosted ? 1 : null,
  };
  const sourcing = noSourcing(job);
  const steps = isPosted ? DEFAULT_STEPS : undefined;
  if (!(await jobs.create(job, { sourcing, ownerName: actor.name, steps }))) throw new AppError('CONFLICT');
  return toJob(job, sourcing, {
    ownerName: actor.name,
    steps: DEFAULT_STEPS,
    canEditOutreach: settled.canEditOutreach,
  });
}

type Changes = JobFields & { version: number; validateDraft: boolean };

async function updateJob(
  deps: JobsDeps,
  actor: Actor,
  id: StoredJob['id'],
  { version, validateDraft, ...fields }: Changes,
) {
  const found = await findJob(deps, actor, id);
  const { job: before } = found;
  if (before.version !== version) throw new AppError('JOB_CHANGED');

  const isPosting = before.status === 'Draft' && validateDraft;
  const isPosted = before.status !== 'Draft' || isPosting;
  const settled = await settle(deps, actor, fields, { saved: before, isPosted });
  const at = deps.now().toISOString();
  const needsSteps = isPosting && before.outreachVersion === null;
  const after: StoredJob = {
    ...before,
    ...settled.fields,
    version: before.version + 1,
    editedAt: at,
    ...(isPosting && { status: 'Validated', postedAt: at }),
    ...(needsSteps && { outreachVersion: 1 }),
  };
  const isSaved = await deps.jobs.save(before, after, needsSteps ? DEFAULT_STEPS : undefined);
  if (!isSaved) throw new AppError('JOB_CHANGED');
  return present(deps, { ...found, job: after });
}

/** What is stored of what was sent: clean, from a sender of the account, and fit to be posted where it is. */
async function settle(
  { jobs, cleanHtml }: JobsDeps,
  actor: Actor,
  sent: JobFields,
  { saved, isPosted }: { saved: StoredJob | undefined; isPosted: boolean },
) {
  const account = await jobs.findAccount(actor.accountId);
  if (!account) throw new Error(`The account ${actor.accountId} of a registered person does not exist`);
  const canEditOutreach = !account.forceContactAsBramble;
  const owner = saved?.ownerId ?? actor.userId;
  const fields: JobFields = {
    ...sent,
    description: checkedDescription(await cleanHtml(sent.description)),
    location: sent.office === 'REMOTE_ONLY' ? null : sent.location,
    ...settledOutreach(sent, { canEditOutreach, saved, owner }),
  };
  if (bytesOf(fields) > LIMITS.jobBytes) throw new AppError('BAD_REQUEST', { description: [JOB_TOO_LONG] });
  const isStranger =
    fields.emailSender !== null &&
    fields.emailSender !== actor.userId &&
    !(await jobs.isTeammate(actor.accountId, fields.emailSender));
  if (isStranger) throw new AppError('BAD_REQUEST', { emailSender: ['Please choose someone of your account.'] });
  const problems = isPosted ? postingProblems(fields, { canEditOutreach }) : [];
  if (problems.length > 0) throw new AppError('BAD_REQUEST', byField(problems));
  return { fields, canEditOutreach };
}

/** What is stored is what is checked: cleaning makes a text longer where it closes tags and says of links how they open. */
function checkedDescription(cleaned: string): string {
  const over = cleaned.length - LIMITS.description;
  if (over <= 0) return cleaned;
  const message = `This description is ${over} characters too long, its formatting and links included. Please shorten it.`;
  throw new AppError('BAD_REQUEST', { description: [message] });
}

function byField(problems: readonly JobProblem[]): FieldProblems {
  const fields: FieldProblems = {};
  for (const { field, message } of problems) fields[field] = [...(fields[field] ?? []), message];
  return fields;
}
