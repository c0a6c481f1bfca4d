import { AppError } from '../../shared/contract/errors.ts';
import type { jobSourcingRoutes } from '../../shared/contract/job-sourcing.ts';
import type { RequestId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import { isCalibrated } from '../../shared/rules/sourcing/auto/job-mode.ts';
import { closed, reopened } from '../../shared/rules/sourcing/auto/steps.ts';
import { canRate } from '../../shared/rules/sourcing/rating.ts';
import {
  awaitsCalibration,
  batchSizeProblem,
  refundOnStop,
  whyNotStart,
} from '../../shared/rules/sourcing/sourcing.ts';
import type { Act } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { BatchRatings } from '../records/job/batch-ratings.ts';
import type { FoundJob, JobsRepository } from '../records/job/job-store.ts';
import { requireKnownJob, sourcingOf, statusOf } from '../records/job/known-job.ts';
import type { StoredJob, StoredRequest } from '../records/job/stored-job.ts';
import type { SourcingRepository } from '../records/request/request-store.ts';
import type { TakeBackDeps } from './take-back.ts';

type RequestRoutes = Pick<
  typeof jobSourcingRoutes,
  'startSourcing' | 'stopSourcing' | 'rateBatch' | 'closeJob' | 'reopenJob' | 'listJobCredits'
>;

export interface RequestDeps extends Pick<TakeBackDeps, 'readColumnSince'> {
  readonly jobs: JobsRepository;
  readonly sourcing: SourcingRepository;
  readonly ratings: BatchRatings;
  /** Lets a job that waits be looked at with the next sweep. */
  readonly lookSoon: (account: StoredJob['accountId'], id: StoredJob['id']) => Promise<void>;
  /** A job of the caller's account. */
  readonly findJob: (actor: Actor, id: StoredJob['id']) => Promise<FoundJob>;
  /** A job as its account sees it. */
  readonly present: (found: FoundJob) => Promise<Job>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** How often a change is tried again because profiles were delivered between reading and writing. */
const TRIES = 10;

/** A calibration batch has a few profiles; the team may have added some beside them. */
const LOOKED_THROUGH = 500;

/** Starting and stopping sourcing, and closing and reopening the job it belongs to. */
export const createRequestApi = (deps: RequestDeps): Api<RequestRoutes> => ({
  startSourcing: ({ actor, params, body, act }) => startSourcing(deps, actor, params.id, body.batchSize, act),
  stopSourcing: ({ actor, params, act }) => stopSourcing(deps, actor, params.id, act),
  rateBatch: ({ actor, params, body }) => rateBatch(deps, actor, params.id, body),
  closeJob: ({ actor, params }) => closeJob(deps, actor, params.id),
  reopenJob: ({ actor, params }) => reopenJob(deps, actor, params.id),

  async listJobCredits({ actor, params: { id } }) {
    await deps.findJob(actor, id);
    const batches = (await deps.sourcing.listRequests(actor.accountId, id)).map(toBatchCredits);
    return { used: batches.reduce((sum, { used }) => sum + used, 0), batches };
  },
});

const toBatchCredits = (request: StoredRequest) => ({
  ...{ batch: request.batch, askedAt: request.openedAt, asked: request.batchSize, delivered: request.delivered },
  closedAt: request.closedAt ?? null,
  used: request.holdsCredits ? request.delivered : 0,
  givenBack: request.closedAt ? givenBack(request) : 0,
});

type Rated = { batchRating: number; feedback: string };

/** Keeps how the latest batch was liked; said again, it is the later word. */
async function rateBatch(deps: RequestDeps, actor: Actor, id: StoredJob['id'], { batchRating, feedback }: Rated) {
  const found = await deps.findJob(actor, id);
  requireKnownJob(found);
  const sourcing = sourcingOf(found.sourcing);
  if (found.job.status === 'Closed') throw new AppError('JOB_CLOSED');
  if (!canRate(sourcing)) throw new AppError('NOTHING_TO_RATE');
  if (sourcing.batch === 1 && (await hasToReview(deps, found))) throw new AppError('CALIBRATION_NOT_REVIEWED');
  const rating = { batch: sourcing.batch, rating: batchRating, feedback: feedback || null };
  await deps.ratings.keep(actor.accountId, id, rating);
  if (awaitsCalibration(sourcing)) await deps.lookSoon(actor.accountId, id);
  return deps.present({ ...found, job: { ...found.job, batchRating: rating } });
}

/** Whether profiles of the sourcers wait for their review. Read from the board itself: counters hear of a review a moment later. */
async function hasToReview({ readColumnSince }: RequestDeps, { sourcing }: FoundJob): Promise<boolean> {
  const cards = await readColumnSince(sourcing, 'NEW', { since: '0', limit: LOOKED_THROUGH });
  return cards.some(({ origin }) => origin === 'crowd');
}

/** A repeated act finds the request that its first run opened. */
async function startSourcing(deps: RequestDeps, actor: Actor, id: StoredJob['id'], batchSize: number, act: Act) {
  const found = await deps.findJob(actor, id);
  const { job, sourcing } = found;
  const requestId: RequestId = `req_${act.newId()}`;
  const isOpened = act.earlier.length > 0 && (await deps.sourcing.findRequest(actor.accountId, id, requestId));
  if (isOpened) return deps.present(found);
  requireKnownJob(found);
  const refused = whyNotStart(statusOf(job), sourcingOf(sourcing));
  if (refused) throw new AppError(refused);
  const firstBatchSize = sourcing.batch === 0 ? await deps.jobs.firstBatchSize() : 0;
  const problem = batchSizeProblem(sourcing.batch, batchSize, firstBatchSize);
  if (problem) throw new AppError('BAD_REQUEST', { batchSize: [problem] });

  const account = await deps.jobs.findAccount(actor.accountId);
  const outcome = await deps.sourcing.open({
    accountId: actor.accountId,
    jobId: id,
    id: requestId,
    batch: sourcing.batch + 1,
    batchSize,
    holdsCredits: !account?.hasUnlimitedPlan,
    openedAt: act.at.toISOString(),
    openedBy: actor.userId,
    entryId: deps.newId(),
  });
  if (outcome === 'notEnoughCredits') throw new AppError('NOT_ENOUGH_CREDITS');
  const current = await deps.findJob(actor, id);
  if (outcome === 'changedMeanwhile')
    throw new AppError(whyNotStart(statusOf(current.job), sourcingOf(current.sourcing)) ?? 'CONFLICT');
  return deps.present(current);
}

/** Asks for the first batch of a job just posted. Without the credits for it the job stays as it is, and can be sourced later. */
export async function startFirstBatch(deps: RequestDeps, actor: Actor, id: StoredJob['id'], act: Act): Promise<Job> {
  try {
    return await startSourcing(deps, actor, id, await deps.jobs.firstBatchSize(), act);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return deps.present(await deps.findJob(actor, id));
  }
}

/** A repeated act knows the request that its first run stopped by the time it was stopped at. */
async function stopSourcing(deps: RequestDeps, actor: Actor, id: StoredJob['id'], act: Act) {
  const before = await stoppedBy(deps, actor, id, act);
  if (before) return before;
  const reason = { closedBecause: 'STOPPED', notSourcingReason: 'STOPPED_BY_USER' } as const;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await deps.findJob(actor, id);
    requireKnownJob(found);
    const request = await openRequestOf(deps, found);
    if (!request) throw new AppError('NO_SOURCING_REQUEST');
    // The job was read before: what was delivered in between stands in the request.
    const { maxSourced } = found.sourcing;
    const refund = refundOnStop({ maxSourced, submissions: maxSourced + request.delivered }, request.batchSize);
    if (await deps.sourcing.stop(request, reason, { id: deps.newId(), at: act.at.toISOString(), refund }))
      return { job: await deps.present(await deps.findJob(actor, id)), refunded: request.holdsCredits ? refund : 0 };
  }
  throw new AppError('CONFLICT');
}

/** What an earlier run of this act did: the answer it would have given. */
async function stoppedBy(deps: RequestDeps, actor: Actor, id: StoredJob['id'], { earlier }: Act) {
  if (earlier.length === 0) return undefined;
  const found = await deps.findJob(actor, id);
  const { lastRequestId } = found.sourcing;
  const request = lastRequestId && (await deps.sourcing.findRequest(actor.accountId, id, lastRequestId));
  if (request?.closedBecause !== 'STOPPED' || !earlier.includes(request.closedAt ?? '')) return undefined;
  return { job: await deps.present(found), refunded: givenBack(request) };
}

/** Nothing is given back where nothing was held. */
const givenBack = ({ holdsCredits, batchSize, delivered }: StoredRequest) => (holdsCredits ? batchSize - delivered : 0);

async function closeJob(deps: RequestDeps, actor: Actor, id: StoredJob['id']) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await deps.findJob(actor, id);
    requireKnownJob(found);
    if (found.job.status === 'Draft') throw new AppError('JOB_IS_A_DRAFT');
    if (found.job.status === 'Closed') throw new AppError('JOB_CLOSED');
    const after: StoredJob = { ...found.job, status: 'Closed', ...edited(deps, found.job) };
    const step = closed(sourcingOf(found.sourcing));
    const request = await openRequestOf(deps, found);
    const taken = { ...takenBy(deps, actor), lookAt: undefined, request };
    if (await deps.jobs.saveWithStep(found, after, step, taken)) return deps.present(await deps.findJob(actor, id));
  }
  throw new AppError('CONFLICT');
}

