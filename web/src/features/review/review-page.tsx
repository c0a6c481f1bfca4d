import { useParams } from 'react-router-dom';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { ExcludedCompanies } from '../../parts/candidate/card-marks.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { useReview } from './use-review.ts';
import { Workplace } from './workplace.tsx';

function WithJob({ job }: { job: Job }) {
  const review = useReview(job);
  if (review.error) {
    const { error, isValidating, retry } = review;
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={retry} />;
  }
  if (!review.isReady || !review.card) return <ReviewSkeleton title={job.title} />;
  return (
    <ExcludedCompanies value={job.requirements.blacklistedDomains}>
      <Workplace job={job} review={review} card={review.card} />
    </ExcludedCompanies>
  );
}

/** The profile review screen (3-pipeline, section 2): one profile after the other, with keys, each action at once. */
export default function ReviewPage() {
  const { jobId } = useParams() as { jobId: JobId };
  const { data: job, error, isValidating, mutate } = useApi('getJob', { params: { id: jobId } });
  useTitle(job ? `Review ${job.title}` : 'Review');
  if (job) return <WithJob key={job.id} job={job} />;
  if (error) return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  return <ReviewSkeleton title="" />;
}
