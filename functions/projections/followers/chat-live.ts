import type { LiveNews } from '../../../shared/contract/chat.ts';
import { log } from '../../platform/log.ts';
import type { Tell } from '../../platform/sockets.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { whoMayListen } from '../../records/chat/listeners.ts';
import { createSocketStore, listSockets } from '../../records/chat/socket-store.ts';
import { StoredChatMessage, type StoredSocket } from '../../records/chat/stored-chat.ts';
import type { Follower } from './follower.ts';

/** A socket that nobody answered for is not told for so long: trying in vain for each message would hold up the stream. */
const QUIET_MS = 30_000;
/** After so many in a row the service is not there, and none is told. */
const SILENT_IN_A_ROW = 3;
/** API Gateway calls a socket gone also until it has answered that it is open, a moment after it was noted. */
const OPENING_MS = 30_000;

/**
 * Whoever has a job's chat open hears that it has a new message, and which is the last. They read it by themselves, and ask once a
 * minute too: what one of them did not hear is no reason to hold up the stream. Whoever was removed, or signed out there, hears of
 * nothing any more.
 */
export const chatLiveFollower = (table: Table, tell: Tell, now: () => Date): Follower => {
  const sockets = createSocketStore(table);
  const quiet = new Map<string, number>();
  let quietUntil = 0;
  let silent = 0;
  const tellOne = async (socket: StoredSocket, text: string) => {
    try {
      const answer = await tell(socket.id, text);
      silent = 0;
      const isOpening = now().getTime() - Date.parse(socket.openedAt) < OPENING_MS;
      if (answer === 'gone' && !isOpening) await sockets.close(socket, socket.id);
    } catch (error) {
      const until = now().getTime() + QUIET_MS;
      quiet.set(socket.id, until);
      if (++silent >= SILENT_IN_A_ROW) quietUntil = until;
      log.warn('A socket was not told of a message', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  };
  return {
    name: 'chat-live',
    takes: ({ pk, sk }) => String(pk).endsWith('#CHAT') && String(sk).startsWith('M#'),
    async follow(_, after) {
      const at = now().getTime();
      if (at < quietUntil) return;
      for (const [id, until] of quiet) if (until <= at) quiet.delete(id);
      for (const message of parseItems(StoredChatMessage, [after])) {
        const news: LiveNews = { jobId: message.jobId, last: message.number };
        const open = await listSockets(table, message);
        const listening = await whoMayListen(table, open);
        const told = open.filter((socket) => listening.has(socket) && !quiet.has(socket.id));
        await Promise.all(told.map((socket) => tellOne(socket, JSON.stringify(news))));
        for (const socket of open) if (!listening.has(socket)) await sockets.close(socket, socket.id);
      }
    },
  };
};
