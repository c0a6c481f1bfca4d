import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { statusOf } from '../records/job/known-job.ts';

/** A job on which something may be done: on a closed one everything is refused. */
export async function requireOpenJob(
  { findJob }: Pick<SubmissionRepository, 'findJob'>,
  account: AccountId,
  id: JobId,
) {
  const job = await findJob(account, id);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  if (statusOf(job) === 'Closed') throw new AppError('JOB_CLOSED');
  return job;
}
