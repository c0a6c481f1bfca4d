import type { RequestId } from '../../shared/model/ids.ts';
import type { JobSourcing } from '../../shared/model/job.ts';
import { isTimeZone } from '../../shared/reference/time-zones.ts';
import { decideContact } from '../../shared/rules/sourcing/auto/contact.ts';
import { type Decision, decideSourcing, hasReachedObjective } from '../../shared/rules/sourcing/auto/decide.ts';
import { isCalibrated } from '../../shared/rules/sourcing/auto/job-mode.ts';
import { dayOf, isWorkingHour, type JobClock, nextLook } from '../../shared/rules/sourcing/auto/schedule.ts';
import { decided, notContacting, type Step } from '../../shared/rules/sourcing/auto/steps.ts';
import type { LookAtJob } from '../../shared/tasks.ts';
import { hashOf, idsFrom } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { sendWindowOf } from '../records/account/send-window.ts';
import { flagsFrom, type StoredSetting } from '../records/account/settings.ts';
import { createAutoSourcingStore } from '../records/job/auto-sourcing-store.ts';
import { createJobsRepository, type FoundJob } from '../records/job/job-store.ts';
import { isKnownJob, sourcingOf } from '../records/job/known-job.ts';
import type { NewRequest } from '../records/job/request-start.ts';
import { postponeJob } from '../records/job/sourcing-due.ts';
import { readRequest } from '../records/request/open-request.ts';
import { type ContactNewDeps, contactNew } from './contact-new.ts';
import { readLifeFacts } from './life-facts.ts';

export interface LookDeps extends ContactNewDeps {
  readonly table: Table;
  readonly listSettings: () => Promise<readonly StoredSetting[]>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** How often a step is decided anew because somebody changed the job meanwhile. */
const TRIES = 5;
const HOUR = 3_600_000;
const SOON_MS = 1_000;

/**
 * What a job does by itself when it is due: contacts new profiles, and takes the one step that its facts call for. A step is one
 * transaction, made from the due time that was swept; so a message that comes twice, or a run that breaks off, changes nothing
 * twice. People who act meanwhile win: the step is decided anew.
 */
export async function lookAtJob(deps: LookDeps, message: LookAtJob): Promise<Decision['kind'] | undefined> {
  try {
    return await look(deps, message);
  } catch (error) {
    // One job that fails is not swept again each minute.
    await postponeJob(deps.table, message, new Date(deps.now().getTime() + HOUR));
    throw error;
  }
}

async function look(deps: LookDeps, message: LookAtJob): Promise<Decision['kind'] | undefined> {
  const jobs = createJobsRepository(deps.table);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await jobs.find(message.accountId, message.jobId);
    if (!found || found.sourcing.dueAt !== message.dueAt) return undefined;
    if (!isKnownJob(found.job, found.sourcing)) {
      await postponeJob(deps.table, message, new Date(deps.now().getTime() + HOUR));
      return undefined;
    }
    const kind = await takeStep(deps, found);
    if (kind) return kind;
  }
  throw new Error(`The job ${message.jobId} is changed too often to be looked at`);
}

