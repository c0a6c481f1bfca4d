import type { ChatMessage } from '../../../../../shared/model/chat.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { call } from '../../../api/call.ts';
import { kept } from '../../../api/kept.ts';
import { ApiError, messageOf } from '../../../api/problem.ts';
import { newMessageId } from './message-id.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const outboxes = new Map<string, Outbox>();
const listeners = new Set<(job: JobId, message: ChatMessage) => void>();

/** Hears of each message that was sent, until it is taken back. */
export function listenToSent(listener: (job: JobId, message: ChatMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was refused for what it says; where the network or the service is at fault, the next try may do. */
const whyRefused = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
    ? messageOf(error)
    : undefined;

/** What a person has on its way into a job's chat. It outlives the drawer, and this page as long as its tab does. */
export function outboxOf(person: string, job: JobId): Outbox {
  const key = `${person} ${job}`;
  const known = outboxes.get(key);
  if (known) return known;
  const outbox = createOutbox({
    send: async ({ id: messageId, content, after }) => {
      const body = { content, after };
      const message = await call('sendChatMessage', { params: { id: job, messageId }, body });
      for (const listener of listeners) listener(job, message);
    },
    whyRefused,
    kept: kept(`chat:${key}`, 'session'),
    newId: newMessageId,
  });
  outboxes.set(key, outbox);
  return outbox;
}
