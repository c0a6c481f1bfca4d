import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { jobSourcingRoutes } from '../../shared/contract/job-sourcing.ts';
import type { JobMode } from '../../shared/model/auto-sourcing.ts';
import { allowedModes, isCalibrated, knownModes, whyNotSwitch } from '../../shared/rules/sourcing/auto/job-mode.ts';
import * as steps from '../../shared/rules/sourcing/auto/steps.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { Item } from '../platform/items.ts';
import { type FlagValue, flagsFrom, type StoredSetting } from '../records/account/settings.ts';
import type { AutoSourcingStore } from '../records/job/auto-sourcing-store.ts';
import type { FoundJob } from '../records/job/job-store.ts';
import { requireKnownJob, shownEntry, sourcingOf, statusOf } from '../records/job/known-job.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import { openRequestOf, type RequestDeps, takenBy } from './request-api.ts';
import { type TakeBackDeps, takeBackContacts } from './take-back.ts';

type AutoRoutes = Omit<
  typeof jobSourcingRoutes,
  'startSourcing' | 'stopSourcing' | 'rateBatch' | 'closeJob' | 'reopenJob' | 'listJobCredits'
>;

export interface AutoDeps
  extends Pick<RequestDeps, 'findJob' | 'present' | 'sourcing' | 'now' | 'newId'>,
    TakeBackDeps {
  readonly auto: AutoSourcingStore;
  readonly listSettings: () => Promise<readonly StoredSetting[]>;
}

/** How often a change is tried again because profiles were delivered between reading and writing. */
const TRIES = 10;

/** What a job does by itself: switched on and off by people (3-pipeline, section 4). */
export const createAutoApi = (deps: AutoDeps): Api<AutoRoutes> => ({
  unpauseSourcing: ({ actor, params }) =>
    change(deps, actor, params.id, (found) => {
      const { autoSourcingPause: pause, notSourcingReason } = found.state;
      if (found.job.status === 'Closed') throw new AppError('JOB_CLOSED');
      if (!pause?.reasons.includes('PAUSED_FROM_BACKOFFICE')) throw new AppError('NOT_PAUSED');
      if (notSourcingReason !== 'QUESTION_ABOUT_JOB_REQUIREMENTS') throw new AppError('SOURCING_PAUSED');
      return { step: steps.unpaused(found.state, 'employer'), isHeld: false };
    }),

  async setJobModeAuto({ actor, params }) {
    const flags = await flagsOf(deps, actor);
    return change(deps, actor, params.id, (found) => {
      requireMode(found, flags, 'AUTO');
      requireOffered(flags, 'autoSourcing', 'AUTO_SOURCING_NOT_OFFERED');
      requireOffered(flags, 'autoContact', 'AUTO_CONTACT_NOT_OFFERED');
      requireSwitch(found);
      const step = steps.switchedToAuto(found.state, deps.now(), found.isCalibrated);
      return { step, set: found.state.autoContact ? {} : contactsFrom(deps, actor) };
    });
  },

  async setJobModeManual({ actor, params }) {
    const flags = await flagsOf(deps, actor);
    const job = await change(deps, actor, params.id, (found) => {
      requireOpen(found);
      requireMode(found, flags, 'MANUAL');
      return { step: steps.switchedToManual(found.state) };
    });
    await takeBackContacts(deps, actor, params.id);
    return job;
  },

  setSourcingModeManual: ({ actor, params }) =>
    change(deps, actor, params.id, (found) => {
      requireOpen(found);
      return { step: steps.byHand(found.state, 'DISABLED_FOR_JOB') };
    }),

  async activateAutoSourcing({ actor, params }) {
    const flags = await flagsOf(deps, actor);
    return change(deps, actor, params.id, (found) => {
      requireOffered(flags, 'autoSourcing', 'AUTO_SOURCING_NOT_OFFERED');
      requireSwitch(found);
      const { state } = found;
      const isOn = state.sourcingMode === 'auto-sourcing' && state.autoSourcing !== 'OFF';
      const start = steps.activated(state, 'ACTIVATED_BY_USER', deps.now(), found.isCalibrated);
      return { step: isOn ? steps.inTurn(state) : start };
    });
  },

  deactivateAutoSourcing: ({ actor, params, body }) =>
    change(deps, actor, params.id, (found) => {
      requireOpen(found);
      return { step: steps.deactivated(found.state, body.reason) };
    }),

  async startAutoContact({ actor, params }) {
    const flags = await flagsOf(deps, actor);
    return change(deps, actor, params.id, (found) => {
      requireOffered(flags, 'autoContact', 'AUTO_CONTACT_NOT_OFFERED');
      requireSwitch(found);
      return { step: steps.contacting(found.state, 'ACTIVATED_BY_USER'), set: contactsFrom(deps, actor) };
    });
  },

  async stopAutoContact({ actor, params }) {
    const job = await change(deps, actor, params.id, (found) => {
      requireOpen(found);
      return { step: steps.notContacting(found.state, 'DISABLED_FOR_JOB') };
    });
    return { job, takenBack: await takeBackContacts(deps, actor, params.id) };
  },

  async listAutoSourcingHistory({ actor, params, query }) {
    await deps.findJob(actor, params.id);
    const { entries, next } = await deps.auto.history(actor.accountId, params.id, query);
    return { results: entries.flatMap(shownEntry), next };
  },
});

