import { HEARTBEAT } from '../../../shared/contract/heartbeat.ts';
import { TIMES } from '../../../shared/product.ts';
import type { Tab } from './polling.ts';

interface LiveDeps {
  /** Opens a socket that is let in; throws where it is not, or nobody answers. */
  readonly open: () => Promise<WebSocket>;
  /** What was heard; nothing where a socket was opened, before which something may have been missed. */
  readonly onNews: (text?: string) => void;
  readonly tab: Tab;
  /** From 0 to 1: pages that lost the same server do not come back at one time. */
  readonly random?: () => number;
}

/** How long to wait before a socket is opened again, after so many failures in a row. */
export const retryAfter = (failures: number, random: number): number =>
  Math.min(TIMES.liveRetry * 2 ** failures, TIMES.liveRetryLongest) * (0.5 + random / 2);

/**
 * Keeps a socket open until it is stopped: asks again and again whether somebody is still there, and opens another where nobody
 * answers. In a tab without a network or that nobody sees none is opened, and one at once when somebody comes back.
 */
export function startLive({ open, onNews, tab, random = Math.random }: LiveDeps): () => void {
  let socket: WebSocket | undefined;
  let isOpening = false;
  let isStopped = false;
  let failures = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const lose = (lost: WebSocket) => {
    if (socket !== lost) return;
    socket = undefined;
    clearTimeout(next);
    clearTimeout(silence);
    lost.close();
    tryLater();
  };
  const tryLater = () => {
    if (isStopped) return;
    next = setTimeout(connect, retryAfter(failures++, random()));
  };
  const ask = (current: WebSocket) => {
    silence = setTimeout(() => lose(current), TIMES.liveAnswer);
    current.send(HEARTBEAT.asked);
    next = setTimeout(() => ask(current), TIMES.liveHeartbeat);
  };
  const hear = (text: string) => {
    clearTimeout(silence);
    failures = 0;
    if (text !== HEARTBEAT.answered) onNews(text);
  };
  const connect = async () => {
    if (isStopped || isOpening || socket || tab.isAway()) return;
    isOpening = true;
    const opened = await open().catch(() => undefined);
    isOpening = false;
    if (isStopped) return opened?.close();
    if (!opened) return tryLater();
    socket = opened;
    opened.addEventListener('message', ({ data }) => hear(String(data)));
    opened.addEventListener('close', () => lose(opened));
    if (opened.readyState !== opened.OPEN) return lose(opened);
    ask(opened);
    onNews();
  };

  const leave = tab.onBack(() => {
    if (socket || isOpening) return;
    clearTimeout(next);
    void connect();
  });
  void connect();
  return () => {
    isStopped = true;
    clearTimeout(next);
    clearTimeout(silence);
    leave();
    socket?.close();
  };
}

/** Opens a socket at an address; throws where it is not let in or nobody answers in time. */
export const openSocket = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    const refuse = () => {
      clearTimeout(patience);
      socket.close();
      reject(new Error('No socket'));
    };
    const patience = setTimeout(refuse, TIMES.liveAnswer);
    socket.addEventListener('error', refuse, { once: true });
    socket.addEventListener(
      'open',
      () => {
        clearTimeout(patience);
        socket.removeEventListener('error', refuse);
        resolve(socket);
      },
      { once: true },
    );
  });
