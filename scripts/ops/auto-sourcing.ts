import type { Item } from '../../functions/platform/items.ts';
import { createAutoSourcingStore } from '../../functions/records/job/auto-sourcing-store.ts';
import { createJobsRepository, type FoundJob } from '../../functions/records/job/job-store.ts';
import { sourcingOf } from '../../functions/records/job/known-job.ts';
import { createSourcingRepository } from '../../functions/records/request/request-store.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { isCalibrated } from '../../shared/rules/sourcing/auto/job-mode.ts';
import * as steps from '../../shared/rules/sourcing/auto/steps.ts';
import { lineAction, OFFICE } from './audit.ts';
import type { Office } from './environment.ts';

const TRIES = 8;

interface OfficeStep {
  readonly step: steps.Step;
  readonly subject: string;
  readonly isHeld?: boolean;
  readonly set?: Item;
}

/** Takes a step of a job's sourcing, with a line in the account's log and one in the job's history. Answers where it stands. */
async function take(office: Office, account: AccountId, job: JobId, decide: (found: FoundJob) => OfficeStep) {
  const { table, newId } = office;
  const requests = createSourcingRepository(table);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await createJobsRepository(table).find(account, job);
    if (!found || found.job.status === 'Draft') throw new Error(`${account} has no posted job ${job}`);
    const { sourcing } = found;
    const { step, subject, ...taken } = decide(found);
    const { after } = step;
    const standing = {
      ...{ account, job, mode: after.sourcingMode, autoSourcing: after.autoSourcing, autoContact: after.autoContact },
      pausedFor: after.autoSourcingPause?.reasons ?? [],
    };
    if (step.lines.length === 0) return { ...standing, changed: false };
    const at = office.now();
    const isAtWork = after.autoContact || (after.sourcingMode === 'auto-sourcing' && after.autoSourcing !== 'OFF');
    const isPaused = after.autoSourcingPause?.reasons.includes('PAUSED_FROM_BACKOFFICE');
    const written = await createAutoSourcingStore(table).take(sourcing, step, {
      ...{ at, by: OFFICE.name, newId, lookAt: isAtWork && !isPaused ? at : undefined },
      request: sourcing.requestId ? await requests.findRequest(account, job, sourcing.requestId) : undefined,
      also: [lineAction(office, account, { kind: 'OTHER', subject, details: job })],
      ...taken,
    });
    if (written) return { ...standing, changed: true };
  }
  throw new Error(`The job ${job} is changed all the time. Run it again.`);
}

/** Pauses a job, its open request and all that happens by itself; with a question, the employer can let it go on. */
export const pauseSourcing = (office: Office, account: AccountId, job: JobId, hasQuestion = false) =>
  take(office, account, job, ({ sourcing }) => ({
    step: steps.pausedByOffice(sourcingOf(sourcing), office.now(), hasQuestion),
    subject: 'Sourcing paused',
    isHeld: true,
  }));

/** Lets a job that was paused go on. */
export const resumeSourcing = (office: Office, account: AccountId, job: JobId) =>
  take(office, account, job, ({ sourcing }) => ({
    step: steps.unpaused(sourcingOf(sourcing), 'office'),
    subject: 'Sourcing resumed',
    isHeld: false,
  }));

/** Starts auto-sourcing of a job; it waits for the calibration batch where that was not rated. */
export const startAutoSourcing = (office: Office, account: AccountId, job: JobId) =>
  take(office, account, job, ({ job: stored, sourcing }) => {
    const state = sourcingOf(sourcing);
    if (stored.status !== 'Validated') throw new Error(`${job} is closed`);
    const isReady = isCalibrated({ ...state, batchRating: stored.batchRating ?? null });
    const step = steps.activated(state, 'ACTIVATED_FROM_BACKOFFICE', office.now(), isReady);
    return { step, subject: 'Auto-sourcing started' };
  });

/** Stops auto-sourcing of a job, or the whole search: then it contacts nobody by itself either. */
export const stopAutoSourcing = (office: Office, account: AccountId, job: JobId, isWholeSearch: boolean) =>
  take(office, account, job, ({ sourcing }) => {
    const state = sourcingOf(sourcing);
    const reason = isWholeSearch ? 'SEARCH_STOPPED_FROM_BACKOFFICE' : 'STOPPED_FROM_BACKOFFICE';
    const stop = (before: steps.AutoState) => steps.deactivated(before, reason);
    const step = isWholeSearch
      ? steps.inTurn(state, stop, (before) => steps.notContacting(before, reason))
      : stop(state);
    return { step, subject: isWholeSearch ? 'Search stopped' : 'Auto-sourcing stopped' };
  });
