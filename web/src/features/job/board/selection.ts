import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { call } from '../../../api/call.ts';
import { ApiError } from '../../../api/problem.ts';
import { whom } from '../../../parts/whom.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { BoardState } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import type { Shows } from './filter-context.ts';
import { leftWords } from './left-words.ts';

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

/** Which of the selected somebody else moved between two states of the board: whoever is moved here is touched by it. */
const movedElsewhere = (selected: Ids, before: BoardState, now: BoardState): Card[] =>
  [...selected].flatMap((id) => {
    const [then, card] = [before.cards.get(id), now.cards.get(id)];
    const isMoved = then && card && then.columnName !== card.columnName;
    return isMoved && before.touched.get(id) === now.touched.get(id) ? [card] : [];
  });

/** Which of the selected somebody else took off the board, as they were: into a column that is not shown, or from the job. */
const takenElsewhere = (selected: Ids, before: BoardState, now: BoardState): Card[] =>
  [...selected].flatMap((id) => {
    const then = before.cards.get(id);
    return then && !now.cards.has(id) && before.touched.get(id) === now.touched.get(id) ? [then] : [];
  });

/** Told those whom somebody else moved, as they are now, and those who are seen no more, as they were. */
type TellLeft = (moved: readonly Card[], taken: readonly Card[]) => void;

/**
 * Whoever leaves the board meanwhile is no longer selected, and neither is whoever somebody else moved, which is told: what is
 * done next was meant for where they stood. Answers what ends it.
 */
export const dropWhoLeaves = (selection: Selection, store: BoardStore, tell: TellLeft): (() => void) => {
  let before = store.read();
  return store.subscribe(() => {
    const now = store.read();
    const moved = movedElsewhere(selection.read(), before, now);
    const taken = takenElsewhere(selection.read(), before, now);
    before = now;
    selection.drop([...selection.read()].filter((id) => !now.cards.has(id)));
    if (moved.length + taken.length === 0) return;
    selection.drop(moved.map(({ id }) => id));
    tell(moved, taken);
  });
};

/** What is said of those whom somebody else moved or took away while they were selected. Of one alone it is asked where they are. */
function tellLeft(moved: readonly Card[], taken: readonly Card[] = []): void {
  const all = [...moved, ...taken];
  const [first] = all;
  if (!first) return;
  const say = (words: string, about?: string) => showToast(words, { kind: 'info', about });
  if (all.length > 1)
    return void say(
      `${all.length} were moved meanwhile and are no longer selected.`,
      whom(all.map(({ name }) => name)),
    );
  if (taken.length === 0) return void say(leftWords(first, first));
  call('getSubmission', { params: { id: first.id } }).then(
    (submission) => say(leftWords(first, submission)),
    (error: unknown) => say(leftWords(first, error instanceof ApiError && error.status === 404 ? 'gone' : undefined)),
  );
}

/** Whoever a search or the filters hide is no longer selected: nothing is done to those one does not see. */
export function useShownAlone(selection: Selection, store: BoardStore, shows: Shows): void {
  const shown = useRef(store.read());
  useEffect(() => {
    // The cards of a search are read apart from the board’s.
    const apart = { ...shown.current, touched: store.read().touched };
    const moved = movedElsewhere(selection.read(), apart, store.read());
    selection.drop(moved.map(({ id }) => id));
    tellLeft(moved);
    const end = dropWhoLeaves(selection, store, tellLeft);
    return () => {
      shown.current = store.read();
      end();
    };
  }, [selection, store]);
  useEffect(() => {
    const { cards } = store.read();
    const isShown = (id: SubmissionId) => {
      const card = cards.get(id);
      return card !== undefined && (!shows || shows(card));
    };
    selection.drop([...selection.read()].filter((id) => !isShown(id)));
  }, [selection, store, shows]);
}

/** Whether any is. */
export const useHasSelected = (selection: Selection): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.read().size > 0);

/** All that are selected. */
export const useSelected = (selection: Selection): Ids => useSyncExternalStore(selection.subscribe, selection.read);
