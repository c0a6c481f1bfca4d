import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, readFilters, rememberedSource, writeFilters } from './filters.ts';

/** The filters, kept in the address; the source is remembered beyond it. What is typed replaces the entry of before. */
export const useFilters = (): [Filters, (change: Partial<Filters>, replace?: boolean) => void] => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query, rememberedSource.read()), [query]);
  const change = (values: Partial<Filters>, replace = false) => {
    if (values.source) rememberedSource.write(values.source);
    setQuery(writeFilters(query, filters, values), { replace, preventScrollReset: true });
  };
  return [filters, change];
};
