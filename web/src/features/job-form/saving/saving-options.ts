import type { MutationOptions } from '../../../api/use-api-mutation.ts';

/** A saved job changes what the job and the lists show. What goes wrong is said in the form itself. */
export const SAVING: MutationOptions = {
  refreshes: ['getJob', 'listJobs', 'countJobs', 'listOpenJobTitles', 'getAccount'],
  quiet: true,
};
