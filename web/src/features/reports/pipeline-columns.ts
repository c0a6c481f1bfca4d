import type { PipelineJob } from '../../../../shared/contract/reports.ts';
import { inBoth } from '../../../../shared/rules/funnel/current-pipeline.ts';
import { fold } from '../../../../shared/rules/text/fold.ts';
import type { SortKey } from './filters.ts';

/** What the columns of the pipeline are sorted by: texts by locale, numbers by value; null stands last. */
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
} as const satisfies Record<SortKey, (job: PipelineJob) => string | number | null>;

/** The jobs in the order of a column; in that of the API without one. */
export function sortJobs(
  jobs: readonly PipelineJob[],
  columnName: SortKey | undefined,
  order: 'asc' | 'desc',
): readonly PipelineJob[] {
  if (!columnName) return jobs;
  const sortedBy: (job: PipelineJob) => string | number | null = SORTED_BY[columnName];
  const sign = order === 'asc' ? 1 : -1;
  return jobs.toSorted((one, other) => {
    const [a, b] = [sortedBy(one), sortedBy(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b));
  });
}

/** Jobs whose title contains what is searched for, whatever its case and accents. */
export const searchJobs = (jobs: readonly PipelineJob[], search: string): readonly PipelineJob[] =>
  search ? jobs.filter(({ jobTitle }) => fold(jobTitle).includes(fold(search))) : jobs;
