import type { TransferJobs } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import { parseItems } from '../../platform/table.ts';
import { StoredTransfer } from '../../records/account/stored-account.ts';
import type { Follower } from './follower.ts';

/** What was a person's goes to their successor once they are removed; again where the same person is removed another time. */
export const transferFollower = (transferJobs: Enqueue<TransferJobs>): Follower => ({
  name: 'transfers',
  takes: ({ sk }) => String(sk).startsWith('TRANSFER#'),
  async follow(before, after) {
    if (before?.at === after.at) return;
    for (const { accountId, userId } of parseItems(StoredTransfer, [after]))
      await transferJobs([{ accountId, userId, looks: 0 }]);
  },
});
