import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';

/**
 * Where the focus was in what belongs to one profile, as its notes, it goes to the name of the next. What stays, as the
 * actions, keeps it.
 */
export function useFocusOnNext(id: SubmissionId, place: RefObject<HTMLElement | null>): void {
  const held = useRef<Node>(null);
  useEffect(() => {
    const { current } = place;
    const onFocus = ({ target }: FocusEvent) => {
      held.current = target as Node;
    };
    current?.addEventListener('focusin', onFocus);
    return () => current?.removeEventListener('focusin', onFocus);
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked with each profile
  useLayoutEffect(() => {
    const isLost = held.current !== null && !held.current.isConnected;
    held.current = null;
    const name = isLost && place.current?.querySelector('h1');
    if (!name) return;
    name.tabIndex = -1;
    name.focus({ preventScroll: true });
  }, [id, place]);
}
