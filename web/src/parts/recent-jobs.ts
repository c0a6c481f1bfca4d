import type { JobRow } from '../../../shared/model/job.ts';
import { kept } from '../api/kept.ts';

/** A job that somebody opened, as it was called then. */
export type RecentJob = Pick<JobRow, 'id' | 'title'>;

const MOST = 4;

const isRecent = (value: unknown): value is RecentJob => {
  const { id, title } = (value ?? {}) as Partial<Record<keyof RecentJob, unknown>>;
  return typeof id === 'string' && id.startsWith('job_') && typeof title === 'string';
};

/** The jobs that were kept; none where it is something else. */
export function readRecent(text: string | null): RecentJob[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const without = (jobs: readonly RecentJob[], gone: string) => jobs.filter(({ id }) => id !== gone);

/** The jobs with one that was opened just now, which comes first. */
export const withOpened = (jobs: readonly RecentJob[], { id, title }: RecentJob): RecentJob[] =>
  [{ id, title }, ...without(jobs, id)].slice(0, MOST);

/** The jobs that one person opened last in this browser. */
export function recentJobs(userId: string) {
  const place = kept(`recent-jobs:${userId}`);
  const read = () => readRecent(place.read());
  const write = (jobs: readonly RecentJob[]) => place.write(JSON.stringify(jobs));
  return {
    read,
    opened: (job: RecentJob) => write(withOpened(read(), job)),
    /** It is no more, or not to be seen any more. */
    gone: (id: string) => write(without(read(), id)),
  };
}
