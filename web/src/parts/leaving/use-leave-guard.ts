import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeaving } from '../../api/log-out.ts';

/**
 * Holds back leaving a page while there is something to lose, in the application and in the browser. `release` lets go of it
 * for good: what follows was asked for.
 */
export function useLeaveGuard(isDirty: boolean) {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFree.current && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current && !isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const release = useCallback(() => {
    isFree.current = true;
  }, []);
  return { blocker, release };
}
