import type { ErrorCode } from '../../../contract/errors.ts';
import { JobMode } from '../../../model/auto-sourcing.ts';
import type { Job } from '../../../model/job.ts';
import { isOneOf } from '../../../model/newer.ts';

type Facts = Pick<
  Job,
  | 'status'
  | 'batch'
  | 'batchRating'
  | 'sourcingRequest'
  | 'sourcingMode'
  | 'autoSourcing'
  | 'autoSourcingPause'
  | 'autoContact'
  | 'isContinuousHire'
>;

/** The modes that an account may choose: those of the flag, which is a list joined by underscores, that it has access to. */
export function allowedModes(flag: unknown, access: readonly JobMode[] | undefined): JobMode[] {
  const offered = typeof flag === 'string' ? flag.split('_') : [];
  return JobMode.options.filter((mode) => offered.includes(mode) && (access === undefined || access.includes(mode)));
}

/** What a stored list of modes allows; undefined where nothing was said, which is all of them. */
export const knownModes = (stored: readonly string[] | undefined) =>
  stored?.filter((mode): mode is JobMode => isOneOf(JobMode, mode));

const hasAutoSourcing = ({ sourcingMode, autoSourcing }: Pick<Facts, 'sourcingMode' | 'autoSourcing'>) =>
  sourcingMode === 'auto-sourcing' && autoSourcing !== 'OFF';

/** In which mode a job is: AUTO does everything by itself, MANUAL nothing, CUSTOM one of the two (3-pipeline, section 4). */
export function jobModeOf(job: Pick<Facts, 'sourcingMode' | 'autoSourcing' | 'autoContact'>): JobMode {
  if (hasAutoSourcing(job)) return job.autoContact ? 'AUTO' : 'CUSTOM';
  return job.autoContact ? 'CUSTOM' : 'MANUAL';
}

/** Whether the calibration batch is behind a job: it is past the first batch, or rated it while no request is open. */
export const isCalibrated = ({
  batch,
  batchRating,
  sourcingRequest,
}: Pick<Facts, 'batch' | 'batchRating' | 'sourcingRequest'>): boolean =>
  batch > 1 || (batch === 1 && batchRating !== null && sourcingRequest === null);

export type SwitchRefusal = Extract<
  ErrorCode,
  | 'JOB_IS_A_DRAFT'
  | 'JOB_CLOSED'
  | 'CONTINUOUS_HIRE'
  | 'SOURCING_PAUSED'
  | 'CALIBRATION_NOT_STARTED'
  | 'CALIBRATION_RUNNING'
  | 'CALIBRATION_NOT_RATED'
>;

/** Why what a job does by itself cannot be switched now; undefined where it can. Ending it is always possible. */
export function whyNotSwitch(job: Facts): SwitchRefusal | undefined {
  if (job.status === 'Draft') return 'JOB_IS_A_DRAFT';
  if (job.status === 'Closed') return 'JOB_CLOSED';
  if (job.isContinuousHire) return 'CONTINUOUS_HIRE';
  if (job.autoSourcingPause?.reasons.includes('PAUSED_FROM_BACKOFFICE')) return 'SOURCING_PAUSED';
  if (job.autoSourcing === 'PAUSE' && job.sourcingMode === 'manual') return 'SOURCING_PAUSED';
  if (isCalibrated(job)) return undefined;
  if (job.batch === 0) return 'CALIBRATION_NOT_STARTED';
  return job.sourcingRequest ? 'CALIBRATION_RUNNING' : 'CALIBRATION_NOT_RATED';
}

const STARTS =
  'Sourcing will start, and sourced candidates will be contacted within 24 hours. Profiles that were sourced earlier are not contacted automatically.';
const STOPS = 'Sourcing will stop.';

const WARNINGS: Partial<Record<`${JobMode}-${JobMode}`, string>> = {
  'AUTO-CUSTOM': 'Sourcing continues, and sourced candidates are still contacted automatically.',
  'AUTO-MANUAL': `${STOPS} You will have to request, review and contact profiles manually.`,
  'CUSTOM-AUTO': STARTS,
  'MANUAL-AUTO': STARTS,
  'CUSTOM-MANUAL': STOPS,
};

/** What becomes of those whom the product contacted, where it no longer does. */
export const COMES_BACK =
  'Whoever was contacted automatically and has had no email yet comes back to be reviewed; sequences that have begun go on.';

/** What a change of mode brings; nothing is said from MANUAL to CUSTOM. `autoContact`: the job contacts by itself now. */
export function warningOf(from: JobMode, to: JobMode, autoContact: boolean): string | undefined {
  const warning = WARNINGS[`${from}-${to}`];
  return warning && to === 'MANUAL' && autoContact ? `${warning} ${COMES_BACK}` : warning;
}

/** What is said where switching one thing made the mode another. */
export function switchedWords(before: JobMode, after: JobMode): string | undefined {
  if (before === after || after === 'CUSTOM') return undefined;
  return after === 'AUTO'
    ? 'We activated Auto mode for this job based on your custom settings'
    : 'We activated Manual mode for this job based on your custom settings';
}
