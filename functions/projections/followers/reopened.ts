import type { ExportToAts } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { createUnsentReader, isOfJob } from '../../records/ats/unsent-reader.ts';
import { StoredJob } from '../../records/job/stored-job.ts';
import type { Follower } from './follower.ts';

const Opened = StoredJob.pick({ accountId: true, id: true, status: true, ats: true });

/** Once a job is open again, those are sent to the ATS who wait for that. */
export const reopenedFollower = (table: Table, exportToAts: Enqueue<ExportToAts>): Follower => {
  const unsent = createUnsentReader(table);
  return {
    name: 'reopened',
    takes: ({ sk }) => sk === 'JOB',
    async follow(before, after) {
      if (before?.status !== 'Closed' || after.status === 'Closed' || !after.ats) return;
      for (const { accountId, id } of parseItems(Opened, [after]))
        for await (const page of unsent.pages(accountId)) {
          const waiting = page.filter((one) => isOfJob(one, id));
          await exportToAts(waiting.map(({ sk }) => ({ accountId, submissionId: sk, tries: 0, isWaiting: true })));
        }
    },
  };
};
