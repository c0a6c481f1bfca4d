import useSWRInfinite, { type SWRInfiniteResponse } from 'swr/infinite';
import { call } from './call.ts';
import type { ApiError } from './problem.ts';
import type { AnswerOf, InputOf, RouteName } from './routes.ts';
import { keyOf } from './use-api.ts';

/** The routes whose answers say where the next page begins. */
type PagedRoute = { [N in RouteName]: AnswerOf<N> extends { next: string | null } ? N : never }[RouteName];

/** Reads a list page by page: all pages so far, whether there is another, and how to read it. */
export const usePages = <N extends PagedRoute>(name: N, inputFor: (after: string | undefined) => InputOf<N>) => {
  const pages: SWRInfiniteResponse<AnswerOf<N>, ApiError> = useSWRInfinite<AnswerOf<N>, ApiError>(
    (_index: number, before: AnswerOf<N> | null) => {
      const after = before === null ? undefined : nextOf(before);
      return after === null ? null : keyOf(name, inputFor(after));
    },
    ([, input]: [N, InputOf<N>]) => call(name, input),
    { revalidateFirstPage: false },
  );
  const last = pages.data?.at(-1);
  const next = last === undefined ? null : nextOf(last);
  return { ...pages, next, readNext: () => void pages.setSize((size) => size + 1) };
};

/** Where the page after this one begins; null where it is the last. */
const nextOf = (page: unknown): string | null =>
  typeof page === 'object' && page && 'next' in page && typeof page.next === 'string' ? page.next : null;
