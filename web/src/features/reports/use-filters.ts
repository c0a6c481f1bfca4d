import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, readFilters, writeFilters } from './filters.ts';

export type ChangeFilters = (change: Partial<Filters>, replace?: boolean) => void;

/** The filters, kept in the address. What is typed replaces the entry of before. */
export const useFilters = (): [Filters, ChangeFilters] => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change: ChangeFilters = (values, replace = false) =>
    setQuery((before) => writeFilters(before, values), { replace, preventScrollReset: true });
  return [filters, change];
};
