import { AccountId } from '../../../shared/model/ids.ts';
import type { EraseCandidate } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import type { Follower } from './follower.ts';

/** Who asks to be deleted is, at once. */
export const erasureFollower = (eraseCandidates: Enqueue<EraseCandidate>): Follower => ({
  name: 'erasures',
  takes: ({ pk }) => /^A#[^#]+#ERASURES$/.test(String(pk)),
  async follow(before, { pk, sk }) {
    if (before) return;
    await eraseCandidates([{ accountId: AccountId.parse(String(pk).split('#')[1]), erasure: String(sk) }]);
  },
});
