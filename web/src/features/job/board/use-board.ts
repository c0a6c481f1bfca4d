import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { appendPage, mergeBoard, mergeOneColumn } from './board-state.ts';
import { type BoardStore, createBoardStore } from './board-store.ts';

const HIDDEN_POLL_MS = 15_000;
const PAGE = 250;

const isKnown = (store: BoardStore) => store.read().columns.SAVED.isLoaded;

/**
 * The board of a job, read again every few seconds while it is looked at. While a search is answered the cards before it
 * stay, and clearing it shows the whole board where it was.
 */
export function useBoard(jobId: JobId, search: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is another board
  const whole = useMemo(() => createBoardStore(), [jobId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its own cards
  const found = useMemo(() => createBoardStore(), [jobId, search]);
  const asked = search ? found : whole;
  const take = (columns: Parameters<typeof mergeBoard>[1]) =>
    asked.change((state) => mergeBoard(state, columns, { now: Date.now(), isSearch: search !== '' }));
  const answer = useApi(
    'getFunnel',
    { params: { id: jobId }, query: search ? { search } : {} },
    { refreshInterval: TIMES.boardPoll, onSuccess: ({ columns }) => take(columns) },
  );
  if (answer.data && !isKnown(asked)) take(answer.data.columns);
  const shown = useRef(asked);
  if (isKnown(asked) || (search === '' && shown.current !== whole)) shown.current = asked;
  const store = isKnown(asked) || !isKnown(shown.current) ? asked : shown.current;
  return {
    store,
    /** The board without the search; its counts while one searches are `counts`. */
    whole,
    counts: search === '' ? undefined : answer.data?.counts,
    isKnown: isKnown(store),
    isSearching: search !== '' && !isKnown(asked),
    error: answer.error,
    isValidating: answer.isValidating,
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
        .then((page) => store.change((state) => appendPage(state, next, page, Date.now())))
        .catch(showProblem)
        .finally(() => loading.current.delete(next));
    },
    [jobId, store],
  );
}

/** Keeps the cards of a column that the board's own answer leaves out; `enabled` while it is shown. */
export function useHiddenColumn(jobId: JobId, column: ColumnName, store: BoardStore, enabled: boolean) {
  const { data } = useApi(
    'getFunnelColumn',
    enabled ? { params: { id: jobId, column }, query: { limit: 100 } } : null,
    {
      refreshInterval: HIDDEN_POLL_MS,
      onSuccess: (answer) => store.change((state) => mergeOneColumn(state, answer, Date.now())),
    },
  );
  useEffect(() => {
    if (data && enabled && !store.read().columns[column].isLoaded)
      store.change((state) => mergeOneColumn(state, data, Date.now()));
  }, [data, enabled, store, column]);
}
