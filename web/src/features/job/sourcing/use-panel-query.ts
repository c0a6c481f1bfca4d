import { useCallback, useEffect, useState } from 'react';
import { TIMES } from '../../../../../shared/product.ts';
import { useUrlState } from '../../../ui/hooks/use-url-state.ts';
import { useUntold } from '../untold/use-untold.ts';

const nothing = {
  showSourcingPopover: false,
  triggerSourcingSource: '',
  showCrowdSourcingStartedPopover: false,
  reviewed: false,
};

/** What the address says of the sourcing panel (3-pipeline, section 2): the dialog to start, and the word that it began. */
export function usePanelQuery() {
  const [state, change] = useUrlState(nothing);
  const [isRatingWanted, setRatingWanted] = useState(false);
  const [hasCrowdStarted, setCrowdStarted] = useState(false);
  const isAnnounced = state.showCrowdSourcingStartedPopover;
  useEffect(() => {
    if (!isAnnounced) return;
    const timer = window.setTimeout(() => {
      setCrowdStarted(true);
      change({ showCrowdSourcingStartedPopover: false });
    }, TIMES.crowdStartedPopover);
    return () => window.clearTimeout(timer);
  }, [isAnnounced, change]);
  // It tells something, and then makes room for the board again.
  useEffect(() => {
    if (!hasCrowdStarted) return;
    const timer = window.setTimeout(() => setCrowdStarted(false), TIMES.crowdStartedShown);
    return () => window.clearTimeout(timer);
  }, [hasCrowdStarted]);
  const untold = useUntold();
  return {
    untold,
    isStartOpen: state.showSourcingPopover,
    openStart: useCallback(() => change({ showSourcingPopover: true, triggerSourcingSource: 'manual' }), [change]),
    closeStart: useCallback(() => change({ showSourcingPopover: false, triggerSourcingSource: '' }), [change]),
    /** Whoever comes here has just reviewed the last profile. */
    hasReviewed: state.reviewed,
    closeReviewed: useCallback(() => {
      setRatingWanted(false);
      change({ reviewed: false });
    }, [change]),
    wantMore: useCallback(() => {
      setRatingWanted(false);
      change({ reviewed: false, showSourcingPopover: true, triggerSourcingSource: 'manual' });
    }, [change]),
    /** Somebody asked to rate the batch. */
    isRatingWanted,
    wantRating: useCallback(() => setRatingWanted(true), []),
    hasCrowdStarted,
    closeCrowdStarted: useCallback(() => setCrowdStarted(false), []),
  };
}
export type PanelQuery = ReturnType<typeof usePanelQuery>;