/** The clock that a job keeps by itself: of its place, in the account's hours. */
export function clockOf({ job, account }: Pick<FoundJob, 'job' | 'account'>): JobClock {
  const timeZone = job.location?.timeZone ?? 'UTC';
  const offset = Number.parseInt(hashOf(job.id).slice(0, 4), 16) % 30;
  return { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC', hours: sendWindowOf(account), offset };
}

/** One try; undefined where somebody was faster. */
async function takeStep(deps: LookDeps, found: FoundJob): Promise<Decision['kind'] | undefined> {
  const { job, account, sourcing } = found;
  const now = deps.now();
  const clock = clockOf(found);
  const today = dayOf(now, clock);
  const flags = flagsFrom(await deps.listSettings(), job.accountId);
  const isAtWork = isWorkingHour(now, clock);
  const isBatchTime = isAtWork && sourcing.batchDay !== today;
  const facts = await readLifeFacts(deps.table, found, now, isBatchTime && !sourcing.requestId);
  const state = sourcingOf(sourcing);
  const rated = { ...state, batchRating: job.batchRating ?? null };
  const targets = { targetLeads: job.targetLeadCount, targetHires: job.targetProfileCount };

  const contact = decideContact({
    autoContact: state.autoContact,
    status: job.status,
    isOffered: flags.autoContact === true,
    isPausedByOffice: isHeld(state),
    isCalibrating: !isCalibrated(rated),
    isObjectiveReached: hasReachedObjective({ ...facts, ...state, ...targets }),
    isWorkingHour: isAtWork,
    contactedToday: sourcing.contactDay === today ? (sourcing.contactsOfDay ?? 0) : 0,
    ...{ judged: facts.judged, interested: facts.interested },
  });
  if (contact.kind === 'contact')
    await contactNew(deps, sourcing, { day: today, most: contact.most, owner: job.ownerId });

  const decision = decideSourcing({
    ...facts,
    now,
    status: job.status,
    isContinuousHire: job.isContinuousHire,
    isOffered: flags.autoSourcing === true,
    ...{ sourcingMode: state.sourcingMode, autoSourcing: state.autoSourcing, pause: state.autoSourcingPause },
    batch: state.batch,
    hasRequest: sourcing.requestId !== null,
    isCalibrationRated: isCalibrated(rated),
    credits: account.hasUnlimitedPlan ? null : account.available,
    ...targets,
    isBatchTime,
    batchDays: sourcing.batchDays ?? 0,
  });
  const before = contact.kind === 'stop' ? notContacting(state, contact.reason) : undefined;
  const step = decided(before?.after ?? state, decision);
  const whole = { ...step, lines: [...(before?.lines ?? []), ...step.lines] };
  return (await write(deps, found, whole, { decision, now, today, clock })) ? decision.kind : undefined;
}

const isHeld = ({ autoSourcingPause }: JobSourcing) =>
  autoSourcingPause?.reasons.includes('PAUSED_FROM_BACKOFFICE') ?? false;

interface Taking {
  readonly decision: Decision;
  readonly now: Date;
  readonly today: string;
  readonly clock: JobClock;
}

async function write(
  deps: LookDeps,
  { job, account, sourcing }: FoundJob,
  step: Step,
  taking: Taking,
): Promise<boolean> {
  const { decision, now, today, clock } = taking;
  const { accountId, id: jobId } = job;
  const isBatch = decision.kind === 'request' || decision.kind === 'skip';
  const set = {
    ...(isBatch && { batchDay: today, batchDays: (sourcing.batchDays ?? 0) + 1 }),
    ...(decision.kind === 'pause' && decision.pause.until && { dataSince: decision.pause.until }),
  };
  const batchDay = isBatch ? today : sourcing.batchDay;
  const request =
    step.stopsRequest && sourcing.requestId
      ? (await readRequest(deps.table, { accountId, jobId, id: sourcing.requestId }, { strongly: true }))?.request
      : undefined;
  const opens: NewRequest | undefined =
    step.requests === undefined
      ? undefined
      : {
          ...{ accountId, jobId, batch: sourcing.batch + 1, batchSize: step.requests, openedBy: job.ownerId },
          // The request of a day is the same one, however often the day is decided on.
          id: `req_${idsFrom(`${jobId}#${today}`)()}` satisfies RequestId,
          holdsCredits: !account.hasUnlimitedPlan,
          openedAt: now.toISOString(),
          entryId: deps.newId(),
        };
  return createAutoSourcingStore(deps.table).take(sourcing, step, {
    ...{ at: now, by: null, newId: deps.newId, jobStatus: job.status, set, request, opens },
    // What goes on again asks for its batch with the next sweep.
    lookAt:
      decision.kind === 'resume' ? new Date(now.getTime() + SOON_MS) : nextLook(step.after, { now, batchDay, clock }),
  });
}
