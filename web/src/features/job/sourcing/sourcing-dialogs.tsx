import { Suspense, useEffect } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { whyNotStart } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { useBatchTerms } from './use-batch-terms.ts';
import type { PanelQuery } from './use-panel-query.ts';
import { useRating } from './use-rating.ts';

const AfterReview = lazily(() => import('./after-review.tsx'));
const CannotStart = lazily(() => import('./cannot-start.tsx'));
const StartDialog = lazily(() => import('./start-dialog.tsx'));
const UntoldDialog = lazily(() => import('../untold/untold-dialog.tsx'));

interface SourcingDialogsProps {
  readonly job: Job;
  readonly query: PanelQuery;
  readonly onJob: (job: Job) => void;
}

/** What the address of a job opens of its sourcing, wherever the panel stands. */
export function SourcingDialogs({ job, query, onJob }: SourcingDialogsProps) {
  const terms = useBatchTerms();
  const refusal = whyNotStart(job.status, job);
  const isRefused = refusal === 'JOB_CLOSED' || refusal === 'SOURCING_PAUSED';
  const { isStartOpen, closeStart } = query;
  // Where it is sourced already there is nothing to ask, now or when that ends.
  const isIdle = isStartOpen && refusal !== undefined && !isRefused;
  useEffect(() => {
    if (isIdle) closeStart();
  }, [isIdle, closeStart]);
  const { isRating, close, more } = useRating(job, query);
  return (
    <Suspense>
      {query.untold.isOpen && <UntoldDialog job={job} untold={query.untold} />}
      {isRating && (
        <AfterReview
          {...{ job, onJob }}
          hasReviewed={query.hasReviewed}
          isWanted={query.isRatingWanted}
          onMore={more}
          onClose={close}
        />
      )}
      {isStartOpen && isRefused && <CannotStart isClosed={refusal === 'JOB_CLOSED'} onClose={closeStart} />}
      {isStartOpen && terms && refusal === undefined && (
        <StartDialog job={job} terms={terms} onClose={closeStart} onStarted={onJob} />
      )}
    </Suspense>
  );
}
