import { parseItems, type Table } from '../../platform/table.ts';
import { createOpenJobs } from '../../records/job/open-job.ts';
import { StoredJob } from '../../records/job/stored-job.ts';
import type { Follower } from './follower.ts';

/** An advertised job has a public copy of what anybody may know of it, which is empty once it takes no applications. */
export const openJobFollower = (table: Table): Follower => {
  const open = createOpenJobs(table);
  return {
    name: 'open-jobs',
    takes: ({ sk }) => sk === 'JOB',
    async follow(before, after) {
      if (!before?.isAdvertised && !after.isAdvertised) return;
      for (const job of parseItems(StoredJob, [after])) await open.keep(job);
    },
  };
};
