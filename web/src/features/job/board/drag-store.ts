import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';

/** A card in hand: where it came from, what it is over, and whether the pointer or the keyboard holds it. */
export interface Drag {
  readonly id: SubmissionId;
  readonly name: string;
  readonly from: ColumnName;
  readonly over: ColumnName | null;
  readonly by: 'pointer' | 'keyboard';
}

/** Holds what is being dragged. It changes when a column is entered or left, never with each move of the pointer. */
export function createDragStore() {
  let drag: Drag | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Drag | null) => {
    if (next === drag) return;
    drag = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => drag,
    start: (next: Omit<Drag, 'over'>) => set({ ...next, over: null }),
    over: (column: ColumnName | null) => {
      if (drag && drag.over !== column) set({ ...drag, over: column });
    },
    end: () => set(null),
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
export type DragStore = ReturnType<typeof createDragStore>;

export const DragContext = createContext<DragStore>(createDragStore());

/** What is being dragged, if anything. */
export const useDrag = (): Drag | null => {
  const store = useContext(DragContext);
  return useSyncExternalStore(store.subscribe, store.read);
};

/** Whether this very card is in hand; nothing else makes it draw again. */
export const useIsDragged = (id: SubmissionId): boolean => {
  const store = useContext(DragContext);
  return useSyncExternalStore(store.subscribe, () => store.read()?.id === id);
};
