import { type ComponentProps, type MouseEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobRow } from '../../../../shared/model/job.ts';
import { PersonAvatar } from '../../parts/person-avatar.tsx';
import { MiniFunnel } from '../../ui/data/mini-funnel.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { type Column, type Sort, Table } from '../../ui/data/table.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './job-list.module.css';
import { funnelInWords, jobAddress } from './labels.ts';
import { NarrowRow } from './narrow-row.tsx';
import { Sourcing, Status, Title } from './row-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';

const columns: readonly Column<JobRow>[] = [
  { key: 'title', sortable: true, header: 'Title', width: '36%', cell: (job) => <Title job={job} /> },
  {
    key: 'owner',
    sortable: true,
    header: 'Owner',
    cell: (job) => (
      <div className={cx('row', styles.owner)}>
        <PersonAvatar id={job.employer} name={job.ownerName} size="s" decorative />
        <span className="cut" title={job.ownerName}>
          {job.ownerName}
        </span>
      </div>
    ),
  },
  { key: 'edit', sortable: true, header: 'Last edit', cell: (job) => <RelativeTime at={job.lastEditDate} /> },
  { key: 'status', sortable: true, header: 'Status', cell: (job) => <Status job={job} /> },
  {
    key: 'funnel',
    sortable: true,
    header: 'Pipeline',
    cell: (job) => <MiniFunnel counts={job.funnel} label={funnelInWords(job.funnel)} />,
  },
  { key: 'sourcing', sortable: true, header: 'Sourcing', cell: (job) => <Sourcing job={job} /> },
];

const isOwnClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !(event.target instanceof Element && event.target.closest('a, button')) &&
  !window.getSelection()?.toString();

/** The jobs, one a row; anywhere on a row opens its job. */
export function JobTable({
  rows,
  sort,
  onSort,
}: {
  rows: readonly JobRow[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [current, setCurrent] = useRowKeys(rows, place);
  const rowProps = (job: JobRow): ComponentProps<'tr'> => ({
    'aria-current': job.id === current ? 'true' : undefined,
    className: styles.opens,
    onFocus: () => setCurrent(job.id),
    onClick: (event) => {
      if (isOwnClick(event)) navigate(jobAddress(job));
    },
  });
  return (
    <div className={styles.jobs} ref={place}>
      <Table
        label="Jobs"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        rowProps={rowProps}
        sort={sort}
        onSort={onSort}
        narrow={(job) => <NarrowRow job={job} />}
      />
    </div>
  );
}

const waiting = (lines: number) => Array.from({ length: lines }, (_, line) => ({ id: String(line) }));

/** The place of the jobs while they load, at their size. */
export function JobTableSkeleton({ rows }: { rows: number }) {
  const places = useMemo(() => waiting(rows), [rows]);
  const cells = columns.map(({ key, header, width }) => ({
    key,
    header,
    width,
    cell: () =>
      key === 'title' ? (
        <div className={styles.jobTitle}>
          <Skeleton width="60%" height={20} />
          <Skeleton width="40%" height={16} />
        </div>
      ) : (
        <Skeleton width="70%" />
      ),
  }));
  return (
    <div className={styles.jobs} role="status" aria-label="Loading the jobs">
      <Table
        label="Jobs"
        columns={cells}
        rows={places}
        keyOf={({ id }) => id}
        narrow={() => (
          <div className={styles.narrowJob}>
            <Skeleton width="55%" height={20} />
            <Skeleton width="75%" />
          </div>
        )}
      />
    </div>
  );
}