async function reopenJob(deps: RequestDeps, actor: Actor, id: StoredJob['id']) {
  const found = await deps.findJob(actor, id);
  const { job, sourcing } = found;
  requireKnownJob(found);
  if (job.status !== 'Closed') throw new AppError('JOB_NOT_CLOSED');
  const after: StoredJob = { ...job, status: 'Validated', ...edited(deps, job) };
  const state = sourcingOf(sourcing);
  const step = reopened(state, deps.now(), isCalibrated({ ...state, batchRating: job.batchRating ?? null }));
  const lookAt = step.lines.length > 0 ? deps.now() : undefined;
  if (!(await deps.jobs.saveWithStep(found, after, step, { ...takenBy(deps, actor), lookAt })))
    throw new AppError('CONFLICT');
  return deps.present(await deps.findJob(actor, id));
}

/** A step that a person takes. */
export const takenBy = ({ now, newId }: Pick<RequestDeps, 'now' | 'newId'>, { name }: Actor) => ({
  at: now(),
  by: name,
  newId,
});

/** The open request of a job as it stands; undefined where none is open. */
export async function openRequestOf(
  { sourcing: requests }: Pick<RequestDeps, 'sourcing'>,
  { job, sourcing }: FoundJob,
) {
  return sourcing.requestId ? requests.findRequest(job.accountId, job.id, sourcing.requestId) : undefined;
}

const edited = ({ now }: RequestDeps, job: StoredJob) => ({ version: job.version + 1, editedAt: now().toISOString() });
