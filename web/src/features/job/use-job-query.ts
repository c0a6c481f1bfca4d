import { useMemo } from 'react';
import { useUrlState } from '../../ui/hooks/use-url-state.ts';

const nothing = { search: '', submissionId: '', hidden: false, stage: '' };

/** What the address of a job page says: the search, the candidate who is open, which columns are shown. */
export function useJobQuery() {
  const [state, change] = useUrlState(nothing);
  return useMemo(() => ({ ...state, change }), [state, change]);
}
export type JobQuery = ReturnType<typeof useJobQuery>;
