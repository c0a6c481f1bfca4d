import { useEffect, useRef } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { ListHandle } from './board-context.ts';
import type { BoardStore } from './board-store.ts';

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
const PAUSE_MS = 50;
const TRIES = 12;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The card that had the focus last and where it stood, unless the person has left it for something else on the page. */
function useLastCard(store: BoardStore) {
  const last = useRef<{ readonly id: SubmissionId; readonly column: ColumnName | undefined }>(undefined);
  useEffect(() => {
    const onAttention = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(LAYERS)) return;
      const id = target.closest('[data-card]')?.getAttribute('data-card') as SubmissionId | null | undefined;
      last.current = id ? { id, column: store.read().cards.get(id)?.columnName } : undefined;
    };
    document.addEventListener('focusin', onAttention);
    document.addEventListener('pointerdown', onAttention);
    return () => {
      document.removeEventListener('focusin', onAttention);
      document.removeEventListener('pointerdown', onAttention);
    };
  }, [store]);
  return last;
}

/**
 * A card that moves is drawn anew in its column and would lose the focus: it keeps it. `isCovered` while a dialog or a menu
 * is open above, which gives the focus back to where the card was.
 */
export function useKeptFocus(store: BoardStore, lists: ReadonlyMap<ColumnName, ListHandle>, isCovered: boolean): void {
  const last = useLastCard(store);
  useEffect(() => {
    let timer = 0;
    const giveBack = () => {
      const { cards } = store.read();
      const { id, column: before } = last.current ?? {};
      // Of one who is no longer known, the place where they stood.
      const column = (id && cards.get(id)?.columnName) ?? before;
      const list = column && lists.get(column);
      const ids = list?.ids() ?? [];
      if (list && id) list.focus(Math.max(0, ids.indexOf(id)));
      return ids.length > 0;
    };
    const look = (tries: number) => {
      window.clearTimeout(timer);
      if (!last.current) return;
      const isGiven = !isLost() || giveBack();
      if (tries > 0) timer = window.setTimeout(() => look(tries - 1), PAUSE_MS);
      else if (!isGiven) document.querySelector('main')?.focus({ preventScroll: true });
    };
    if (isCovered) return;
    const begin = () => look(TRIES);
    begin();
    const stop = store.subscribe(begin);
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [store, lists, isCovered, last]);
}
