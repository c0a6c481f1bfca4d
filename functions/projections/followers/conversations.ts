import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { Item } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { StoredTransfer } from '../../records/account/stored-account.ts';
import { responsibleOf } from '../../records/inbox/conversation.ts';
import { createConversationStore } from '../../records/inbox/conversation-store.ts';
import { forgetConversation } from '../../records/inbox/forget-conversation.ts';
import { conversationsOf } from '../../records/inbox/inbox-pages.ts';
import { StoredJobRow } from '../../records/job/stored-job.ts';
import { createNoticeStore } from '../../records/notice/notice-store.ts';
import { createReplyStore } from '../../records/reply/reply-store.ts';
import type { Head } from '../../records/submission/head.ts';
import { StoredReply } from '../../records/submission/stored-items.ts';
import { type Follower, headChangeOf, headIn } from './follower.ts';

const AT_ONCE = 8;
/** What a conversation shows of its job. */
const ShownOfJob = StoredJobRow.pick({ id: true, accountId: true, ownerId: true, title: true });

/**
 * Keeps what the inbox shows of a candidate who answered: from the answers, from the head, and from the job where it is renamed or
 * goes to somebody else.
 */
export function conversationFollower(table: Table): Follower {
  const conversations = createConversationStore(table);
  const replies = createReplyStore(table);
  const notices = createNoticeStore(table);

  const followReply = async (after: Item) => {
    const { account, submission } = idsIn(after);
    for (const reply of parseItems(StoredReply, [after])) await conversations.refresh(account, submission, reply);
  };

  const followHead = async (before: Item | undefined, after: Item) => {
    const change = headChangeOf(before, after);
    if (!change || !hasAnswered(change.after)) return;
    const { accountId, id } = change.after;
    // Followed anew: a candidate who has just come has not answered.
    if (!change.before) return conversations.refresh(accountId, id, await replies.latest(accountId, id));
    // A new answer is written after the head that says so, and is followed with the head as it is then.
    if (change.before.lastReplyId !== change.after.lastReplyId) return;
    if (!showsTheSame(change.before, change.after)) await conversations.refresh(accountId, id);
  };

  const followJob = async (before: Item, after: Item) => {
    const [old] = parseItems(ShownOfJob, [before]);
    const [job] = parseItems(ShownOfJob, [after]);
    if (!job || (old?.ownerId === job.ownerId && old.title === job.title)) return;
    await refreshAll(job.accountId, job.id);
  };

  const refreshAll = async (account: AccountId, job: JobId) => {
    for await (const page of conversationsOf(table, account, job))
      await inParallel(page, AT_ONCE, ({ submissionId }) => conversations.refresh(account, submissionId));
  };

  /** What was handed to somebody who was removed is again whose the job is. */
  const followTransfer = async (after: Item) => {
    for (const { accountId, userId } of parseItems(StoredTransfer, [after]))
      for await (const page of conversationsOf(table, accountId, userId))
        await inParallel(page, AT_ONCE, ({ submissionId }) =>
          conversations.change(accountId, submissionId, ({ handedTo, ...rest }) =>
            handedTo === userId ? rest : undefined,
          ),
        );
  };

  return {
    name: 'conversations',
    takes: ({ pk, sk }) =>
      sk === 'HEAD' || String(sk).startsWith('REPLY#') || isJobRow(String(pk)) || String(sk).startsWith('TRANSFER#'),
    async follow(before, after) {
      const sk = String(after.sk);
      if (sk === 'HEAD') return followHead(before, after);
      if (sk.startsWith('REPLY#')) return followReply(after);
      if (sk.startsWith('TRANSFER#')) return before?.at === after.at ? undefined : followTransfer(after);
      return before && followJob(before, after);
    },
    async forget(before) {
      const head = before.sk === 'HEAD' ? headIn(before) : undefined;
      if (before.sk !== 'HEAD' || (head && !hasAnswered(head))) return;
      const { account, submission } = idsIn(before);
      const gone = await forgetConversation(table, account, submission);
      if (gone) await notices.forget(account, [gone.ownerId, responsibleOf(gone)], submission);
    },
  };
}

const isJobRow = (pk: string) => /^A#[^#]+#JOBS$/.test(pk);

/** Both ids stand in the partition key `A#account#S#submission`. */
function idsIn({ pk }: Item) {
  const [, account, , submission] = String(pk).split('#');
  return { account: account as AccountId, submission: submission as SubmissionId };
}

const hasAnswered = ({ repliedAt, autoReplyAt }: Head) => repliedAt !== undefined || autoReplyAt !== undefined;

const SHOWN = [
  'name',
  'jobId',
  'employer',
  'unreadReply',
  'unsubscribedAt',
  'interestedAt',
  'notInterestedAt',
] as const;
const showsTheSame = (some: Head, other: Head) => SHOWN.every((name) => some[name] === other[name]);
