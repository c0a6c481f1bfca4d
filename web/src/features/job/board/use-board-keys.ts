import { type KeyboardEvent, useContext } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import type { Announcer } from './announcer.ts';
import { useBoardContext } from './board-context.ts';
import { pressKey } from './board-keys.ts';
import { OUTCOMES } from './dock.tsx';
import { DragContext } from './drag-store.ts';

export interface BoardKeysOptions {
  readonly shown: readonly ColumnName[];
  readonly announcer: Announcer;
  readonly onMove: (card: Card, to: ColumnName) => void;
  readonly canCarry: boolean;
}

/** The keys of the cards inside an element, for its `onKeyDown`. */
export function useBoardKeys({ shown, announcer, onMove, canCarry }: BoardKeysOptions) {
  const board = useBoardContext();
  const drag = useContext(DragContext);
  return (event: KeyboardEvent): void => {
    // As they stand on the screen, and after the last of them those of the dock.
    const reachable = [...new Set([...shown, ...OUTCOMES])].filter((column) => column !== 'NEW');
    const at = { board, drag, announcer, shown, reachable, requestMove: onMove, canCarry };
    if (!pressKey(event.nativeEvent, at)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
