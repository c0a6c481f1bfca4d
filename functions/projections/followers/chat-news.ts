import { parseItems, type Table } from '../../platform/table.ts';
import { createChatStore } from '../../records/chat/chat-store.ts';
import { StoredChatMessage } from '../../records/chat/stored-chat.ts';
import type { Follower } from './follower.ts';

/** A message of others than the account's people shows in the job list: the job's row counts them. */
export const chatNewsFollower = (table: Table): Follower => {
  const chats = createChatStore(table);
  return {
    name: 'chat-news',
    takes: ({ pk, sk, type }) => String(pk).endsWith('#CHAT') && String(sk).startsWith('M#') && type !== 'employer',
    async follow(_, after) {
      for (const message of parseItems(StoredChatMessage, [after])) await chats.tellRow(message);
    },
  };
};
