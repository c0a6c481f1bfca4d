import { useEffect } from 'react';
import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { type Filters, jobsAsked } from './filters.ts';

/**
 * The page of jobs that the filters ask for, read again each minute while it is seen and when one comes back to it.
 * `toFirstPage` is called when there are jobs, but not that many pages.
 */
export const useJobList = (filters: Filters, toFirstPage: () => void) => {
  const list = usePolledApi('listJobs', { query: jobsAsked(filters) }, TIMES.jobListPoll);
  const { results, total = 0 } = list.data ?? {};
  const isBeyond = results?.length === 0 && total > 0;
  useEffect(() => {
    if (isBeyond) toFirstPage();
  });
  return { ...list, rows: isBeyond ? undefined : results, total, pages: Math.ceil(total / LIMITS.jobListPage) };
};
