import type { chatRoutes } from '../../shared/contract/chat.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { jobSourcingRoutes } from '../../shared/contract/job-sourcing.ts';
import type { jobRoutes } from '../../shared/contract/jobs.ts';
import { type JobChanges, JobFields, type JourneyStep } from '../../shared/model/job.ts';
import { keepingUnknown } from '../../shared/model/keeping-unknown.ts';
import { withoutLimits } from '../../shared/model/without-limits.ts';
import { minutesFromUtc } from '../../shared/reference/time-zones.ts';
import { totalOf } from '../../shared/rules/funnel/counters.ts';
import { predict } from '../../shared/rules/job/prediction.ts';
import { evidenceIn } from '../../shared/rules/job/prediction-rates.ts';
import { tellingApart } from '../../shared/rules/job/telling-apart.ts';
import { isForOther } from '../../shared/rules/sourcing/auto/decide.ts';
import type { Act } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import { namedJob } from '../records/job/job-facts.ts';
import { requireKnownJob } from '../records/job/known-job.ts';
import type { StoredJob, StoredJobCounts } from '../records/job/stored-job.ts';
import { createJob, creationOf, requireOwnJobs } from './create-job.ts';
import { createDraftFromDescription, type DescriptionDeps } from './description-api.ts';
import { emailsToSave } from './emails-to-save.ts';
import { findJob, type JobsDeps, lookAtJob, present } from './found-job.ts';
import { jobToSave, withChanges } from './job-to-save.ts';
import { type OwnershipDeps, transferOwnership } from './ownership.ts';
import { toJobRow } from './rules.ts';
import { createTemplatesApi } from './templates-api.ts';

const OPEN_TITLES = 200;
const KnownFields = withoutLimits(JobFields);

type JobRoutes = Omit<typeof jobRoutes, keyof typeof jobSourcingRoutes | keyof typeof chatRoutes>;

/** The use cases of the job list and the job form; those of its sourcing stand in `sourcing`. */
export const createJobsApi = (deps: OwnershipDeps & DescriptionDeps): Api<JobRoutes> => {
  const { jobs, list } = deps;

  return {
    ...createTemplatesApi(deps),

    async listJobs({ actor, query: { scope, status, ...page } }) {
      const owner = scope === 'mine' ? actor.userId : undefined;
      const { rows, total } = await list.list({ account: actor.accountId, owner, status }, page);
      const talking = rows.filter(({ chats = 0 }) => chats > 0).map(({ id }) => id);
      const read = await deps.chats.readMarks(actor.accountId, actor.userId, talking);
      return { results: rows.map((row) => toJobRow(row, read.get(row.id)?.others ?? 0)), total };
    },

    listNeeds: ({ actor }) => deps.readNeeds(actor.accountId, actor.userId),

    async countJobs({ actor }) {
      const { me, account } = await jobs.readJobCounts(actor.accountId, actor.userId);
      return { me: toCounts(me), account: toCounts(account) };
    },

    async listOpenJobTitles({ actor }) {
      const query = { account: actor.accountId, owner: undefined, status: 'Validated' as const };
      const open = await list.latest(query, OPEN_TITLES);
      const apart = tellingApart(open.map(namedJob));
      return open.map(({ id, title }) => ({ id, title, apart: apart.get(id) ?? '' }));
    },

    getJob: async ({ actor, params }) => present(deps, await lookAtJob(deps, actor, params.id)),

    async getTotalLeadCount({ actor, params }) {
      await lookAtJob(deps, actor, params.id);
      return { totalLeadCount: totalOf(await jobs.readCounters(actor.accountId, params.id), 'lead') };
    },

    createJob: async ({ actor, body, act }) => createJob(deps, actor, body, await creationOf(deps, actor, act)),
    createDraftFromDescription: ({ actor, body, act }) =>
      createDraftFromDescription(deps, actor, body.jobDescription, act),
    updateJob: ({ actor, params, body, act }) => updateJob(deps, actor, params.id, body, act),
    async deleteDraft({ actor, params, tell }) {
      const { job } = await findJob(deps, actor, params.id);
      if (job.status !== 'Draft') throw new AppError('JOB_IS_NO_DRAFT');
      if (!(await deps.deleteDraft(job))) throw new AppError('JOB_CHANGED');
      if (job.title) tell?.(job.title);
      return { deleted: true };
    },
    async dismissCallToAction({ actor, params, body }) {
      if (!(await deps.prompts.dismiss(actor.accountId, params.id, body.callToAction)))
        throw new AppError('JOB_NOT_FOUND');
      return present(deps, await findJob(deps, actor, params.id));
    },
    transferOwnership: ({ actor, params, body }) => transferOwnership(deps, actor, params.id, body.employerId),

    async countJobsForCompany({ actor, query }) {
      const of = { account: actor.accountId, owner: actor.userId };
      return { jobCount: (await deps.companies.list(of, query.companyName)).length };
    },

    async applyCompanyName({ actor, body }) {
      const person = await deps.findTeammate(actor.accountId, actor.userId);
      if (!person) throw new AppError('USER_BLOCKED');
      const of = { account: actor.accountId, owner: actor.userId };
      const updatedJobCount =
        person.company === '' || person.company === body.oldCompanyName
          ? 0
          : await deps.companies.change({ ...of, from: body.oldCompanyName, to: person.company });
      return { updatedJobCount };
    },

    async computePrediction({ actor, body }) {
      if (body.accountId !== actor.accountId) throw new AppError('NOT_FOUND');
      if (body.hireObjective > body.targetLeads) throw new AppError('PREDICTION_FAILED');
      const { counts } = await deps.readPeriod(actor.accountId, 'account', 'PAST_3_MONTHS', deps.now());
      return predict(body, evidenceIn(counts));
    },

    searchPlaces: async ({ query }) =>
      (await deps.places.suggest(query.q)).map((place) => ({
        ...place,
        ...(place.timeZone && { utc_offset: minutesFromUtc(place.timeZone, deps.now()) }),
      })),
  };
};

