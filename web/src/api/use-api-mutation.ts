import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { showToast } from '../ui/feedback/toast-store.ts';
import { call } from './call.ts';
import { isLeaving } from './log-out.ts';
import { ApiError, messageOf } from './problem.ts';
import type { AnswerOf, InputOf, RouteName } from './routes.ts';
import { isKeyOf } from './use-api.ts';

export interface MutationOptions {
  /** Routes whose answers are read again afterwards, whatever they were asked with. */
  refreshes?: readonly RouteName[] | undefined;
  /** Whether they are read again after a refusal too, because it says that the page was behind. */
  refreshesRefused?: boolean | undefined;
  /** Failures that the caller shows itself: all of them, or those for which it says so. */
  quiet?: boolean | ((error: ApiError) => boolean) | undefined;
}

/** Whether nothing is to be said of a failure here: it was wanted, or the page that a lost session leads to says it. */
export const isSaidElsewhere = (error: unknown): boolean => {
  const isAbort = error instanceof DOMException && error.name === 'AbortError';
  return isAbort || isLeaving() || (error instanceof ApiError && error.status === 401);
};

/** Shows the sentence of a failure. */
export const showProblem = (error: unknown): void => {
  if (isSaidElsewhere(error)) return;
  showToast(messageOf(error), { kind: 'danger', id: messageOf(error) });
};

/**
 * Changes something. `run` throws `ApiError` after showing it; `attempt` answers undefined instead, for where nothing
 * hangs on the failure. `busy` while a call is under way.
 */
export const useApiMutation = <N extends RouteName>(name: N, options: MutationOptions = {}) => {
  const { mutate } = useSWRConfig();
  const [running, setRunning] = useState(0);
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    async (input: InputOf<N>, signal?: AbortSignal): Promise<AnswerOf<N>> => {
      const readAgain = () => {
        const { refreshes } = latest.current;
        if (refreshes?.length) void mutate(isKeyOf(refreshes));
      };
      setRunning((count) => count + 1);
      try {
        const answer = await call(name, input, signal);
        readAgain();
        return answer;
      } catch (error) {
        const { quiet, refreshesRefused } = latest.current;
        if (refreshesRefused && error instanceof ApiError) readAgain();
        const isQuiet = typeof quiet === 'function' ? error instanceof ApiError && quiet(error) : quiet;
        if (!isQuiet) showProblem(error);
        throw error;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [name, mutate],
  );
  const attempt = useCallback(
    (...args: Parameters<typeof run>): Promise<AnswerOf<N> | undefined> =>
      run(...args).catch((error: unknown) => {
        if (error instanceof ApiError || error instanceof DOMException) return undefined;
        throw error;
      }),
    [run],
  );
  return { run, attempt, busy: running > 0 };
};
