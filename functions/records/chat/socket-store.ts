import { LIMITS } from '../../../shared/product.ts';
import { deleteItem, putItem, queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { chatPartition, keys, SOCKETS } from '../keys.ts';
import type { ChatOf } from './chat-store.ts';
import { StoredSocket } from './stored-chat.ts';

/** API Gateway ends every socket after two hours; a little later one that nobody said farewell to is forgotten. */
const LIFE_SECONDS = 2 * 60 * 60 + 300;

type Opened = Pick<StoredSocket, 'userId' | 'id' | 'session'>;

/** The sockets that hear of chats: written where one opens and deleted where it closes, or its owner opened too many since. */
export const createSocketStore = (table: Table) => ({
  async open({ accountId, jobId }: ChatOf, opened: Opened, now: Date): Promise<void> {
    const chat = { accountId, jobId };
    const { userId, id } = opened;
    const theirs = (await listSockets(table, chat)).filter((one) => one.userId === userId && one.id !== id);
    const newestFirst = theirs.sort((a, b) => b.openedAt.localeCompare(a.openedAt));
    for (const old of newestFirst.slice(LIMITS.chatSocketsOfPerson - 1)) await this.close(chat, old.id);
    const expiresAt = Math.floor(now.getTime() / 1_000) + LIFE_SECONDS;
    const socket: StoredSocket = { ...chat, ...opened, openedAt: now.toISOString(), expiresAt };
    await putItem(table, { ...keys.chatSocket(chat.accountId, chat.jobId, id), ...socket });
  },

  async close({ accountId, jobId }: ChatOf, id: string): Promise<void> {
    await deleteItem(table, keys.chatSocket(accountId, jobId, id));
  },
});

/** Who hears of a chat: half a unit for some twenty of them. */
export async function listSockets(table: Table, { accountId, jobId }: ChatOf): Promise<StoredSocket[]> {
  const of = {
    where: 'pk = :chat AND begins_with(sk, :sockets)',
    values: { ':chat': chatPartition(accountId, jobId), ':sockets': SOCKETS },
  };
  const { items } = await queryPage(table, of, LIMITS.chatSockets);
  return parseItems(StoredSocket, items);
}
