import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Gives the focus to the page one has come to, where what had it is gone with the page before: whoever uses the keyboard
 * or listens goes on from there. A fresh load is left as the browser makes it.
 */
export function useArrivalFocus(place: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isLoad = useNavigationType() === 'POP';
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (isFirst && isLoad) return;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [pathname, isLoad, place]);
}
