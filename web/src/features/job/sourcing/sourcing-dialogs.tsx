import { Suspense } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { whyNotStart } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { useBatchTerms } from './use-batch-terms.ts';
import type { PanelQuery } from './use-panel-query.ts';
import { useRating } from './use-rating.ts';

const AfterReview = lazily(() => import('./after-review.tsx'));
const CannotStart = lazily(() => import('./cannot-start.tsx'));
const StartDialog = lazily(() => import('./start-dialog.tsx'));

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
  const { isRating, close, more } = useRating(job, query);
  return (
    <Suspense>
      {isRating && <AfterReview {...{ job, onJob }} isWanted={query.isRatingWanted} onMore={more} onClose={close} />}
      {query.isStartOpen && isRefused && <CannotStart isClosed={refusal === 'JOB_CLOSED'} onClose={query.closeStart} />}
      {query.isStartOpen && terms && refusal === undefined && (
        <StartDialog job={job} terms={terms} onClose={query.closeStart} onStarted={onJob} />
      )}
    </Suspense>
  );
}
