import type { chatRoutes } from '../../shared/contract/chat.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { LIMITS, TIMES } from '../../shared/product.ts';
import type { Api } from '../platform/http.ts';
import type { ChatOf, ChatStore } from '../records/chat/chat-store.ts';
import { liveTicket } from '../records/chat/live-ticket.ts';
import type { StoredChatMessage, StoredChatRead } from '../records/chat/stored-chat.ts';
import { toChatMessage } from './presenter.ts';

export interface ChatDeps {
  readonly chats: ChatStore;
  readonly findJob: (account: AccountId, job: JobId) => Promise<unknown>;
  readonly signingSecret: () => Promise<string>;
  readonly now: () => Date;
}

/** What people of an account do in a job's chat. */
export function createChatApi(deps: ChatDeps): Api<typeof chatRoutes> {
  const { chats, now } = deps;
  const requireJob = async ({ accountId, jobId }: ChatOf) => {
    if (!(await deps.findJob(accountId, jobId))) throw new AppError('JOB_NOT_FOUND');
  };

  return {
    async getChat({ actor: { accountId, userId }, params: { id: jobId } }) {
      const chat = { accountId, jobId };
      const [[last], mark] = await Promise.all([chats.readBefore(chat, 1), chats.readMark(chat, userId)]);
      if (!last) await requireJob(chat);
      return stateOf(last, mark);
    },

    async listChatMessages({ actor: { accountId, userId }, params: { id: jobId }, query: { before, after } }) {
      const chat = { accountId, jobId };
      const found = await (after === undefined
        ? chats.readBefore(chat, LIMITS.chatPage, before)
        : chats.readAfter(chat, after, LIMITS.chatPage + 1));
      if (found.length === 0) await requireJob(chat);
      const results = found.slice(0, LIMITS.chatPage).map((message) => toChatMessage(message, userId));
      return { results, hasEarlier: (found[0]?.number ?? 1) > 1, hasLater: found.length > LIMITS.chatPage };
    },

    async openLiveChat({ actor: { accountId, userId, session }, params: { id: jobId } }) {
      await requireJob({ accountId, jobId });
      const until = now().getTime() + TIMES.liveTicket;
      const by = { session: session?.id ?? '', signedInAt: Date.parse(session?.signedInAt ?? '') || 0 };
      return { ticket: liveTicket(await deps.signingSecret(), { accountId, jobId, userId, until, ...by }) };
    },

    async sendChatMessage({ actor: { accountId, userId, name }, params: { id: jobId, messageId }, body }) {
      const chat = { accountId, jobId };
      await requireJob(chat);
      const message = { ...body, id: messageId, type: 'employer', by: userId, name } as const;
      return toChatMessage(await chats.add(chat, message, now), userId);
    },

    async markChatRead({ actor: { accountId, userId }, params: { id: jobId }, body: { number } }) {
      const chat = { accountId, jobId };
      const [[last], [read], mark] = await Promise.all([
        chats.readBefore(chat, 1),
        chats.readBefore(chat, 1, number + 1),
        chats.readMark(chat, userId),
      ]);
      if (!last) await requireJob(chat);
      if (!read || read.number <= (mark?.number ?? 0)) return stateOf(last, mark);
      await chats.keepMark(chat, userId, read, now());
      return stateOf(last, read);
    },
  };
}

/** What is not read: the messages of others since the mark. */
function stateOf(last: StoredChatMessage | undefined, mark: Pick<StoredChatRead, 'number' | 'others'> | undefined) {
  const unread = Math.max((last?.others ?? 0) - (mark?.others ?? 0), 0);
  return { unread: Math.min(unread, LIMITS.chatUnread), last: last?.number ?? 0, readTo: mark?.number ?? 0 };
}
