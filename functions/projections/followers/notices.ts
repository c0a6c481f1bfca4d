import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import {
  type ToldReply,
  withAtsShut,
  withNewReply,
  withSomethingWaiting,
} from '../../../shared/rules/inbox/notices.ts';
import type { Item } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { createPeopleList } from '../../records/account/people-list.ts';
import { StoredAtsLink } from '../../records/ats/stored-ats.ts';
import { responsibleOf } from '../../records/inbox/conversation.ts';
import { StoredConversation } from '../../records/inbox/stored-inbox.ts';
import { StoredJobRow } from '../../records/job/stored-job.ts';
import { asState, createNoticeStore, inState } from '../../records/notice/notice-store.ts';
import type { Follower } from './follower.ts';

/** What happened longer ago is no news. */
const NEWS_MS = 7 * 86_400_000;
const Waiting = StoredJobRow.pick({ accountId: true, ownerId: true, status: true, toReview: true });

/**
 * Notes what people are to be told by mail: of a candidate who answered, or was handed to them, that profiles wait, and admins that
 * the ATS of their account lets nobody in any more.
 */
export function noticeFollower(table: Table, now: () => Date): Follower {
  const notices = createNoticeStore(table);

  const tellOf = (account: AccountId, user: UserId, reply: ToldReply) =>
    notices.change(account, user, (stored) => {
      const state = asState(stored);
      const next = withNewReply(state, reply, now());
      return next === state ? stored : inState(stored, next);
    });

  const followConversation = async (before: Item | undefined, after: Item) => {
    const [old] = before ? parseItems(StoredConversation, [before]) : [];
    const [conversation] = parseItems(StoredConversation, [after]);
    if (!conversation?.humanAt || !conversation.isUnread) return;
    if (now().getTime() - Date.parse(conversation.humanAt) > NEWS_MS) return;
    const isNew = old?.humanAt !== conversation.humanAt;
    const isHandedOver =
      old !== undefined && conversation.handedTo !== undefined && old.handedTo !== conversation.handedTo;
    if (!isNew && !isHandedOver) return;
    const { accountId, submissionId, name, jobTitle, replyId } = conversation;
    await tellOf(accountId, responsibleOf(conversation), { id: replyId, submissionId, name, jobTitle });
  };

  const followJob = async (before: Item | undefined, after: Item) => {
    const [old] = before ? parseItems(Waiting, [before]) : [];
    const [row] = parseItems(Waiting, [after]);
    if (row?.status !== 'Validated' || row.toReview <= (old?.toReview ?? 0)) return;
    await notices.change(row.accountId, row.ownerId, (stored) => {
      const state = asState(stored);
      const next = withSomethingWaiting(state, now());
      return next === state ? stored : inState(stored, next);
    });
  };

  const followLink = async (before: Item | undefined, after: Item) => {
    const [old] = before ? parseItems(StoredAtsLink, [before]) : [];
    const [link] = parseItems(StoredAtsLink, [after]);
    if (link?.state !== 'RELINK' || old?.state === 'RELINK') return;
    const { accountId, name, linkedAt } = link;
    const shut = { name, linkedAt, at: now().toISOString() };
    for (const { id, isAdmin } of await createPeopleList(table)(accountId))
      if (isAdmin)
        await notices.change(accountId, id, (stored) => {
          const state = asState(stored);
          const next = withAtsShut(state, shut);
          return next === state ? stored : inState(stored, next);
        });
  };

  const followers = (item: Item) => {
    if (item.sk === 'CONVERSATION') return followConversation;
    return item.sk === 'ATS' ? followLink : followJob;
  };

  return {
    name: 'notices',
    takes: ({ pk, sk }) => sk === 'CONVERSATION' || sk === 'ATS' || /^A#[^#]+#JOBS$/.test(String(pk)),
    follow: (before, after) => followers(after)(before, after),
  };
}
