import { ApiError } from '../api/problem.ts';
import { reportFault } from '../api/product-events.ts';
import { isLoadFailure } from '../ui/hooks/load-failure.ts';

const isExpected = (error: Error) => error instanceof ApiError || error.name === 'AbortError' || isLoadFailure(error);

/**
 * Which of our files broke, where and how: nothing of what was on the page, nor what the failure says, which may hold a name.
 * Undefined for what is no fault of ours: a call that was refused, a file that did not arrive, an extension of the browser.
 */
export function placeOf(error: unknown, origin: string): string | undefined {
  if (!(error instanceof Error) || isExpected(error)) return undefined;
  const frames = (error.stack ?? '').split('\n');
  const [, place] = frames.map((frame) => frame.split(`${origin}/assets/`)).find(([, own]) => own) ?? [];
  const [where] = /^[\w.-]+\.js:\d+:\d+/.exec(place ?? '') ?? [];
  return where && `${error.name} at ${where}`;
}

/** Tells of a fault of ours in a page, each once. */
export const reportCrash = (error: unknown): void => {
  const place = placeOf(error, window.location.origin);
  if (place) reportFault('page crash', place);
};

/** Tells of what nothing on the page catches. */
export function recordCrashes(): void {
  window.addEventListener('error', ({ error }) => reportCrash(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}
