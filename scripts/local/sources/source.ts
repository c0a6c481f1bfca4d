import { log } from '../log.ts';

/** Something whose records are handed to a function, by hand or as they come. */
export interface Source {
  readonly name: string;
  /** Hands over what is there now; answers how many records were taken. `waitSeconds` waits for the first. */
  take(waitSeconds: number, signal?: AbortSignal): Promise<number>;
}

const LONGEST_PAUSE = 5_000;

/** Keeps taking until told to stop. What goes wrong is said and tried again, more slowly each time. */
export async function keepTaking(source: Source, signal: AbortSignal, waitSeconds = 20): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await source.take(waitSeconds, signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures++;
      log(`${source.name} failed and is tried again`, error);
      await pause(Math.min(100 * 2 ** failures, LONGEST_PAUSE), signal);
    }
  }
}

/** Waits, but no longer than until the signal. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });
}
