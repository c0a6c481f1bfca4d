import { useEffect, useRef } from 'react';
import { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import { startPolling } from './polling.ts';
import type { ApiError } from './problem.ts';
import type { AnswerOf, InputOf, RouteName } from './routes.ts';
import { tab } from './tab.ts';
import { keyOf, useApi } from './use-api.ts';

/**
 * Asks again and again while it is on the screen, every so many ms, the first time after `firstMs`; 0 rests. Not in a hidden tab, at once when one comes
 * back to it, and less often while it fails: `ask` throws then.
 */
export const usePolled = (ask: () => Promise<unknown>, everyMs: number, firstMs?: number): void => {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(
    () => (everyMs > 0 ? startPolling(() => latest.current(), everyMs, tab, firstMs) : undefined),
    [everyMs, firstMs],
  );
};

export interface Polling<N extends RouteName> extends SWRConfiguration<AnswerOf<N>, ApiError> {
  /** Asked before each turn but the first reading, where that costs less: nothing is read again unless it says so. */
  hasNews?: () => Promise<boolean>;
}

/** Polling itself reads again when one comes back. */
const ALWAYS = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/**
 * Reads a route as `useApi` does, and again every so many ms, which may depend on the answer. Until it was answered once it
 * is tried again as everything is, and from then on by the polling alone.
 */
export const usePolledApi = <N extends RouteName>(
  name: N,
  input: InputOf<N> | null,
  everyMs: number | ((latest: AnswerOf<N> | undefined) => number),
  { hasNews, ...config }: Polling<N> = {},
): SWRResponse<AnswerOf<N>, ApiError> => {
  const { cache, mutate } = useSWRConfig();
  const key = input && keyOf(name, input);
  const known = () => cache.get(unstable_serialize(key));
  const answer = useApi(name, input, {
    ...config,
    ...(typeof everyMs === 'number' && ALWAYS),
    ...(key && known()?.data !== undefined && { shouldRetryOnError: false }),
  });
  const pause = typeof everyMs === 'number' ? everyMs : everyMs(answer.data);
  const turn = async () => {
    if (!key || (hasNews && !(await hasNews()))) return;
    await mutate(key);
    const problem: unknown = known()?.error;
    if (problem !== undefined) throw problem;
  };
  usePolled(turn, key ? pause : 0);
  return answer;
};
