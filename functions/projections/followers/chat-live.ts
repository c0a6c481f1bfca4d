import type { LiveNews } from '../../../shared/contract/chat.ts';
import { log } from '../../platform/log.ts';
import type { Tell } from '../../platform/sockets.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { createSocketStore, listSockets } from '../../records/chat/socket-store.ts';
import { StoredChatMessage, type StoredSocket } from '../../records/chat/stored-chat.ts';
import type { Follower } from './follower.ts';

/** Nobody is told for so long after it failed: trying in vain for each message would hold up the stream. */
const QUIET_MS = 30_000;

/**
 * Whoever has a job's chat open hears that it has a new message, and which is the last. They read it by themselves, and ask once a
 * minute too: what one of them did not hear is no reason to hold up the stream.
 */
export const chatLiveFollower = (table: Table, tell: Tell, now: () => Date): Follower => {
  const sockets = createSocketStore(table);
  let quietUntil = 0;
  const tellOne = async (socket: StoredSocket, text: string) => {
    try {
      if ((await tell(socket.id, text)) === 'gone') await sockets.close(socket, socket.id);
    } catch (error) {
      quietUntil = now().getTime() + QUIET_MS;
      log.warn('A socket was not told of a message', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  };
  return {
    name: 'chat-live',
    takes: ({ pk, sk }) => String(pk).endsWith('#CHAT') && String(sk).startsWith('M#'),
    async follow(_, after) {
      if (now().getTime() < quietUntil) return;
      for (const message of parseItems(StoredChatMessage, [after])) {
        const news: LiveNews = { jobId: message.jobId, last: message.number };
        const listening = await listSockets(table, message);
        await Promise.all(listening.map((socket) => tellOne(socket, JSON.stringify(news))));
      }
    },
  };
};
