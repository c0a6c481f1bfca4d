import { AppError } from '../../../shared/contract/errors.ts';
import type { ChatSender } from '../../../shared/model/chat.ts';
import type { AccountId, ChatMessageId, CommunityId, JobId, UserId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem, IF_NEW, IF_THERE, putItem, queryPage, setting, updateItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { chatPartition, keys } from '../keys.ts';
import { StoredChatMessage, StoredChatRead } from './stored-chat.ts';

const TRIES = 40;
/** Nobody is away for more messages than this; more of them are not looked through for one that is sent again. */
const LOOKED_THROUGH = 400;

/** Which chat. */
export interface ChatOf {
  readonly accountId: AccountId;
  readonly jobId: JobId;
}

/** A message on its way into a chat. */
export interface NewMessage {
  readonly id: ChatMessageId;
  readonly type: ChatSender;
  readonly by?: UserId | CommunityId;
  readonly name: string;
  readonly content: string;
  /** The last message that its writer had seen: the message itself cannot stand before it. */
  readonly after: number;
}

export type ChatStore = ReturnType<typeof createChatStore>;

/** What is said in the chats of jobs, and how far people have read it. */
export const createChatStore = (table: Table) => ({
  /**
   * Adds a message to the end of a chat, or answers the one that is there where it is sent again: a write, and half a unit for
   * some ten messages since its writer looked. The next number is taken by whoever is faster; the other looks again, so that no
   * two of the same id are ever written.
   */
  async add(chat: ChatOf, { after, ...message }: NewMessage, now: () => Date): Promise<StoredChatMessage> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const since = await readNewest(table, chat, { after, limit: LOOKED_THROUGH, strongly: true });
      const known = since.find(({ id, by }) => id === message.id && by === message.by);
      if (known) return known;
      const [last] = since.length > 0 ? since : await readNewest(table, chat, { limit: 1, strongly: true });
      const at = now().toISOString();
      const added: StoredChatMessage = {
        ...message,
        accountId: chat.accountId,
        jobId: chat.jobId,
        number: (last?.number ?? 0) + 1,
        others: (last?.others ?? 0) + (message.type === 'employer' ? 0 : 1),
        // The clocks of two machines differ; the order does not.
        at: last && last.at > at ? last.at : at,
      };
      const key = keys.chatMessage(chat.accountId, chat.jobId, added.number);
      if (await putItem(table, { ...key, ...added }, IF_NEW)) return added;
    }
    throw new AppError('CONFLICT');
  },

  /** The last messages before a number, or of all, the oldest of them first. */
  async readBefore(chat: ChatOf, limit: number, before?: number): Promise<StoredChatMessage[]> {
    return (await readNewest(table, chat, { limit, ...(before !== undefined && { before }) })).reverse();
  },

  /** The first messages after a number, the oldest first. */
  async readAfter({ accountId, jobId }: ChatOf, after: number, limit: number): Promise<StoredChatMessage[]> {
    const { items } = await queryPage(table, between({ accountId, jobId }, { after }), limit);
    return parseItems(StoredChatMessage, items);
  },

  /** How far somebody has read: half a unit. */
  async readMark({ accountId, jobId }: ChatOf, user: UserId): Promise<StoredChatRead | undefined> {
    const item = await getItem(table, keys.chatRead(accountId, user, jobId));
    return item && parseItem(StoredChatRead, item);
  },

  /** How far somebody has read some chats: half a unit each. */
  async readMarks(account: AccountId, user: UserId, jobs: readonly JobId[]): Promise<Map<JobId, StoredChatRead>> {
    const items = await readItems(
      table,
      jobs.map((job) => keys.chatRead(account, user, job)),
    );
    return new Map(parseItems(StoredChatRead, items).map((mark) => [mark.jobId, mark]));
  },

  /** Keeps how far somebody has read. It never goes back, whichever tab is slower. */
  async keepMark({ accountId, jobId }: ChatOf, user: UserId, { number, others }: StoredChatMessage, now: Date) {
    const at = now.toISOString();
    await updateItem(table, keys.chatRead(accountId, user, jobId), {
      ...setting({ jobId, number, others, at }),
      if: { when: 'attribute_not_exists(pk) OR #number < :number' },
    });
  },

  /** Has the job's row tell how many messages others wrote; the latest number wins, in whatever order they come. */
  async tellRow({ accountId, jobId, others }: StoredChatMessage): Promise<void> {
    await updateItem(table, keys.jobRow(accountId, jobId), {
      ...setting({ chats: others }),
      if: { when: `${IF_THERE.when} AND (attribute_not_exists(#chats) OR #chats < :chats)` },
    });
  },
});

/** Messages of a chat with numbers between two, the latest first. */
async function readNewest(
  table: Table,
  chat: ChatOf,
  range: { after?: number; before?: number; limit: number; strongly?: boolean },
): Promise<StoredChatMessage[]> {
  const { limit, strongly = false, after = FIRST, before = LAST } = range;
  if (before <= after + 1) return [];
  const { items } = await queryPage(table, { ...between(chat, range), newestFirst: true, strongly }, limit);
  return parseItems(StoredChatMessage, items);
}

const FIRST = 0;
const LAST = 99_999_999;

function between({ accountId, jobId }: ChatOf, { after = FIRST, before = LAST }: { after?: number; before?: number }) {
  const place = (number: number) => keys.chatMessage(accountId, jobId, number).sk;
  return {
    where: 'pk = :chat AND sk BETWEEN :from AND :to',
    values: { ':chat': chatPartition(accountId, jobId), ':from': place(after + 1), ':to': place(before - 1) },
  };
}