const toCounts = ({ Validated, Closed, Draft }: StoredJobCounts) => ({
  active: Validated,
  closed: Closed,
  draft: Draft,
});

type Changes = JobChanges & {
  version: number;
  validateDraft: boolean;
  startSourcing: boolean;
  journeys?: JourneyStep[] | undefined;
};

async function updateJob(
  deps: JobsDeps,
  actor: Actor,
  id: StoredJob['id'],
  { version, validateDraft, startSourcing, journeys: sent, ...changes }: Changes,
  act: Act,
) {
  const found = await findJob(deps, actor, id);
  const { job: before } = found;
  requireKnownJob(found);
  if (validateDraft && isPostedBy(act, before))
    return startSourcing ? deps.startFirstBatch(actor, id, act) : present(deps, found);
  if (isSavedBy(act, before, version)) {
    // Whether that matters to what the job does by itself, the first run knew. To look once more changes nothing.
    await deps.lookSoon(actor.accountId, id);
    return present(deps, found);
  }
  if (before.version !== version) throw new AppError('JOB_CHANGED');

  const isPosting = before.status === 'Draft' && validateDraft;
  if (isPosting && !before.ats) await requireOwnJobs(deps, actor);
  const isPosted = before.status !== 'Draft' || isPosting;
  const { fields, account } = await jobToSave(deps, actor, withChanges(before, changes), { saved: before, isPosted });
  const at = act.at.toISOString();
  const type = fields.selectedOutreachJourneyType;
  const emails = await emailsToSave(deps, { account, before, type, isPosted, sent });
  const after: StoredJob = {
    ...before,
    ...keepingUnknown(KnownFields, before, fields),
    version: before.version + 1,
    editedAt: at,
    ...(isPosting && { status: 'Validated', postedAt: at }),
    ...emails.versions,
  };
  const isSaved = await deps.jobs.save(before, after, emails.written);
  if (!isSaved) throw new AppError('JOB_CHANGED');
  if (!isPosting && isForOther(before, after)) await deps.lookSoon(actor.accountId, id);
  if (isPosting && startSourcing) return deps.startFirstBatch(actor, id, act);
  return present(deps, { ...found, job: after });
}

/** Whether an earlier run of the act posted the job, whatever became of it since. */
const isPostedBy = ({ earlier }: Act, { postedAt }: StoredJob) => postedAt !== null && earlier.includes(postedAt);

/** Whether an earlier run of the act saved the job, and nobody has since. */
const isSavedBy = ({ earlier }: Act, job: StoredJob, version: number) =>
  job.version === version + 1 && earlier.includes(job.editedAt);