interface Switching extends FoundJob {
  readonly state: ReturnType<typeof sourcingOf>;
  readonly isCalibrated: boolean;
}

interface Change {
  readonly step: steps.Step;
  readonly set?: Item;
  /** Whether the open request waits from now on. */
  readonly isHeld?: boolean;
}

/** Takes a step that a person asks for; nothing is written where there is nothing to change. */
async function change(deps: AutoDeps, actor: Actor, id: StoredJob['id'], decide: (found: Switching) => Change) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await deps.findJob(actor, id);
    requireKnownJob(found);
    const state = sourcingOf(found.sourcing);
    const batchRating = found.job.batchRating ?? null;
    const { step, set, isHeld } = decide({ ...found, state, isCalibrated: isCalibrated({ ...state, batchRating }) });
    if (step.lines.length === 0) return deps.present(found);
    const request = step.stopsRequest || isHeld !== undefined ? await openRequestOf(deps, found) : undefined;
    const by = { ...takenBy(deps, actor), jobStatus: found.job.status };
    const taken = { ...by, lookAt: lookAt(deps, step), request, ...(set && { set }) };
    if (await deps.auto.take(found.sourcing, step, { ...taken, ...(isHeld !== undefined && { isHeld }) }))
      return deps.present(await deps.findJob(actor, id));
  }
  throw new AppError('CONFLICT');
}

/** What happens by itself begins with the next sweep. */
const lookAt = ({ now }: Pick<AutoDeps, 'now'>, { after }: steps.Step) =>
  after.autoContact || (after.sourcingMode === 'auto-sourcing' && after.autoSourcing !== 'OFF') ? now() : undefined;

const contactsFrom = ({ now }: Pick<AutoDeps, 'now'>, { userId }: Actor) => ({
  contactSince: now().toISOString(),
  contactBy: userId,
});

const flagsOf = async ({ listSettings }: AutoDeps, { accountId }: Actor) => flagsFrom(await listSettings(), accountId);

function requireMode({ account }: FoundJob, flags: Record<string, FlagValue>, mode: JobMode) {
  if (!allowedModes(flags.jobMode, knownModes(account.jobModeAccess)).includes(mode))
    throw new AppError('JOB_MODE_NOT_ALLOWED');
}

/** On a closed job everything is over already, and what it remembers for its re-opening stays. */
function requireOpen({ job }: Switching) {
  if (job.status === 'Closed') throw new AppError('JOB_CLOSED');
}

function requireOffered(flags: Record<string, FlagValue>, flag: string, code: ErrorCode) {
  if (flags[flag] !== true) throw new AppError(code);
}

function requireSwitch({ job, state }: Switching) {
  const { isContinuousHire, batchRating = null } = job;
  const code = whyNotSwitch({ ...state, status: statusOf(job), isContinuousHire, batchRating });
  if (code) throw new AppError(code);
}
