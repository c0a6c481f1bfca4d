import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { asksAgain } from '../../../../../shared/rules/sourcing/rating.ts';
import { useApi } from '../../../api/use-api.ts';
import { openRating } from '../../../parts/open-rating.ts';
import type { PanelQuery } from './use-panel-query.ts';

/** Whether the rating of a batch is open. Who left it undecided is asked again when they come back, in this browser. */
export function useRating(job: Job, query: PanelQuery) {
  const { hasReviewed, isRatingWanted, closeReviewed, wantMore } = query;
  const open = useMemo(() => openRating(job.id), [job.id]);
  const leftOpen = Number(open.read()) || undefined;
  const mayAsk = asksAgain(job, { crowdLeft: 0, leftOpen });
  const left = useApi('countCrowdToReview', mayAsk ? { params: { id: job.id } } : null).data?.count;
  const isDue = mayAsk && left === 0;
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    if (isDue) setAgain(true);
  }, [isDue]);
  const forget = useCallback(() => {
    open.write(null);
    setAgain(false);
  }, [open]);
  return {
    isRating: hasReviewed || isRatingWanted || isAgain,
    close: useCallback(() => {
      forget();
      closeReviewed();
    }, [forget, closeReviewed]),
    more: useCallback(() => {
      forget();
      wantMore();
    }, [forget, wantMore]),
  };
}
