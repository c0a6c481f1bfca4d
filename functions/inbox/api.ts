import { AppError } from '../../shared/contract/errors.ts';
import type { inboxRoutes } from '../../shared/contract/inbox.ts';
import type { AccountId, AnswerId, SubmissionId } from '../../shared/model/ids.ts';
import { AnswerState } from '../../shared/model/inbox.ts';
import { isOneOf } from '../../shared/model/newer.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Actor, Api } from '../platform/http.ts';
import { linkStateOf } from '../records/ats/link.ts';
import { failedAnswer, sentAnswer } from '../records/inbox/answer.ts';
import type { StoredAnswer, StoredConversation } from '../records/inbox/stored-inbox.ts';
import { shownReply } from '../records/reply/shown-reply.ts';
import { shownColumn } from '../records/submission/known-head.ts';
import { type AnsweringDeps, markRead, writeAnswer } from './answering.ts';
import { createNoticesApi, type NoticesDeps } from './notices-api.ts';
import { toAnswer, toConversation } from './presenter.ts';
import { lookAtWriting, replyToAnswer } from './writing.ts';

export interface InboxDeps extends AnsweringDeps {
  readonly notices: NoticesDeps;
  readonly now: () => Date;
}

/** The inbox: what candidates answered over all jobs, and what is answered to them (product principle). */
export const createInboxApi = (deps: InboxDeps): Api<typeof inboxRoutes> => ({
  ...createNoticesApi({ ...deps.notices, findTeammate: deps.store.findTeammate }),

  async listInbox({ actor: { accountId, userId }, query: { box, whose, jobId, after } }) {
    const of = jobId ?? (whose === 'mine' ? userId : 'account');
    const [page, counts] = await Promise.all([
      deps.store.readBox(accountId, { of, box }, { limit: LIMITS.inboxPage, after }),
      deps.store.readCounts(accountId, of),
    ]);
    return { conversations: page.conversations.map(toConversation), next: page.next, counts };
  },

  async countWaiting({ actor: { accountId, userId } }) {
    const { counts, toReview } = await deps.store.readWaiting(accountId, userId);
    return { unread: counts.unread, needsAnswer: counts['needs-answer'], toReview };
  },

  async openConversation({ actor: { accountId }, params: { id } }) {
    const [{ conversation, answers }, replies] = await Promise.all([
      deps.store.conversations.readThread(accountId, id),
      deps.store.replies.list(accountId, id),
    ]);
    const reply = replyToAnswer(replies);
    if (!conversation || !reply) throw new AppError('CONVERSATION_NOT_FOUND');
    const { head, job, sender, to, why } = await lookAtWriting(deps, accountId, id, reply);
    const ats = await deps.store.atsOfJob(accountId, job);
    const from = `${sender.name} <${sender.address}>`;
    return {
      conversation: toConversation(conversation),
      column: shownColumn(head),
      hasCampaign: head.campaign !== undefined,
      atsName: ats?.name ?? null,
      atsState: linkStateOf(ats),
      replies: replies.map(shownReply),
      answers: answers.map(toAnswer),
      writing: why === undefined && to !== undefined ? { from, to } : null,
      whyNot: why ?? null,
    };
  },

  async changeConversation({ actor, params: { id }, body }) {
    const { accountId } = actor;
    const changed = await deps.store.conversations
      .change(accountId, id, (before) => changedBy(before, body, deps.now()))
      .catch(async (error: unknown) => {
        // Of somebody who was deleted it says so.
        if (error instanceof AppError && error.code === 'CONVERSATION_NOT_FOUND')
          await deps.store.heads.require(accountId, id);
        throw error;
      });
    if (changed.isUnread) await markUnread(deps, accountId, id);
    else await markRead(deps, accountId, id);
    return toConversation(changed);
  },

  answerCandidate: async ({ actor, act, ...wanted }) => toAnswer(await writeAnswer(deps, actor, wanted, act)),

  async takeBackAnswer({ actor, params: { id, answerId } }) {
    const answer = await findAnswer(deps, actor, id, answerId);
    if (answer.state === 'failed' || answer.state === 'waiting') {
      if (await deps.store.writing.takeBack(answer)) return toAnswer(answer);
    }
    throw new AppError('NOTHING_TO_UNDO');
  },

  async settleAnswer({ actor, params: { id, answerId }, body: { wasSent } }) {
    const answer = await findAnswer(deps, actor, id, answerId);
    if (isOneOf(AnswerState, answer.state) && answer.state !== 'uncertain') return toAnswer(answer);
    const settled = wasSent ? sentAnswer(answer) : failedAnswer(answer, 'It did not leave.');
    const isSaved = wasSent ? await deps.store.answers.save(settled) : await deps.store.answers.saveFailed(settled);
    if (!isSaved) throw new AppError('CONFLICT');
    return toAnswer(settled);
  },
});

async function findAnswer(
  { store }: InboxDeps,
  { accountId }: Actor,
  submission: SubmissionId,
  id: AnswerId,
): Promise<StoredAnswer> {
  const answer = await store.answers.find(accountId, submission, id);
  if (!answer) throw new AppError('ANSWER_NOT_FOUND');
  return answer;
}

interface Wish {
  readonly isUnread?: boolean | undefined;
  readonly isDone?: boolean | undefined;
  readonly handTo?: StoredConversation['handedTo'] | null | undefined;
}

/** What a person wants of a conversation; undefined where it is so already. What is put away has been read. */
function changedBy(before: StoredConversation, wish: Wish, now: Date): StoredConversation | undefined {
  const { doneAt, handedTo, ...rest } = before;
  const done = wish.isDone === undefined ? doneAt : wish.isDone ? now.toISOString() : undefined;
  const handed = wish.handTo === undefined ? handedTo : (wish.handTo ?? undefined);
  const isUnread = wish.isUnread ?? (wish.isDone === true ? false : before.isUnread);
  if (done === doneAt && handed === handedTo && isUnread === before.isUnread) return undefined;
  return { ...rest, isUnread, ...(done && { doneAt: done }), ...(handed && { handedTo: handed }) };
}

const markUnread = ({ store }: InboxDeps, account: AccountId, submission: SubmissionId) =>
  store.heads.change(account, submission, (head) => (head.unreadReply ? undefined : { ...head, unreadReply: true }));
