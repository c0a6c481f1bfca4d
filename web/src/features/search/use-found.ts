import { LIMITS } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';

/** Candidates of the account for what is typed; what was found stays on screen while more is typed. */
export function useFound(typed: string) {
  const q = typed.trim().slice(0, LIMITS.search);
  const { data, error, isValidating, mutate } = useApi('searchCandidates', q ? { query: { q } } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return {
    found: q ? data : undefined,
    error: q ? error : undefined,
    isAsking: isValidating,
    retry: () => void mutate(),
  };
}
