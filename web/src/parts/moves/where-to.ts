import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { movedToAnotherJob } from '../../../../shared/rules/funnel/transfer.ts';
import { ApiError, messageOf } from '../../api/problem.ts';

/** Whether a failure says that somebody is not, or no longer, there. */
export const saysGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Where in the product somebody is who is on another job. */
export const placeElsewhere = (jobId: JobId, submission: Pick<Submission, 'id' | 'jobId'> | undefined) =>
  submission && submission.jobId !== jobId
    ? `${WEB_PATHS.job(submission.jobId)}?submissionId=${submission.id}`
    : undefined;

/** What to say of somebody who is not on this job: what became of them, as far as that is known. */
export function whereTo(jobId: JobId, submission: Submission | undefined, error: unknown): string {
  if (saysGone(error) && (error.code === 'SUBMISSION_DELETED' || error.code === 'SUBMISSION_MERGED'))
    return messageOf(error);
  const transfer = submission?.transferredFromJob;
  const wasHere = transfer && [transfer.oldJobId, ...(transfer.earlierJobIds ?? [])].includes(jobId);
  if (submission && submission.jobId !== jobId && wasHere)
    return movedToAnotherJob(submission.name, transfer.newJobTitle, transfer.byUserName);
  return ERRORS.SUBMISSION_NOT_FOUND.title;
}
