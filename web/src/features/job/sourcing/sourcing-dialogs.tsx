import { Suspense } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { whyNotStart } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { useBatchTerms } from './use-batch-terms.ts';
import type { PanelQuery } from './use-panel-query.ts';

const AfterReview = lazily(() => import('./after-review.tsx'));
const StartDialog = lazily(() => import('./start-dialog.tsx'));

interface SourcingDialogsProps {
  readonly job: Job;
  readonly query: PanelQuery;
  readonly onJob: (job: Job) => void;
}

/** What the address of a job opens of its sourcing, wherever the panel stands. */
export function SourcingDialogs({ job, query, onJob }: SourcingDialogsProps) {
  const terms = useBatchTerms();
  return (
    <Suspense>
      {query.hasReviewed && (
        <AfterReview job={job} onJob={onJob} onMore={query.wantMore} onClose={query.closeReviewed} />
      )}
      {query.isStartOpen && terms && whyNotStart(job.status, job) === undefined && (
        <StartDialog job={job} terms={terms} onClose={query.closeStart} onStarted={onJob} />
      )}
    </Suspense>
  );
}
