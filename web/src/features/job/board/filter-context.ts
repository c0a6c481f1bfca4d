import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { isNobodyShown } from './board-counts.ts';
import type { BoardStore } from './board-store.ts';

/** What a card must be to be shown; undefined while everybody is. It changes once for each change of the filters. */
export type Shows = ((card: Card) => boolean) | undefined;

export const FilterContext = createContext<Shows>(undefined);

/** Whether no card of these columns is shown: there are none, or the filters let none pass. */
export function useIsNobodyShown(store: BoardStore, columns: readonly ColumnName[]): boolean {
  const shows = useContext(FilterContext);
  return useSyncExternalStore(store.subscribe, () => isNobodyShown(store.read(), columns, shows));
}

/** Of the cards of a column those that the filters let pass, in their order. */
export function useShownIds(store: BoardStore, ids: readonly SubmissionId[]): readonly SubmissionId[] {
  const shows = useContext(FilterContext);
  return useMemo(() => {
    if (!shows) return ids;
    const { cards } = store.read();
    return ids.filter((id) => {
      const card = cards.get(id);
      return card !== undefined && shows(card);
    });
  }, [store, ids, shows]);
}
