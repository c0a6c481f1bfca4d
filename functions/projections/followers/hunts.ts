import type { HuntEmails } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import { arrives, followHeads } from './follower.ts';

/** Addresses are searched for when a candidate arrives, and again when the search is to be done again. */
export const huntFollower = (huntEmails: Enqueue<HuntEmails>) =>
  followHeads('hunts', async (change) => {
    const { before, after } = change;
    if (after.huntDone || !(arrives(change) || before?.huntDone)) return;
    await huntEmails([{ accountId: after.accountId, submissionId: after.id, tries: 0 }]);
  });
