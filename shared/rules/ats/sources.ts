import type { JobSource } from '../../model/ats.ts';
import type { Job } from '../../model/job.ts';

/** What all sources of jobs from an ATS begin with. */
const MERGE = 'merge_';

/** The name of a job's source (1-product, section 3). */
export const sourceNameOf = ({ slug }: Pick<JobSource, 'slug'>) => `${MERGE}${slug}`;

/** Jobs of Workday are imported, and then are like any other: nothing is exported there (3-pipeline, section 3). */
export const hasAtsFunnel = (source: Pick<JobSource, 'slug'> | null | undefined): boolean =>
  source ? source.slug !== 'workday' : false;

/** Whether the candidates of a job are sent to the ATS that is connected: it was imported from it. */
export const isSentToAts = (job: Pick<Job, 'source' | 'atsName'>, linkedName: string | null): boolean =>
  job.source !== null &&
  linkedName !== null &&
  job.atsName === linkedName &&
  hasAtsFunnel({ slug: job.source.slice(MERGE.length) });

interface Imported {
  readonly name: string;
  readonly reference: string | null;
}

/** How a job says where it was imported from; `linkedName` is the ATS that is connected, undefined while that is not known. */
export function sourceWords({ name, reference }: Imported, linkedName: string | null | undefined) {
  const ref = reference ? `, ref. ${reference}` : '';
  return linkedName === undefined || linkedName === name
    ? { label: reference ? `${name} ${reference}` : name, title: `Automatically posted from ${name}${ref}` }
    : { label: 'IMPORTED FROM ATS', title: `Imported from ${name}${ref}` };
}
