import { useEffect, useSyncExternalStore } from 'react';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { usePolled } from '../../../api/use-polled.ts';
import { useUser } from '../../../api/use-user.ts';
import { outboxOf } from './outboxes.ts';

/** What the person has on its way into a job's chat. */
export function useOutbox(id: JobId) {
  const outbox = outboxOf(useUser().id, id);
  return { outbox, queued: useSyncExternalStore(outbox.subscribe, outbox.read) };
}

/** Sends what waits, now and whenever the network is back, whether the chat is open or not. */
export function useSending(id: JobId): void {
  const { outbox, queued } = useOutbox(id);
  const isWaiting = queued.some(({ problem }) => problem === undefined);
  useEffect(() => void outbox.flush(), [outbox]);
  usePolled(outbox.flush, isWaiting ? TIMES.chatRetry : 0);
}
