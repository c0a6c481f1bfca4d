import type { MutationOptions } from '../../api/use-api-mutation.ts';

/** A saved job changes what the job and the lists show; that a teammate was faster is said in the form itself. */
export const SAVING: MutationOptions = {
  refreshes: ['getJob', 'listJobs', 'countJobs', 'listOpenJobTitles', 'getAccount'],
  quiet: (error) => error.code === 'JOB_CHANGED',
};
