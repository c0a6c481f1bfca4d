import type { PipelineJob } from '../../contract/reports.ts';
import { inBoth } from './current-pipeline.ts';

/** The columns of the pipeline, by the names they have in an address. */
export const PIPELINE_COLUMNS = [
  ...(['title', 'owner', 'postedOn', 'responseRate', 'leadRate', 'sourcedByBramble', 'sourcedByTeam'] as const),
  ...(['reviewed', 'contacted', 'leads', 'interviews', 'hires'] as const),
];
export type PipelineColumn = (typeof PIPELINE_COLUMNS)[number];

/** What the columns are sorted by: texts by locale, numbers by value; null stands last. */
const SORTED_BY = {
  title: (job: PipelineJob) => job.jobTitle,
  owner: (job: PipelineJob) => job.ownerName,
  postedOn: (job: PipelineJob) => job.jobPostedAt && Date.parse(job.jobPostedAt),
  responseRate: (job: PipelineJob) => job.responseRate,
  leadRate: (job: PipelineJob) => job.leadRate,
  sourcedByBramble: (job: PipelineJob) => job.crowdSubmissions.sourced,
  sourcedByTeam: (job: PipelineJob) => job.platformSubmissions.sourced,
  reviewed: (job: PipelineJob) => inBoth(job, 'reviewed'),
  contacted: (job: PipelineJob) => inBoth(job, 'contacted'),
  leads: (job: PipelineJob) => inBoth(job, 'lead'),
  interviews: (job: PipelineJob) => inBoth(job, 'interviewed'),
  hires: (job: PipelineJob) => inBoth(job, 'hired'),
} as const satisfies Record<PipelineColumn, (job: PipelineJob) => string | number | null>;

const collator = new Intl.Collator('en');

/** The jobs in the order of a column; those that are alike stay in the order they came in. */
export function sortJobs(
  jobs: readonly PipelineJob[],
  columnName: PipelineColumn,
  order: 'asc' | 'desc',
): readonly PipelineJob[] {
  const sortedBy: (job: PipelineJob) => string | number | null = SORTED_BY[columnName];
  const sign = order === 'asc' ? 1 : -1;
  return jobs.toSorted((one, other) => {
    const [a, b] = [sortedBy(one), sortedBy(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'string' ? collator.compare(a, String(b)) : a - Number(b));
  });
}
