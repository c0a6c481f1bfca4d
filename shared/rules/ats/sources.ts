import type { JobSource } from '../../model/ats.ts';

/** What all sources of jobs from an ATS begin with. */
const MERGE = 'merge_';

/** The name of a job's source (1-product, section 3). */
export const sourceNameOf = ({ slug }: Pick<JobSource, 'slug'>) => `${MERGE}${slug}`;

/** Jobs of Workday are imported, and then are like any other: nothing is exported there (3-pipeline, section 3). */
export const hasAtsFunnel = (source: Pick<JobSource, 'slug'> | null | undefined): boolean =>
  source ? source.slug !== 'workday' : false;
