import type { Job } from '../../../../../shared/model/job.ts';
import { isCalibrating, refundOnStop, sourcingStateOf } from '../../../../../shared/rules/sourcing/sourcing.ts';

export type PanelKind = 'closed' | 'running' | 'reached' | 'paused' | 'review' | 'resting';

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
  | 'sourcingRequest'
  | 'notSourcingReason'
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
  const text = `${name}: ${delivered} of ${batchSize} profiles here. Batches are delivered within 24 hours.`;
  return say('running', 'In progress', text, { delivered, requested: batchSize });
}

function resting({ batch, notSourcingReason }: Facts): PanelState {
  if (batch === 0) return say('resting', 'Stopped', 'Nothing requested yet.');
  if (notSourcingReason === 'CREDITS_EXHAUSTED') return say('paused', 'Paused', 'Paused - Not enough credits.');
  if (notSourcingReason === 'BATCH_DELIVERED') return say('resting', 'Stopped', `Batch ${batch} is here in full.`);
  if (notSourcingReason === 'STOPPED_BY_USER') return say('resting', 'Stopped', `Batch ${batch} was stopped.`);
  return say('resting', 'Stopped', 'Nothing requested at the moment.');
}

/** How the sourcing of a job stands; `toReview` is how many sourced profiles wait for a review. */
export function panelStateOf(job: Facts, toReview: number): PanelState {
  if (job.status === 'Closed') return say('closed', 'Stopped', 'Please re-open the job before sourcing.');
  if (job.sourcingRequest) return running(job, job.sourcingRequest.batchSize);
  if (sourcingStateOf(job) === 'PAUSE') return say('paused', 'Paused', 'Paused by our sourcing expert.');
  if (job.notSourcingReason === 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED')
    return say('reached', 'Objective reached', 'Objective reached, sourcing stopped');
  if (job.batch === 1 && toReview > 0)
    return say('review', 'Please review', 'Calibration batch complete - please review');
  return resting(job);
}
