import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';

type Ids = ReadonlySet<SubmissionId>;
const NOBODY: Ids = new Set();

/** Which cards are selected, outside of React: a card is drawn again only when it itself is. */
export function createSelection() {
  let ids: Ids = NOBODY;
  /** Where a range begins: the card that was selected by itself last. */
  let anchor: SubmissionId | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Ids) => {
    ids = next.size === 0 ? NOBODY : next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => ids,
    has: (id: SubmissionId) => ids.has(id),
    toggle: (id: SubmissionId) => {
      const isOn = ids.has(id);
      anchor = isOn ? undefined : id;
      set(new Set(isOn ? [...ids].filter((other) => other !== id) : [...ids, id]));
    },
    /** Selects all from the last selected card to this one, as they stand in a column; alone where that is another column. */
    extendTo: (id: SubmissionId, column: readonly SubmissionId[]) => {
      const [from, to] = [anchor ? column.indexOf(anchor) : -1, column.indexOf(id)];
      const range = from < 0 ? [id] : column.slice(Math.min(from, to), Math.max(from, to) + 1);
      if (from < 0) anchor = id;
      set(new Set([...ids, ...range]));
    },
    drop: (gone: readonly SubmissionId[]) => {
      if (gone.some((id) => ids.has(id))) set(new Set([...ids].filter((id) => !gone.includes(id))));
    },
    clear: () => {
      anchor = undefined;
      if (ids.size > 0) set(NOBODY);
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
export type Selection = ReturnType<typeof createSelection>;

export const SelectionContext = createContext<Selection>(createSelection());

/** Whether this very card is selected. */
export const useIsSelected = (id: SubmissionId): boolean => {
  const selection = useContext(SelectionContext);
  return useSyncExternalStore(selection.subscribe, () => selection.has(id));
};

/** Whether any is. */
export const useHasSelected = (selection: Selection): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.read().size > 0);

/** All that are selected. */
export const useSelected = (selection: Selection): Ids => useSyncExternalStore(selection.subscribe, selection.read);
