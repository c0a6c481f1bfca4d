import { type RefObject, useEffect, useRef } from 'react';

type Dnd = typeof import('./dnd.ts');

/**
 * Drag and drop for an element. Its code comes after the board is on the screen; until then, and on a screen that is
 * touched, cards move by keyboard and menu. `make` answers with what takes it back.
 */
export function useDnd(
  element: RefObject<HTMLElement | null>,
  make: (dnd: Dnd, element: HTMLElement) => () => void,
  key: string,
): void {
  const latest = useRef(make);
  latest.current = make;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says for what it is made
  useEffect(() => {
    let isOver = false;
    let undo: (() => void) | undefined;
    import('./dnd.ts')
      .then((dnd) => {
        if (!isOver && element.current) undo = latest.current(dnd, element.current);
      })
      // Without it everything can still be moved by keyboard and menu.
      .catch(() => undefined);
    return () => {
      isOver = true;
      undo?.();
    };
  }, [element, key]);
}
