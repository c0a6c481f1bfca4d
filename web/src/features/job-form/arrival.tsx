import { type RefObject, useEffect } from 'react';
import { isElsewhere } from '../../ui/hooks/elsewhere.ts';
import { focusField } from './focus.ts';
import type { Target } from './steps/use-steps.ts';

/** Brings the person to the field or the step they were sent to, as soon as it is on the page; not once they went on elsewhere. */
export function Arrival({ place, target }: { place: RefObject<HTMLElement | null>; target: Target | undefined }) {
  useEffect(() => {
    const { current } = place;
    if (!current || !target || isElsewhere(target.from)) return;
    if (target.field === null) {
      current.scrollTo({ top: 0 });
      current.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      return;
    }
    const { field, from } = target;
    if (focusField(current, field)) return;
    // The part of the step that holds the field is still on its way.
    const arriving = new MutationObserver(() => {
      if (isElsewhere(from) || focusField(current, field)) arriving.disconnect();
    });
    arriving.observe(current, { childList: true, subtree: true });
    return () => arriving.disconnect();
  }, [place, target]);
  return null;
}
