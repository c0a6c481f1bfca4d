import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { BoardColumn } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { inLeadColumns } from '../../../../../shared/rules/funnel/counters.ts';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/routes.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { usePolledApi } from '../../../api/use-polled.ts';
import { appendPage, mergeBoard, mergeOneColumn } from './board-state.ts';
import { type BoardStore, createBoardStore } from './board-store.ts';
import { useDrawnCards } from './use-drawn-cards.ts';
import { useNews } from './use-news.ts';

const HIDDEN_POLL_MS = 15_000;
const PAGE = 250;

const idsOf = ({ cards }: Pick<BoardColumn, 'cards'>) => cards.map(({ id }) => id);

const isKnown = (store: BoardStore) => store.read().columns.SAVED.isLoaded;

/** Reads the columns that are behind anew, which seldom is so: how comes when it is asked for. */
const readBehind = (jobId: JobId, store: BoardStore): void => {
  if (!Object.values(store.read().columns).some(({ isBehind }) => isBehind)) return;
  void import('./read-anew.ts').then(({ readAnew }) => readAnew(jobId, store, PAGE)).catch(() => undefined);
};

/**
 * The board of a job, asked about every few seconds while it is looked at and read again where it changed. While a search is answered the cards before it
 * stay, and clearing it shows the whole board where it was.
 */
export function useBoard(jobId: JobId, search: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is another board
  const whole = useMemo(() => createBoardStore(), [jobId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its own cards
  const found = useMemo(() => createBoardStore(), [jobId, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept while one searches, and of one job alone
  const leads = useMemo(() => ({ elsewhere: 0, unmarked: 0 }), [jobId]);
  const asked = search ? found : whole;
  const { note, hasNews } = useNews(jobId, asked);
  const take = (board: AnswerOf<'getFunnel'>) => {
    asked.change((state) => mergeBoard(state, board.columns, { now: Date.now(), isSearch: search !== '' }));
    for (const column of board.columns) asked.drawn.note(idsOf(column), board.version);
    asked.drawn.noteLatest(board.version);
    note(board);
    readBehind(jobId, asked);
  };
  const query = search ? { search } : {};
  const answer = usePolledApi('getFunnel', { params: { id: jobId }, query }, TIMES.boardPoll, {
    hasNews,
    onSuccess: take,
  });
  if (answer.data && !isKnown(asked)) take(answer.data);
  if (answer.data) {
    leads.elsewhere = answer.data.leads - inLeadColumns(answer.data.counts);
    leads.unmarked = answer.data.unmarked;
  }
  const shown = useRef(asked);
  if (isKnown(asked) || (search === '' && shown.current !== whole)) shown.current = asked;
  const store = isKnown(asked) || !isKnown(shown.current) ? asked : shown.current;
  useDrawnCards(jobId, store);
  return {
    store,
    /** The board without the search; its counts while one searches are `counts`. */
    whole,
    counts: search === '' ? undefined : answer.data?.counts,
    leadsElsewhere: leads.elsewhere,
    unmarked: leads.unmarked,
    isKnown: isKnown(store),
    isSearching: search !== '' && !isKnown(asked),
    error: answer.error,
    /** Only looked at where there is nothing to show: whoever looks is drawn with each poll. */
    isRetrying: Boolean(answer.error) && !isKnown(store) && answer.isValidating,
    refresh: answer.mutate,
  };
}

/** Reads the cards that follow in a column, one page at a time. */
export function useLoadMore(jobId: JobId, store: BoardStore): (column: ColumnName) => void {
  const loading = useRef(new Set<string>());
  return useCallback(
    (column) => {
      const { next } = store.read().columns[column];
      if (!next || loading.current.has(next)) return;
      loading.current.add(next);
      call('getFunnelColumn', { params: { id: jobId, column }, query: { after: next, limit: PAGE } })
        .then((page) => {
          store.change((state) => appendPage(state, next, page, Date.now()));
          store.drawn.note(idsOf(page), page.version);
        })
        // That one is offline is said already, and it is read again on the way.
        .catch((error: unknown) => navigator.onLine && showProblem(error))
        .finally(() => loading.current.delete(next));
    },
    [jobId, store],
  );
}

/** Keeps the cards of a column that the board's own answer leaves out; `enabled` while it is shown. */
export function useHiddenColumn(jobId: JobId, column: ColumnName, store: BoardStore, enabled: boolean) {
  const { note, hasNews } = useNews(jobId, store);
  const take = (answer: AnswerOf<'getFunnelColumn'>) => {
    store.change((state) => mergeOneColumn(state, answer, Date.now()));
    store.drawn.note(idsOf(answer), answer.version);
    note(answer);
    readBehind(jobId, store);
  };
  const input = enabled ? { params: { id: jobId, column }, query: { limit: 100 } } : null;
  const { data } = usePolledApi('getFunnelColumn', input, HIDDEN_POLL_MS, { hasNews, onSuccess: take });
  useEffect(() => {
    if (data && enabled && !store.read().columns[column].isLoaded)
      store.change((state) => mergeOneColumn(state, data, Date.now()));
  }, [data, enabled, store, column]);
}
