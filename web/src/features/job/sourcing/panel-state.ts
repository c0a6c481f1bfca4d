import type { PauseReason } from '../../../../../shared/model/auto-sourcing.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { AUTO } from '../../../../../shared/product.ts';
import {
  isCalibrating,
  refundOnStop,
  requestStateOf,
  sourcingStateOf,
} from '../../../../../shared/rules/sourcing/sourcing.ts';
import { triggerWords } from './trigger-words.ts';

export type PanelKind = 'closed' | 'running' | 'pending' | 'reached' | 'paused' | 'review' | 'resting';

/** What the sourcing panel says (3-pipeline, section 4: sourcing info panel states). */
export interface PanelState {
  readonly kind: PanelKind;
  readonly label: string;
  readonly text: string;
  /** How much of the open request is here; null where none is open. */
  readonly batch: { readonly delivered: number; readonly requested: number } | null;
}

type Facts = Pick<
  Job,
  | 'status'
  | 'batch'
  | 'maxSourced'
  | 'submissions'
  | 'sourcing'
  | 'sourcingMode'
  | 'autoSourcing'
  | 'autoSourcingPause'
  | 'sourcingRequest'
  | 'notSourcingReason'
  | 'autoSourcingHistory'
>;

const say = (kind: PanelKind, label: string, text: string, batch: PanelState['batch'] = null): PanelState => ({
  kind,
  label,
  text,
  batch,
});

function running(job: Facts, batchSize: number): PanelState {
  const delivered = Math.min(batchSize, Math.max(0, batchSize - refundOnStop(job, batchSize)));
  const name = isCalibrating(job) ? 'Calibration batch' : `Batch ${job.batch}`;
  const batch = { delivered, requested: batchSize };
  if (requestStateOf(job) === 'pending')
    return say('pending', 'Requested', `${name} of ${batchSize} profiles: waiting for sourcers to take it.`, batch);
  const text = `${name}: ${delivered} of ${batchSize} profiles here. Batches are delivered within 24 hours.`;
  return say('running', 'In progress', text, batch);
}

function resting({ batch, notSourcingReason }: Facts): PanelState {
  if (notSourcingReason === 'STOPPED_FROM_BACKOFFICE')
    return say('resting', 'Stopped', 'Stopped by our sourcing expert.');
  if (batch === 0) return say('resting', 'Stopped', 'Nothing requested yet.');
  if (notSourcingReason === 'CREDITS_EXHAUSTED') return say('paused', 'Paused', 'Paused - Not enough credits.');
  if (notSourcingReason === 'BATCH_DELIVERED') return say('resting', 'Stopped', `Batch ${batch} is here in full.`);
  if (notSourcingReason === 'STOPPED_BY_USER') return say('resting', 'Stopped', `Batch ${batch} was stopped.`);
  return say('resting', 'Stopped', 'Nothing requested at the moment.');
}

/** Why auto-sourcing rests, in the words of the specification; the first reason that has some. */
const PAUSED: Record<PauseReason, string> = {
  PAUSED_FROM_BACKOFFICE: 'Paused by our sourcing expert.',
  CREDITS_EXHAUSTED: 'Paused - Not enough credits.',
  PAUSED_BY_DATA_SYSTEM_FOR_ACCOUNT_HIGH_DQ: 'Paused and under review',
  PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS: 'Paused and under review',
  PROFILES_TO_REVIEW_LIMIT_REACHED: 'Review down to at least 100 profiles to resume auto-sourcing.',
  CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED: 'Objective reached, sourcing stopped',
  CALIBRATION_BATCH_NOT_REVIEWED: 'Auto-sourcing begins once the calibration batch is reviewed and rated.',
};

function paused({ autoSourcingPause: pause, notSourcingReason }: Facts): PanelState {
  if (notSourcingReason === 'QUESTION_ABOUT_JOB_REQUIREMENTS')
    return say('paused', 'Paused', 'Paused by our sourcing expert: there is a question about the job requirements.');
  const [reason = 'PAUSED_FROM_BACKOFFICE'] = pause?.reasons ?? [];
  const text = PAUSED[reason];
  if (reason === 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED') return say('reached', 'Objective reached', text);
  const triggers = pause?.triggers ?? [];
  if (!pause?.until) return say('paused', 'Paused', text);
  const why = triggers.length > 0 ? `: ${triggerWords(triggers)}` : '';
  return say('paused', 'Paused', `${text}${why}. This takes about 4 hours.`);
}

const LOW: readonly string[] = ['SOURCING_FOR_A_LOW_LEAD_RATE_JOB', 'LEADOSTAT_WAIT_FOR_A_LOW_LEAD_RATE_JOB'];

/** How many profiles come by themselves, and when, as it was decided last. */
function comingBy({ autoSourcingHistory }: Facts): string {
  const reasons = autoSourcingHistory.find(({ action }) => action.endsWith('BATCH_REQUESTED'))?.reasons ?? [];
  if (reasons.includes('NO_BATCH_REQUIRED')) return 'More profiles come if the answers that you have do not suffice.';
  const days = reasons.some((reason) => LOW.includes(reason)) ? 'every other day' : 'each day';
  return `About ${AUTO.profilesPerDay} profiles come ${days}, within your send window.`;
}

/** How the sourcing of a job stands; `toReview` is how many sourced profiles wait for a review. */
export function panelStateOf(job: Facts, toReview: number): PanelState {
  if (job.status === 'Closed') return say('closed', 'Stopped', 'Please re-open the job before sourcing.');
  if (job.autoSourcingPause?.reasons.includes('PAUSED_FROM_BACKOFFICE')) return paused(job);
  if (job.sourcingRequest) return running(job, job.sourcingRequest.batchSize);
  if (job.batch === 1 && toReview > 0)
    return say('review', 'Please review', 'Calibration batch complete - please review');
  const state = sourcingStateOf(job);
  if (state === 'PAUSE') return paused(job);
  if (state === 'AUTO') return say('running', 'Auto-sourcing', comingBy(job));
  if (job.notSourcingReason === 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED')
    return say('reached', 'Objective reached', 'Objective reached, sourcing stopped');
  return resting(job);
}
