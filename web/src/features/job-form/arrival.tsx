import { type RefObject, useEffect } from 'react';
import { focusField } from './focus.ts';
import type { Target } from './steps/use-steps.ts';

/** Brings the person to the field or the step they were sent to, as soon as it is on the page. */
export function Arrival({ place, target }: { place: RefObject<HTMLElement | null>; target: Target | undefined }) {
  useEffect(() => {
    const { current } = place;
    if (!current || !target) return;
    if (target.field === null) {
      current.scrollTo({ top: 0 });
      current.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      return;
    }
    const { field } = target;
    if (focusField(current, field)) return;
    // The part of the step that holds the field is still on its way.
    const arriving = new MutationObserver(() => focusField(current, field) && arriving.disconnect());
    arriving.observe(current, { childList: true, subtree: true });
    return () => arriving.disconnect();
  }, [place, target]);
  return null;
}
