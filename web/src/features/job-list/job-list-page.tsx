import type { JobOrder } from '../../../../shared/rules/job/job-order.ts';
import { messageOf } from '../../api/problem.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { AddJob } from './add-job.tsx';
import { AtsTrouble } from './ats/ats-trouble.tsx';
import { ImportButton } from './ats/import-button.tsx';
import styles from './job-list.module.css';
import { JobTable, JobTableSkeleton } from './job-table.tsx';
import { KeysLine } from './keys-line.tsx';
import { Needs } from './needs.tsx';
import { NoJobs } from './no-jobs.tsx';
import { Recents } from './recents.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFilters } from './use-filters.ts';
import { useJobList } from './use-job-list.ts';

/** The job list (2-jobs, section 2): a desk one can clear. */
export default function JobListPage() {
  const [filters, change] = useFilters();
  const list = useJobList(filters, () => change({ page: 1 }, true));
  const { rows, total, pages } = list;
  const title = filters.source === 'me' ? 'My jobs' : 'All jobs';
  useTitle(title);
  return (
    <>
      <header className="head">
        <h1 className="grow">{title}</h1>
        <ImportButton />
        <AddJob />
      </header>
      <div className="page">
        <div className={cx('in', styles.jobList)}>
          <AtsTrouble />
          <div className={styles.top}>
            <Needs />
            <Recents />
          </div>
          <Toolbar filters={filters} onChange={change} />
          {rows && rows.length > 0 && (
            <JobTable
              rows={rows}
              sort={{ column: filters.orderBy, order: filters.order }}
              onSort={({ column, order }) => change({ orderBy: column as JobOrder, order })}
            />
          )}
          {rows?.length === 0 && <NoJobs filters={filters} onChange={change} />}
          {!rows && list.error && (
            <ProblemState
              title={messageOf(list.error)}
              retrying={list.isValidating}
              onRetry={() => void list.mutate()}
            />
          )}
          {!rows && !list.error && <JobTableSkeleton rows={8} />}
          {rows && rows.length > 0 && (
            <footer className={styles.foot}>
              <span className="small faint">{total === 1 ? '1 job' : `${total} jobs`}</span>
              <Pagination page={filters.page} pages={pages} onChange={(page) => change({ page })} />
              <KeysLine />
            </footer>
          )}
        </div>
      </div>
    </>
  );
}
