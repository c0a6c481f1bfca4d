import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { Suspense, useEffect, useState } from 'react';
import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { download } from '../../api/download.ts';
import { messageOf } from '../../api/problem.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { useUser } from '../../api/use-user.ts';
import { useCounted } from '../../parts/reports/counted.tsx';
import { ExportButton } from '../../parts/reports/export-button.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { usePhone } from '../../ui/hooks/use-media-query.ts';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { type HeldOrder, pipelineAsked, pipelineExportAsked } from './filters.ts';
import { accountNews } from './news.ts';
import { PipelineSkeleton, PipelineTable } from './pipeline-table.tsx';
import styles from './reports.module.css';
import { Tools } from './tools.tsx';
import { useFilters } from './use-filters.ts';

const SortSelect = lazily(() => import('./sort-select.tsx'), { inPlace: true });

const POLL_MS = 60_000;

/** The active jobs with all that they counted, page by page: the API searches and sorts them. */
export function PipelineTab() {
  const { account } = useUser().employer;
  const [filters, change] = useFilters();
  const { search, columnName, order } = filters;
  const isPhone = usePhone();
  const counted = useCounted();
  const [held, hold] = useState<HeldOrder>();
  const asked = pipelineAsked(account, filters, held);
  const [hasNews] = useState(accountNews);
  const answer = usePolledApi('getCurrentPipeline', asked, POLL_MS, { hasNews, keepPreviousData: true });
  const { data, error, isValidating, mutate } = answer;
  const isOfHeld = 'jobIds' in asked.query;
  useEffect(() => {
    if (data && !isValidating && !isOfHeld && data.order.length > 0) hold({ filters, jobIds: data.order });
  }, [data, isValidating, isOfHeld, filters]);
  const pages = Math.max(1, Math.ceil((data?.found ?? 0) / LIMITS.pipelinePage));
  const isBeyond = data !== undefined && !isValidating && filters.page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: 1 }, true);
  });
  return (
    <>
      <Tools
        filters={filters}
        onChange={change}
        after={
          <>
            <SearchInput
              className={styles.search}
              label="Search a job"
              maxLength={LIMITS.title}
              delay={TIMES.jobSearchDebounce}
              value={search}
              onChange={(text) => change({ search: text }, true)}
            />
            {isPhone && (
              <Suspense fallback={<Skeleton height={40} />}>
                <SortSelect filters={filters} onChange={change} />
              </Suspense>
            )}
          </>
        }
        end={
          <ExportButton
            save={() => download('exportCurrentPipeline', pipelineExportAsked(account, filters))}
            success="Successfully exported current pipeline report"
            isEmpty={data?.total === 0}
            hint={search && `Every job is exported (${data?.total ?? 0}), not only what the search found.`}
          />
        }
      />
      {data && data.jobs.length > 0 && (
        <PipelineTable
          rows={data.jobs}
          onOpen={counted.open}
          sort={columnName && { column: columnName, order }}
          onSort={(sort) => change({ columnName: sort.column as typeof columnName, order: sort.order })}
        />
      )}
      {data?.found === 0 && (
        <EmptyState icon={<BriefcaseBusiness />} title="No jobs to show">
          {search || filters.user ? 'No active job matches the current filters.' : 'Active jobs stand here.'}
        </EmptyState>
      )}
      {!data && error && (
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <PipelineSkeleton />}
      {data && data.found > 0 && (
        <footer className={styles.foot}>
          <span className="small faint">{data.found === 1 ? '1 job' : `${data.found} jobs`}</span>
          <Pagination page={Math.min(filters.page, pages)} pages={pages} onChange={(next) => change({ page: next })} />
        </footer>
      )}
      {counted.panel}
    </>
  );
}
