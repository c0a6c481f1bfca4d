import { useMemo } from 'react';
import { type BoardFilter, VERDICT_FILTERS } from '../../../../shared/rules/funnel/board-filter.ts';
import { useUrlState } from '../../ui/hooks/use-url-state.ts';

const nothing = {
  ...{ search: '', submissionId: '', hidden: false, stage: '' },
  ...{ source: '', minDays: 0, company: '', verdict: '' },
};

/** What the address of a job page says: the search, the candidate who is open, which columns are shown. */
export function useJobQuery() {
  const [state, change] = useUrlState(nothing);
  return useMemo(() => ({ ...state, change }), [state, change]);
}
export type JobQuery = ReturnType<typeof useJobQuery>;

const SOURCES = ['crowd', 'team', 'application'] as const;

/** Which cards the address asks for. */
export const filterIn = ({ source, minDays, company, verdict }: JobQuery): BoardFilter => ({
  source: SOURCES.find((each) => each === source) ?? '',
  minDays,
  company,
  verdict: VERDICT_FILTERS.find((each) => each === verdict) ?? '',
});
