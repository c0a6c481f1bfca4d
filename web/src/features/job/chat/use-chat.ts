import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ChatMessage } from '../../../../../shared/model/chat.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { call } from '../../../api/call.ts';
import { keyOf, useApi } from '../../../api/use-api.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { usePolled } from '../../../api/use-polled.ts';
import { createCatchUp } from './catch-up.ts';
import { type Known, NOTHING, withPage, withSent } from './messages.ts';
import { listenToSent } from './outboxes.ts';
import { useOutbox } from './use-outbox.ts';

interface Page {
  readonly results: ChatMessage[];
  readonly hasEarlier: boolean;
}
const pageOf = ({ results, hasEarlier }: Page): Known => ({ messages: results, hasEarlier });

/** A job's chat while it is on the screen: what was said up to the last message, what is on its way, and how to write. */
export function useChat(id: JobId, last: number) {
  const { data, error, mutate, isValidating } = useApi('listChatMessages', { params: { id }, query: {} });
  const [known, setKnown] = useState<Known>(NOTHING);
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  useEffect(() => {
    if (data) setKnown((before) => withPage(before, pageOf(data)));
  }, [data]);
  const knownTo = known.messages.at(-1)?.number ?? 0;
  const catchUp = useCatchUp(id, knownTo, setKnown);
  // The page that came first is known a moment later: until then nothing is missing.
  const isBehind = data !== undefined && last > knownTo && (knownTo > 0 || data.results.length === 0);
  useEffect(() => {
    // Where it fails it is tried again, as long as something is missing.
    if (isBehind) catchUp().catch(() => undefined);
  }, [isBehind, catchUp]);
  usePolled(catchUp, isBehind ? TIMES.chatRetry : 0);

  const { outbox, queued } = useOutbox(id);
  useEffect(
    () =>
      listenToSent((job, sent) => {
        if (job !== id) return;
        setKnown((before) => withSent(before, sent));
        catchUp().catch(() => undefined);
      }),
    [id, catchUp],
  );
  useMarkRead(id, known.messages.at(-1)?.number);

  const arrived = new Set(known.messages.map((message) => message.id));
  const loadEarlier = async () => {
    const before = known.messages[0]?.number;
    setLoadingEarlier(true);
    try {
      const page = await call('listChatMessages', { params: { id }, query: { before } });
      setKnown((latest) => withPage(latest, pageOf(page)));
    } catch (failure) {
      showProblem(failure);
    } finally {
      setLoadingEarlier(false);
    }
  };
  return {
    ...known,
    isLoading: !data && !error,
    hasFailed: !data && error !== undefined,
    retry: () => void mutate(),
    isRetrying: isValidating,
    waiting: queued.filter((one) => !arrived.has(one.id)),
    say: useCallback((content: string, after: number) => void outbox.add(content, after), [outbox]),
    retrySending: (one: string) => void outbox.retry(one),
    drop: outbox.drop,
    loadEarlier,
    isLoadingEarlier,
  };
}
export type Chat = ReturnType<typeof useChat>;

/** Reads what was said since, whenever it is asked to. */
function useCatchUp(id: JobId, knownTo: number, setKnown: (change: (before: Known) => Known) => void) {
  const last = useRef(knownTo);
  last.current = Math.max(last.current, knownTo);
  return useMemo(
    () =>
      createCatchUp({
        last: () => last.current,
        read: async (after) => {
          const page = await call('listChatMessages', { params: { id }, query: { after } });
          return { ...pageOf(page), hasLater: page.hasLater };
        },
        add: (page) => {
          last.current = Math.max(last.current, page.messages.at(-1)?.number ?? 0);
          setKnown((before) => withPage(before, page));
        },
      }),
    [id, setKnown],
  );
}

/** Keeps that what is on the screen was read, as long as somebody can see it. */
function useMarkRead(id: JobId, last: number | undefined): void {
  const { mutate } = useSWRConfig();
  const told = useRef(0);
  useEffect(() => {
    const mark = async () => {
      if (last === undefined || last <= told.current || document.hidden) return;
      told.current = last;
      try {
        const state = await call('markChatRead', { params: { id }, body: { number: last } });
        void mutate(keyOf('getChat', { params: { id } }), state, { revalidate: false });
      } catch {
        // It counts as not read, and is told with the next message or when the chat is opened again.
        told.current = 0;
      }
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, last, mutate]);
}
