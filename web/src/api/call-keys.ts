import { ApiError } from './problem.ts';

/** Calls whose outcome is not known are remembered as long as the page is open, and no more than so many. */
const MOST = 50;

/** What a call that failed leaves open: whether it was done. Whatever the API itself refused, was not. */
export const isOpen = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === 'IDEMPOTENCY_IN_PROGRESS';

/** Runs calls that must not be done twice, each under a key. */
export interface CallKeys {
  /**
   * `send` under the key of an earlier call with the same contents of which no answer came, or of one that is still under
   * way; else under a new one. So pressing "try again" finishes what was begun, and doing the same once more is another act.
   */
  run<T>(contents: string, send: (key: string) => Promise<T>): Promise<T>;
}

export const createCallKeys = (newKey: () => string): CallKeys => {
  const keys = new Map<string, string>();
  const keyFor = (contents: string): string => {
    const key = keys.get(contents) ?? newKey();
    keys.set(contents, key);
    const oldest = keys.keys().next().value;
    if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
    return key;
  };
  return {
    async run(contents, send) {
      const key = keyFor(contents);
      const forget = () => {
        if (keys.get(contents) === key) keys.delete(contents);
      };
      try {
        const answer = await send(key);
        forget();
        return answer;
      } catch (error) {
        if (!isOpen(error)) forget();
        throw error;
      }
    },
  };
};

/** Until when a run that broke off may hold its key, with some to spare. */
const PATIENCE_MS = 40_000;
const LONGEST_PAUSE_MS = 4_000;

/** Asks again while the same call is under way, less and less often, until it is answered. */
export async function untilDone<T>(run: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  let waited = 0;
  for (let pause = 500; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      const isUnderWay = error instanceof ApiError && error.code === 'IDEMPOTENCY_IN_PROGRESS';
      if (!isUnderWay || waited >= PATIENCE_MS) throw error;
      await wait(pause);
      waited += pause;
    }
  }
}
