import { useEffect, useRef } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { hasReviewedBatch } from '../../../../shared/rules/sourcing/rating.ts';
import { batchEnds, batchGoesOn, openRating } from '../../parts/open-rating.ts';

/**
 * Where one goes from the review, and whether one is asked there how the batch was: where a profile that the crowd sourced was
 * reviewed and none is left, however many others wait (3-pipeline, section 4).
 */
export function useBatchEnd(
  { id: jobId, batch }: Pick<Job, 'id' | 'batch'>,
  { queue, isWhole }: { queue: readonly Card[]; isWhole: boolean },
) {
  /** Changes only together with the list, so the next drawing reads it. */
  const reviewed = useRef(new Set<SubmissionId>());
  const isWritten = useRef(false);
  const crowdLeft = queue.filter(({ origin }) => origin === 'crowd').length;
  const isEnded = isWhole && hasReviewedBatch({ origins: reviewed.current.size > 0 ? ['crowd'] : [], crowdLeft });
  // Whoever leaves by another door is asked when they come to the job.
  useEffect(() => {
    if (isEnded) openRating(jobId).write(String(batch));
    else if (isWritten.current) openRating(jobId).write(null);
    isWritten.current = isEnded;
    if (isEnded) batchEnds(jobId);
  }, [isEnded, jobId, batch]);
  return {
    exit: `${WEB_PATHS.job(jobId)}${isEnded ? '?reviewed=true' : ''}`,
    /** These are reviewed here; they came with no other job. */
    count: (cards: readonly Card[]) => {
      for (const { id, origin } of cards) if (origin === 'crowd') reviewed.current.add(id);
    },
    /** These are not after all: they came back, or another hand was quicker. Whoever has left the review is not asked then either. */
    discount: (ids: readonly SubmissionId[], areBack: boolean) => {
      const some = ids.filter((id) => reviewed.current.delete(id));
      if (some.length > 0 && (areBack || reviewed.current.size === 0)) batchGoesOn(jobId);
    },
  };
}
