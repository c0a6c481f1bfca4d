import type { BatchRating, JobSourcing } from '../../model/job.ts';
import type { Origin } from '../../model/submission.ts';

type Sourcing = Pick<JobSourcing, 'batch' | 'sourcingRequest'>;
type Moded = Sourcing & Pick<JobSourcing, 'sourcingMode' | 'autoSourcing'>;

/** Whether there is a batch that can be rated: one came, and none is under way (3-pipeline, section 4). */
export const canRate = ({ batch, sourcingRequest }: Sourcing): boolean => batch > 0 && sourcingRequest === null;

export interface Reviewed {
  /** Where the profiles come from that were just reviewed. */
  readonly origins: readonly Origin[];
  /** How many profiles of the crowd are still to be reviewed. */
  readonly crowdLeft: number;
}

/** Whether who reviewed has come to the end of what was sourced; others may still wait (3-pipeline, section 4). */
export const hasReviewedBatch = ({ origins, crowdLeft }: Reviewed): boolean =>
  origins.includes('crowd') && crowdLeft === 0;

/**
 * Whether whoever has just reviewed is asked how they liked the batch: they reviewed profiles of the crowd, none is left, no
 * request is open, and nobody has rated this batch. In auto mode that is the calibration batch alone.
 */
export const asksForRating = (job: Moded & { readonly batchRating: BatchRating | null }, reviewed: Reviewed): boolean =>
  canRate(job) &&
  (job.batch === 1 || offersMore(job)) &&
  hasReviewedBatch(reviewed) &&
  job.batchRating?.batch !== job.batch;

/** In auto mode the calibration batch must be rated: what comes next waits for it (3-pipeline, section 4). */
export const mustRate = (job: Pick<JobSourcing, 'batch' | 'sourcingMode' | 'autoSourcing'>): boolean =>
  job.batch === 1 && job.sourcingMode === 'auto-sourcing' && job.autoSourcing !== 'OFF';

/**
 * Whether who comes to a job is asked, be it after a reload: where it must be rated, and where they reviewed this batch and
 * neither rated nor skipped it.
 */
export const asksAgain = (
  job: Moded & { readonly batchRating: BatchRating | null },
  { crowdLeft, leftOpen }: { readonly crowdLeft: number; readonly leftOpen: number | undefined },
): boolean => asksForRating(job, { origins: ['crowd'], crowdLeft }) && (mustRate(job) || leftOpen === job.batch);

/** Whether more profiles are offered after the rating: not where they come by themselves. */
export const offersMore = ({
  sourcingMode,
  autoSourcing,
}: Pick<JobSourcing, 'sourcingMode' | 'autoSourcing'>): boolean =>
  sourcingMode !== 'auto-sourcing' || autoSourcing === 'OFF';

/** From the best to the worst (3-pipeline, section 3). */
export const RATINGS = [
  { rating: 3, label: 'Very satisfied' },
  { rating: 2, label: 'Satisfied' },
  { rating: 1, label: 'Not satisfied' },
  { rating: 0, label: 'Very dissatisfied' },
] as const;

/** A rating after which we say that we work on it (3-pipeline, section 8). */
export const isPoor = (rating: number): boolean => rating < 2;
