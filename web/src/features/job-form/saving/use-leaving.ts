import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { useLeaveGuard } from '../../../parts/leaving/use-leave-guard.ts';
import { useStepsBehind } from '../steps/use-steps.ts';

/** How many pages back stay in the application: the router numbers its pages, also over a reload. */
const pagesBefore = () => Number((window.history.state as { idx?: number } | null)?.idx ?? 0);

/** Leaving the form: held back while there is something to lose, in the application and in the browser. */
export function useLeaving({ isDirty, forget }: { isDirty: boolean; forget: () => void }) {
  const navigate = useNavigate();
  const behind = useStepsBehind();
  const cameFromHere = useRef(pagesBefore() > behind);
  const { blocker, release } = useLeaveGuard(isDirty);

  /**
   * Leaves without asking: to an address, else back to where the person came from, else to `otherwise`. Its own pages leave the
   * browser's history with it: Back does not lead into a form that is done.
   */
  const leave = useCallback(
    (to: string | undefined, otherwise: string = WEB_PATHS.jobs) => {
      release();
      forget();
      if (!to && cameFromHere.current) return navigate(-1 - behind);
      const arrive = () => navigate(to ?? otherwise, { replace: true });
      if (behind === 0) return arrive();
      window.addEventListener('popstate', arrive, { once: true });
      navigate(-behind);
    },
    [forget, navigate, release, behind],
  );
  /** Loads the page anew without asking; what was typed stays kept. */
  const reload = useCallback(() => {
    release();
    window.location.reload();
  }, [release]);
  return { blocker, leave, reload };
}
