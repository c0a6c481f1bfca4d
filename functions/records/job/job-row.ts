import type { JobFields } from '../../../shared/model/job.ts';
import { jobProblems } from '../../../shared/rules/job/job-problems.ts';
import { fold } from '../../../shared/rules/text/fold.ts';
import type { StoredJob, StoredSourcing } from './stored-job.ts';

/** What of a saved job its row in the list shows. */
export const rowFieldsOf = (job: JobFields & Pick<StoredJob, 'status'>) => {
  const { title, location, office, isAdvertised } = job;
  return {
    title,
    foldedTitle: fold(title),
    place: office === 'REMOTE_ONLY' ? '' : (location?.formatted ?? ''),
    office,
    isAdvertised,
    lacks: job.status === 'Draft' ? lackingIn(job) : [],
  };
};

/** The fields without which a draft cannot be posted, in the order of the form. */
const lackingIn = (job: JobFields): string[] => [
  ...new Set(jobProblems(job, { canEditOutreach: true }).map(({ field }) => field)),
];

/** When a job was posted as its row says it: a number takes less than a text, and a page reads twenty rows. */
export const postedSeconds = (postedAt: string | null) =>
  postedAt === null ? null : Math.floor(Date.parse(postedAt) / 1_000);

/** A new job's sourcing: nothing has been asked for. */
export const noSourcing = (job: Pick<StoredJob, 'id' | 'accountId'>): StoredSourcing => ({
  accountId: job.accountId,
  jobId: job.id,
  batch: 0,
  maxSourced: 0,
  submissions: 0,
  sourcing: false,
  sourcingMode: 'manual',
  autoSourcing: 'OFF',
  autoSourcingPause: null,
  autoContact: false,
  sourcingRequest: null,
  notSourcingReason: null,
  requestId: null,
});
