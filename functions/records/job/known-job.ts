import { AppError } from '../../../shared/contract/errors.ts';
import { AutoSourcingEntry } from '../../../shared/model/auto-sourcing.ts';
import {
  JobFields,
  JobSourcing,
  JobStatus,
  JourneyStep,
  NotSourcingReason,
  Office,
} from '../../../shared/model/job.ts';
import { isOneOf } from '../../../shared/model/newer.ts';
import { withoutLimits } from '../../../shared/model/without-limits.ts';
import type { StoredAutoSourcingEntry, StoredJob, StoredJobRow, StoredSourcing } from './stored-job.ts';

const KnownFields = withoutLimits(JobFields);
const KnownSourcing = withoutLimits(JobSourcing);
const KnownStep = withoutLimits(JourneyStep);

/** How a job stands. Refuses to decide by what only a newer version knows. */
export function statusOf({ status }: Pick<StoredJob, 'status'>): JobStatus {
  if (!isOneOf(JobStatus, status)) throw new AppError('RECORD_NEWER');
  return status;
}

/** How a job is sourced, by which may be decided. */
export function sourcingOf(stored: StoredSourcing): JobSourcing {
  const { success, data } = KnownSourcing.safeParse(stored);
  if (!success) throw new AppError('RECORD_NEWER');
  return data;
}

/** Whether this version has a name for each choice of a job and its sourcing, and so may change it. */
export const isKnownJob = (job: StoredJob, sourcing: StoredSourcing): boolean =>
  isOneOf(JobStatus, job.status) && KnownFields.safeParse(job).success && KnownSourcing.safeParse(sourcing).success;

/** Refuses to change a job that a newer version changed in a way that this one does not know. */
export function requireKnownJob({ job, sourcing }: { readonly job: StoredJob; readonly sourcing: StoredSourcing }) {
  if (!isKnownJob(job, sourcing)) throw new AppError('RECORD_NEWER');
}

/** Refuses to send by emails of a sequence that a newer version wrote in a way that this one does not know. */
export function requireKnownSteps(steps: readonly JourneyStep[]) {
  if (!steps.every((step) => KnownStep.safeParse(step).success)) throw new AppError('RECORD_NEWER');
}

/** A line of the history; one that this version has no words for is left out. */
export const shownEntry = (entry: StoredAutoSourcingEntry): AutoSourcingEntry[] => {
  const { success, data } = AutoSourcingEntry.safeParse(entry);
  return success ? [data] : [];
};

export const isKnownRow = ({ status, office, notSourcingReason }: StoredJobRow): boolean =>
  isOneOf(JobStatus, status) &&
  isOneOf(Office, office) &&
  (notSourcingReason === null || isOneOf(NotSourcingReason, notSourcingReason));
