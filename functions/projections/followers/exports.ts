import type { ExportToAts } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import { followHeads } from './follower.ts';

/** A candidate is sent to the ATS when somebody asks for it, and again when somebody asks anew. */
export const exportFollower = (exportToAts: Enqueue<ExportToAts>) =>
  followHeads('exports', async ({ before, after }) => {
    if (after.ats?.state !== 'queued' || before?.ats?.at === after.ats.at) return;
    await exportToAts([{ accountId: after.accountId, submissionId: after.id, tries: 0 }]);
  });
