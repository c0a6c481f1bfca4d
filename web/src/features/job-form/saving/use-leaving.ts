import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { isLeaving } from '../../../api/log-out.ts';

/** Whether going back stays in the application: the router numbers its pages, also over a reload. */
const hasPageBefore = () => Number((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Leaving the form: held back while there is something to lose, in the application and in the browser. */
export function useLeaving({ isDirty, forget }: { isDirty: boolean; forget: () => void }) {
  const navigate = useNavigate();
  const cameFromHere = useRef(hasPageBefore());
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

  /** Leaves without asking: to an address, else back to where the person came from, else to `otherwise`. */
  const leave = useCallback(
    (to: string | undefined, otherwise: string = WEB_PATHS.jobs) => {
      isFree.current = true;
      forget();
      if (to) navigate(to);
      else if (cameFromHere.current) navigate(-1);
      else navigate(otherwise, { replace: true });
    },
    [forget, navigate],
  );
  /** Loads the page anew without asking; what was typed stays kept. */
  const reload = useCallback(() => {
    isFree.current = true;
    window.location.reload();
  }, []);
  return { blocker, leave, reload };
}
