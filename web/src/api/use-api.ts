import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { call } from './call.ts';
import { useOwnData } from './own-data.ts';
import type { ApiError } from './problem.ts';
import type { AnswerOf, InputOf, RouteName } from './routes.ts';

/** The key under which an answer is kept: its route and what it was asked with. */
export const keyOf = <N extends RouteName>(name: N, input: InputOf<N>): [N, InputOf<N>] => [name, input];

/** Whether a key belongs to one of these routes. */
export const isKeyOf =
  (names: readonly RouteName[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && names.includes(key[0] as RouteName);

/**
 * Reads a route and keeps it fresh; a null input waits. What is on screen stays while it is read again; what was kept of another
 * question is gone once this one has failed.
 */
export const useApi = <N extends RouteName>(
  name: N,
  input: InputOf<N> | null,
  config: SWRConfiguration<AnswerOf<N>, ApiError> = {},
): SWRResponse<AnswerOf<N>, ApiError> => {
  const key = input === null ? null : keyOf(name, input);
  const answer = useSWR<AnswerOf<N>, ApiError, [N, InputOf<N>] | null>(
    key,
    ([, asked]: [N, InputOf<N>]) => call(name, asked),
    config,
  );
  return useOwnData(key, answer, config.keepPreviousData);
};
