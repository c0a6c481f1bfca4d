import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { PipelineJob } from '../../../../shared/contract/reports.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import type { Stage, SubmissionSetName } from '../../../../shared/rules/funnel/counters.ts';
import { inBoth } from '../../../../shared/rules/funnel/current-pipeline.ts';
import { DEFINITIONS } from '../../../../shared/rules/funnel/definitions.ts';
import { day, NONE, percent } from '../../../../shared/rules/funnel/figure-words.ts';
import type { PipelineColumn } from '../../../../shared/rules/funnel/pipeline-order.ts';
import { PersonAvatar } from '../../parts/person-avatar.tsx';
import { NumberLink, type OpenNumber } from '../../parts/reports/counted.tsx';
import { type Column, type Sort, Table } from '../../ui/data/table.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { COLUMN_WORDS } from './column-words.ts';
import styles from './reports.module.css';

type TableColumn = Column<PipelineJob> & { readonly key: PipelineColumn };

const Title = ({ job }: { job: PipelineJob }) => (
  <div className={styles.title}>
    <Link className="cut strong" to={WEB_PATHS.job(job.jobId)} title={job.jobTitle}>
      {job.jobTitle}
    </Link>
    <span className="small faint cut">{job.jobLocation || NONE}</span>
  </div>
);

const Owner = ({ job }: { job: PipelineJob }) => (
  <div className="row">
    <PersonAvatar id={job.ownerId} name={job.ownerName} size="s" decorative />
    <span className="cut" title={job.ownerName}>
      {job.ownerName}
    </span>
  </div>
);

/** A column of texts. */
const texts = (key: PipelineColumn, cell: (job: PipelineJob) => ReactNode): TableColumn => ({
  key,
  header: COLUMN_WORDS[key],
  sortable: true,
  cell,
});

/** A column of numbers, whose header says on hover what they count. */
const numbers = (key: PipelineColumn, definition: string, cell: (job: PipelineJob) => ReactNode): TableColumn => ({
  key,
  header: <span title={definition}>{COLUMN_WORDS[key]}</span>,
  sortable: true,
  right: true,
  width: COLUMN_WORDS[key].includes(' ') ? 96 : undefined,
  cell: (job) => <span className="num">{cell(job)}</span>,
});

/** A column of numbers each of which opens whom it counts. */
const counts = (key: PipelineColumn, stage: Stage, onOpen: OpenNumber, set?: SubmissionSetName): TableColumn =>
  numbers(key, DEFINITIONS[stage], (job) => {
    const count = set === undefined ? inBoth(job, stage) : job[SETS[set]][stage];
    const of = { id: job.jobId, title: job.jobTitle };
    return <NumberLink number={{ stage, set, count, job: of }} label={labelOf(key)} onOpen={onOpen} />;
  });
const SETS = { crowd: 'crowdSubmissions', team: 'platformSubmissions' } as const;
const labelOf = (key: PipelineColumn) => COLUMN_WORDS[key].replace(/^./, (first) => first.toLowerCase());

const columnsFor = (onOpen: OpenNumber): readonly TableColumn[] => [
  texts('title', (job) => <Title job={job} />),
  texts('owner', (job) => <Owner job={job} />),
  texts('postedOn', (job) => <span className="num">{day(job.jobPostedAt)}</span>),
  numbers('responseRate', DEFINITIONS.responseRate, (job) => percent(job.responseRate)),
  numbers('leadRate', DEFINITIONS.leadRate, (job) => percent(job.leadRate)),
  counts('sourcedByBramble', 'sourced', onOpen, 'crowd'),
  counts('sourcedByTeam', 'sourced', onOpen, 'team'),
  counts('reviewed', 'reviewed', onOpen),
  counts('contacted', 'contacted', onOpen),
  counts('leads', 'lead', onOpen),
  counts('interviews', 'interviewed', onOpen),
  counts('hires', 'hired', onOpen),
];
const COLUMNS_WHILE_LOADING = columnsFor(() => undefined);

/** A job as it reads on a phone: what it is called, then its numbers. */
const Narrow = ({ job, columns }: { job: PipelineJob; columns: readonly TableColumn[] }) => (
  <div className={styles.narrow}>
    <Title job={job} />
    <Owner job={job} />
    <dl className={styles.numbers}>
      {columns.slice(2).map(({ key, header, cell }) => (
        <div key={key}>
          <dt>{header}</dt>
          <dd>{cell(job)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

interface PipelineTableProps {
  onOpen: OpenNumber;
  rows: readonly PipelineJob[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

export function PipelineTable({ rows, sort, onSort, onOpen }: PipelineTableProps) {
  const columns = useMemo(() => columnsFor(onOpen), [onOpen]);
  return (
    <div className={styles.pipeline}>
      <Table
        label="Current pipeline"
        columns={columns}
        rows={rows}
        keyOf={({ jobId }) => jobId}
        sort={sort}
        onSort={onSort}
        narrow={(job) => <Narrow job={job} columns={columns} />}
      />
    </div>
  );
}

const ROWS_WHILE_LOADING = 8;

/** The place of the table while it loads. */
export const PipelineSkeleton = () => (
  <Loading label="Loading the pipeline">
    <div className={styles.pipeline}>
      <Table
        label="Current pipeline"
        columns={COLUMNS_WHILE_LOADING}
        rows={[]}
        keyOf={() => ''}
        skeleton={ROWS_WHILE_LOADING}
        narrow={() => <Skeleton height={120} />}
      />
    </div>
  </Loading>
);
