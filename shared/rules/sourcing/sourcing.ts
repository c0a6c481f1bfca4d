import type { ErrorCode } from '../../contract/errors.ts';
import type { JobSourcing, JobStatus } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';

/** What a request for profiles is measured against. `available` is null on an unlimited plan. */
export interface BatchTerms {
  readonly firstBatchSize: number;
  readonly available: number | null;
}

/** The batch sizes one may ask for: the first is fixed, later ones are 20 to 100 by 5, as far as the credits reach. */
export function batchSizes(batch: number, { firstBatchSize, available }: BatchTerms): number[] {
  const reach = available ?? Number.POSITIVE_INFINITY;
  if (batch === 0) return firstBatchSize <= reach ? [firstBatchSize] : [];
  const steps = (LIMITS.batchMax - LIMITS.batchMin) / LIMITS.batchStep + 1;
  return Array.from({ length: steps }, (_, step) => LIMITS.batchMin + step * LIMITS.batchStep).filter(
    (size) => size <= reach,
  );
}

/** What is wrong with a batch size, whatever the credits; undefined where nothing is. */
export function batchSizeProblem(batch: number, batchSize: number, firstBatchSize: number): string | undefined {
  if (batchSizes(batch, { firstBatchSize, available: null }).includes(batchSize)) return undefined;
  if (batch === 0) return `The first batch has ${firstBatchSize} profiles.`;
  return `A batch has ${LIMITS.batchMin} to ${LIMITS.batchMax} profiles, in steps of ${LIMITS.batchStep}.`;
}

export type StartRefusal = Extract<
  ErrorCode,
  'JOB_IS_A_DRAFT' | 'JOB_CLOSED' | 'SOURCING_ALREADY_OPEN' | 'SOURCING_PAUSED' | 'AUTO_SOURCING_ON'
>;

/** Why sourcing cannot start now; undefined where it can. */
export function whyNotStart(status: JobStatus, sourcing: JobSourcing): StartRefusal | undefined {
  if (status === 'Draft') return 'JOB_IS_A_DRAFT';
  if (status === 'Closed') return 'JOB_CLOSED';
  if (sourcing.sourcingRequest) return 'SOURCING_ALREADY_OPEN';
  if (sourcing.autoSourcing === 'PAUSE' && !awaitsCalibration(sourcing)) return 'SOURCING_PAUSED';
  if (sourcing.sourcingMode === 'auto-sourcing' && sourcing.autoSourcing === 'ON') return 'AUTO_SOURCING_ON';
  return undefined;
}

/** Auto-sourcing that only waits for the calibration batch, which is asked for by hand. */
export const awaitsCalibration = ({ autoSourcingPause }: Pick<JobSourcing, 'autoSourcingPause'>): boolean =>
  autoSourcingPause?.reasons.includes('CALIBRATION_BATCH_NOT_REVIEWED') ?? false;

/** A request waits until a community takes it; then it is active (3-pipeline, section 4). */
export function requestStateOf({
  sourcing,
  sourcingRequest,
}: Pick<JobSourcing, 'sourcing' | 'sourcingRequest'>): 'none' | 'pending' | 'active' {
  if (!sourcingRequest) return 'none';
  return sourcing ? 'active' : 'pending';
}

/** Profiles given back when a request stops (3-pipeline, section 9). */
export const refundOnStop = (sourcing: Pick<JobSourcing, 'maxSourced' | 'submissions'>, batchSize: number) =>
  Math.max(sourcing.maxSourced + batchSize - sourcing.submissions, 0);

export type SourcingState = 'PAUSE' | 'MANUAL' | 'AUTO' | 'OFF';

/** The sourcing state of a job (3-pipeline, section 4), in the order in which its rules are read. */
export function sourcingStateOf({
  autoSourcing,
  sourcingMode,
  sourcingRequest,
}: Pick<JobSourcing, 'autoSourcing' | 'sourcingMode' | 'sourcingRequest'>): SourcingState {
  if (autoSourcing === 'PAUSE' && !sourcingRequest) return 'PAUSE';
  if (sourcingMode === 'manual' && sourcingRequest) return 'MANUAL';
  if (sourcingMode === 'auto-sourcing' && autoSourcing === 'ON') return 'AUTO';
  return autoSourcing === 'OFF' ? 'OFF' : 'MANUAL';
}

/** The calibration batch is the first batch, while its request is open (3-pipeline, section 4). */
export const isCalibrating = ({ batch, sourcingRequest }: Pick<JobSourcing, 'batch' | 'sourcingRequest'>) =>
  batch === 1 && sourcingRequest !== null;
