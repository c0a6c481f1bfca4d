import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { call } from '../../api/call.ts';
import { showProblem } from '../../api/use-api-mutation.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { heldOf, isAway, type Left, mergeQueue, withLeaving, withLeft } from './rules.ts';
import { useListNews } from './use-list-news.ts';

const NONE: readonly Card[] = [];

/** The rest of a long list, page by page behind the first, each time anew. */
const useFurtherPages = (jobId: JobId, next: string | null | undefined, time: number) => {
  const [pages, setPages] = useState<{ from: string; time: number; cards: Card[]; isDone: boolean }>();
  useEffect(() => {
    if (!next) return;
    const control = new AbortController();
    const read = async () => {
      const cards: Card[] = [];
      for (let after: string | null = next; after; ) {
        const input = { params: { id: jobId }, query: { after } };
        const page: { cards: Card[]; next: string | null } = await call('listReviewIds', input, control.signal);
        cards.push(...page.cards);
        after = page.next;
        setPages({ from: next, time, cards: [...cards], isDone: !after });
      }
    };
    read().catch((error) => control.signal.aborted || showProblem(error));
    return () => control.abort();
  }, [jobId, next, time]);
  const current = pages?.from === next && pages?.time === time ? pages : undefined;
  return { cards: current?.cards ?? NONE, isDone: !next || (current?.isDone ?? false) };
};

/** Email searches under way, asked about every five seconds until they are done. */
const useHunts = (cards: readonly Card[], onDone: (ids: readonly SubmissionId[]) => void) => {
  const pending = cards.filter(({ isEmailHuntDone }) => !isEmailHuntDone).map(({ id }) => id);
  const ids = pending.slice(0, LIMITS.bulk).join(',');
  const { data } = usePolledApi(
    'listHuntStatuses',
    ids ? { query: { submissionIds: ids } } : null,
    TIMES.reviewHuntPoll,
    { keepPreviousData: true },
  );
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    const done = data?.filter(({ isEmailHuntDone }) => isEmailHuntDone).map(({ submissionId }) => submissionId) ?? [];
    if (done.length > 0) latest.current(done);
  }, [data]);
  return useMemo(() => new Map((data ?? []).map((status) => [status.submissionId, status])), [data]);
};

/**
 * The profiles to review. `take` removes some at once, before the server has agreed, and `taken` says that it has; `giveBack` puts them back in their
 * place, after a failure or an undo. Whether a call that failed was done is seen in the list, which is read again at once.
 */
export const useQueue = (jobId: JobId, onHuntDone: (ids: readonly SubmissionId[]) => void) => {
  const [time, setTime] = useState(0);
  const asksForNews = useListNews(jobId);
  const hasNews = async () => {
    const isNew = await asksForNews();
    if (isNew) setTime((times) => times + 1);
    return isNew;
  };
  const first = usePolledApi('listReviewIds', { params: { id: jobId }, query: {} }, TIMES.boardPoll, { hasNews });
  const rest = useFurtherPages(jobId, first.data?.next, time);
  const [left, setLeft] = useState<Left>(new Map());
  const [known, setKnown] = useState<readonly Card[]>([]);
  const [isReady, setReady] = useState(false);
  /** Who was taken back lately, and when: an answer of the server may be older than that. */
  const back = useRef<ReadonlyMap<SubmissionId, number>>(new Map());

  useEffect(() => {
    // What was kept from an earlier visit may name profiles reviewed since: only a fresh answer counts.
    if (!first.data || (first.isValidating && !isReady)) return;
    const { cards } = first.data;
    const at = Date.now();
    setKnown((before) => {
      const held = heldOf(before, left, back.current, at);
      return mergeQueue(before, [...cards, ...rest.cards], rest.isDone, held);
    });
    setReady(true);
  }, [first.data, first.isValidating, rest.cards, rest.isDone, left, isReady]);

  const here = useMemo(() => known.filter((card) => !isAway(left, card)), [known, left]);
  const hunts = useHunts(here, onHuntDone);
  const queue = useMemo(() => here.map((card) => ({ ...card, ...huntOf(hunts.get(card.id)) })), [here, hunts]);
  const take = useCallback((ids: readonly SubmissionId[]) => setLeft((now) => withLeaving(now, ids)), []);
  const taken = (updates: readonly Pick<Outcome, 'submissionId' | 'card'>[]) =>
    setLeft((now) => withLeft(now, updates, known));
  const { mutate } = first;
  const readAgain = useCallback(() => {
    setTime((times) => times + 1);
    void mutate();
  }, [mutate]);
  const giveBack = useCallback(
    (ids: readonly SubmissionId[], isUndone: boolean) => {
      const at = Date.now();
      if (isUndone) back.current = new Map([...back.current, ...ids.map((id) => [id, at] as const)]);
      setLeft((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
      if (!isUndone) readAgain();
    },
    [readAgain],
  );
  return {
    queue,
    isReady,
    /** Every page of the list was read. */
    isWhole: isReady && rest.isDone,
    error: isReady ? undefined : first.error,
    isValidating: first.isValidating,
    retry: readAgain,
    take,
    taken,
    giveBack,
    /** Also of whom was taken off it. */
    nameOf: (id: SubmissionId) => known.find((card) => card.id === id)?.name,
    /** Which of these stands first in the list, where they have their places also while they are off it. */
    firstOf: (ids: readonly SubmissionId[]) => known.find(({ id }) => ids.includes(id))?.id ?? ids[0] ?? null,
  };
};

const huntOf = (status: { isEmailHuntDone: boolean; hasEmailToContact: boolean } | undefined) =>
  status?.isEmailHuntDone ? { isEmailHuntDone: true, hasEmailToContact: status.hasEmailToContact } : {};
