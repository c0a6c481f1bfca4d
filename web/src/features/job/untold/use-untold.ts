import { useCallback, useState } from 'react';
import { useUrlState } from '../../../ui/hooks/use-url-state.ts';
import { type Choices, NO_CHOICES } from './choices.ts';

const nothing = { neverContacted: false, submissionId: '' };

/**
 * What the list of those who were never contacted shows. It stands above the panel, so that a screen which is turned keeps it,
 * and it makes room for a candidate who is looked at out of it.
 */
export function useUntold() {
  const [state, change] = useUrlState(nothing);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  return {
    isOpen: state.neverContacted && state.submissionId === '',
    open: useCallback(() => change({ neverContacted: true }), [change]),
    close: useCallback(() => change({ neverContacted: false }), [change]),
    choices,
    setChoices,
  };
}
export type Untold = ReturnType<typeof useUntold>;
