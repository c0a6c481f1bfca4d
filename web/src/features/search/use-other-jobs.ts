import { useApi } from '../../api/use-api.ts';

const MOST = 3;

/** The team's drafts and closed jobs whose title is meant by what is typed: a few of each. */
export function useOtherJobs(typed: string) {
  const titleSearch = typed.trim().slice(0, 100);
  const query = { scope: 'team', limit: MOST, titleSearch } as const;
  const options = { keepPreviousData: true, revalidateOnFocus: false };
  const drafts = useApi('listJobs', titleSearch ? { query: { ...query, status: 'Draft' } } : null, options);
  const closed = useApi('listJobs', titleSearch ? { query: { ...query, status: 'Closed' } } : null, options);
  if (!titleSearch) return [];
  return [
    ...(drafts.data?.results ?? []).map(({ id, title }) => ({ id, title, status: 'Draft' as const })),
    ...(closed.data?.results ?? []).map(({ id, title }) => ({ id, title, status: 'Closed' as const })),
  ];
}
