import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS, type ColumnName } from '../../../../../shared/reference/funnel.ts';
import { type BoardState, type ColumnState, emptyBoard } from './board-state.ts';
import { createDrawnCards, type DrawnCards } from './drawn-cards.ts';

/** The board outside of React: a card or a column is drawn again only when it itself changed. */
export interface BoardStore {
  readonly read: () => BoardState;
  readonly change: (change: (state: BoardState) => BoardState) => void;
  readonly subscribe: (changed: () => void) => () => void;
  readonly drawn: DrawnCards;
}

/** A board of which nothing is known yet. */
export function createBoardStore(): BoardStore {
  let state = emptyBoard();
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change: (change) => {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    drawn: createDrawnCards(),
  };
}

const useBoard = <T>(store: BoardStore, select: (state: BoardState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.read()));

/** A column, kept current. */
export const useColumn = (store: BoardStore, column: ColumnName): ColumnState =>
  useBoard(
    store,
    useCallback((state: BoardState) => state.columns[column], [column]),
  );

/** Every column, kept current. */
export const useColumns = (store: BoardStore): BoardState['columns'] => useBoard(store, (state) => state.columns);

/** All cards, kept current. */
export const useCards = (store: BoardStore): BoardState['cards'] => useBoard(store, (state) => state.cards);

/** A card, kept current; undefined where it is not on the board. */
export const useCard = (store: BoardStore, id: SubmissionId | undefined): Card | undefined =>
  useBoard(
    store,
    useCallback((state: BoardState) => (id ? state.cards.get(id) : undefined), [id]),
  );

/** How many cards each column has. */
export const useCounts = (store: BoardStore): Readonly<Record<ColumnName, number>> => {
  const columns = useColumns(store);
  return useMemo(
    () => Object.fromEntries(COLUMNS.map((column) => [column, columns[column].count])) as Record<ColumnName, number>,
    [columns],
  );
};

/** Which of the columns have cards. */
export const useFilled = (store: BoardStore, columns: readonly ColumnName[]): readonly ColumnName[] => {
  const filled = useBoard(store, (state) => columns.filter((column) => state.columns[column].count > 0).join());
  return useMemo(() => columns.filter((column) => filled.split(',').includes(column)), [filled, columns]);
};
