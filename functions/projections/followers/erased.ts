import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import type { Table } from '../../platform/table.ts';
import { eraseRest, type FileRemovers } from '../../records/submission/erasure.ts';
import type { Follower } from './follower.ts';

/**
 * Deletes what is left of a submission: its items and files, once its head is gone, and again when it is no longer told who deleted
 * it, because a search or a comparison may have written meanwhile. It runs last: the others read what it deletes.
 */
export const erasedFollower = (table: Table, removers: FileRemovers): Follower => ({
  name: 'erased',
  takes: ({ sk }) => sk === 'HEAD' || sk === 'ERASED',
  follow: async () => undefined,
  async forget({ pk, jobId }) {
    const [, account, , id] = String(pk).split('#');
    const whose = { accountId: account as AccountId, id: id as SubmissionId, jobId: jobId as JobId };
    await eraseRest(table, removers, whose);
  },
});
