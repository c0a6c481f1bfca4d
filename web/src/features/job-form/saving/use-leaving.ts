import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { useLeaveGuard } from '../../../parts/leaving/use-leave-guard.ts';

/** Whether going back stays in the application: the router numbers its pages, also over a reload. */
const hasPageBefore = () => Number((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Leaving the form: held back while there is something to lose, in the application and in the browser. */
export function useLeaving({ isDirty, forget }: { isDirty: boolean; forget: () => void }) {
  const navigate = useNavigate();
  const cameFromHere = useRef(hasPageBefore());
  const { blocker, release } = useLeaveGuard(isDirty);

  /** Leaves without asking: to an address, else back to where the person came from, else to `otherwise`. */
  const leave = useCallback(
    (to: string | undefined, otherwise: string = WEB_PATHS.jobs) => {
      release();
      forget();
      if (to) navigate(to);
      else if (cameFromHere.current) navigate(-1);
      else navigate(otherwise, { replace: true });
    },
    [forget, navigate, release],
  );
  /** Loads the page anew without asking; what was typed stays kept. */
  const reload = useCallback(() => {
    release();
    window.location.reload();
  }, [release]);
  return { blocker, leave, reload };
}
