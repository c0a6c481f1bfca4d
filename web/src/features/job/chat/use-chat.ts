import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ChatMessage } from '../../../../../shared/model/chat.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { call } from '../../../api/call.ts';
import { keyOf } from '../../../api/use-api.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { usePolledApi } from '../../../api/use-polled.ts';
import { type Known, NOTHING, withPage, withSent } from './messages.ts';
import { listenToSent } from './outboxes.ts';
import { useOutbox } from './use-outbox.ts';

const pageOf = ({ results, hasEarlier }: { results: ChatMessage[]; hasEarlier: boolean }): Known => ({
  messages: results,
  hasEarlier,
});

/** A job's chat while it is on the screen: what was said, what is on its way, and how to write. */
export function useChat(id: JobId) {
  const { data, error, mutate, isValidating } = usePolledApi(
    'listChatMessages',
    { params: { id }, query: {} },
    TIMES.chatOpenPoll,
  );
  const [known, setKnown] = useState<Known>(NOTHING);
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  useEffect(() => {
    if (data) setKnown((before) => withPage(before, pageOf(data)));
  }, [data]);

  const { outbox, queued } = useOutbox(id);
  useEffect(
    () =>
      listenToSent((job, sent) => {
        if (job !== id) return;
        setKnown((before) => withSent(before, sent));
        void mutate();
      }),
    [id, mutate],
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
