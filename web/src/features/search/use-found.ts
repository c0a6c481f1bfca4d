import { LIMITS } from '../../../../shared/product.ts';
import { lookedUp, searchTerms } from '../../../../shared/rules/text/search-words.ts';
import { useApi } from '../../api/use-api.ts';

/** Candidates of the account for what is typed; what was found stays on screen while more is typed. */
export function useFound(typed: string) {
  const asked = typed.trim().slice(0, LIMITS.search);
  // By one letter nobody is looked up: that says nothing of who is there.
  const isTooShort = asked !== '' && lookedUp(searchTerms(asked)).length === 0;
  const q = isTooShort ? '' : asked;
  const { data, error, isLoading, isValidating, mutate } = useApi('searchCandidates', q ? { query: { q } } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return {
    found: q && !error ? data : undefined,
    error: q ? error : undefined,
    /** What the results answer; undefined while they are those of before. */
    answered: isLoading ? undefined : typed.trim(),
    isTooShort,
    isAsking: isValidating,
    retry: () => void mutate(),
  };
}
