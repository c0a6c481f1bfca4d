import type {
  EraseCandidate,
  ExportToAts,
  HuntEmails,
  MakeSpotlight,
  TellSourcers,
  TransferJobs,
} from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import type { Tell } from '../../platform/sockets.ts';
import type { Change } from '../../platform/stream.ts';
import { asFarAsReadable, type Table } from '../../platform/table.ts';
import type { FileRemovers } from '../../records/submission/erasure.ts';
import { chatLiveFollower } from './chat-live.ts';
import { chatNewsFollower } from './chat-news.ts';
import { conversationFollower } from './conversations.ts';
import { denyListFollower } from './deny-lists.ts';
import { erasedFollower } from './erased.ts';
import { erasureFollower } from './erasures.ts';
import { exportFollower } from './exports.ts';
import type { Follower } from './follower.ts';
import { hintFollower } from './hints.ts';
import { huntFollower } from './hunts.ts';
import { messageFollower } from './message-pointers.ts';
import { nameFollower } from './names.ts';
import { noticeFollower } from './notices.ts';
import { openJobFollower } from './open-jobs.ts';
import { personFollower } from './person.ts';
import { pipelineFollower } from './pipeline.ts';
import { reopenedFollower } from './reopened.ts';
import { retentionFollower } from './retention.ts';
import { reviewCountFollower } from './review-counts.ts';
import { reviewFollower } from './reviews.ts';
import { searchFollower } from './search.ts';
import { sourcerNewsFollower } from './sourcer-news.ts';
import { spotlightFollower } from './spotlights.ts';
import { timelineFollower } from './timeline.ts';
import { transferFollower } from './transfers.ts';
import { uncertainMailFollower } from './uncertain-mails.ts';
import { untoldFollower } from './untold.ts';

export interface FollowerDeps {
  readonly table: Table;
  readonly now: () => Date;
  readonly huntEmails: Enqueue<HuntEmails>;
  readonly makeSpotlight: Enqueue<MakeSpotlight>;
  readonly transferJobs: Enqueue<TransferJobs>;
  readonly exportToAts: Enqueue<ExportToAts>;
  readonly eraseCandidates: Enqueue<EraseCandidate>;
  readonly tellSourcers: Enqueue<TellSourcers>;
  readonly removers: FileRemovers;
  /** Speaks through a socket. */
  readonly tell: Tell;
}

/**
 * What can be found by what is stored: made again, at any time, by following all that is stored as if it were new. Persons are
 * not among it: they hold opt-outs of their own, and are no copy of anything.
 */
export const findingFollowers = (table: Table): readonly Follower[] => [
  nameFollower(table),
  searchFollower(table),
  messageFollower(table),
  conversationFollower(table),
  reviewCountFollower(table),
  openJobFollower(table),
  pipelineFollower(table),
  uncertainMailFollower(table),
  retentionFollower(table),
  untoldFollower(table),
  hintFollower(table),
  reviewFollower(table),
];

/** All that follows from a change but the numbers, which another reader of the stream counts. */
export const createFollowers = (deps: FollowerDeps): readonly Follower[] => [
  timelineFollower(deps.table, deps.now),
  ...findingFollowers(deps.table),
  personFollower(deps.table),
  huntFollower(deps.huntEmails),
  spotlightFollower(deps.makeSpotlight),
  transferFollower(deps.transferJobs),
  exportFollower(deps.exportToAts),
  reopenedFollower(deps.table, deps.exportToAts),
  noticeFollower(deps.table, deps.now),
  chatNewsFollower(deps.table),
  chatLiveFollower(deps.table, deps.tell, deps.now),
  sourcerNewsFollower(deps.table, deps.tellSourcers),
  erasureFollower(deps.eraseCandidates),
  denyListFollower(deps.table, deps.removers.files),
  erasedFollower(deps.table, deps.removers),
];

/** Has each follower follow a change, as far as what is stored can be read: work for a queue would only fail on it again. */
export const followAll = (followers: readonly Follower[], { before, after }: Pick<Change, 'before' | 'after'>) =>
  asFarAsReadable(async () => {
    const item = after ?? before;
    const concerned = item ? followers.filter((follower) => follower.takes(item)) : [];
    for (const follower of concerned) {
      if (after) await follower.follow(before, after);
      else if (before) await follower.forget?.(before);
    }
  });
