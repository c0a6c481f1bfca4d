import type { BrowserContext } from 'playwright-core';

/** Set to run the browser tests as on a slow machine with a slow line: what passes only where all comes at once shows itself. */
export const isSlow = process.env.BRAMBLE_SLOW === '1';

/** How long an answer of the API may take, in ms. */
const SLOWEST_ANSWER = 1_500;

/** Makes the pages of a window slow by chance: what the API answers, and when a frame is drawn. */
export async function slowDown(context: BrowserContext) {
  await context.addInitScript(slowFrames);
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * SLOWEST_ANSWER));
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** Runs in the page: a frame comes up to 300 ms late, with all that waits for it in its order. */
function slowFrames() {
  const SLOWEST_FRAME = 300;
  const request = window.requestAnimationFrame.bind(window);
  let waiting = new Map<number, FrameRequestCallback>();
  let last = 0;
  window.requestAnimationFrame = (callback) => {
    if (waiting.size === 0)
      setTimeout(() => {
        request((time) => {
          const due = waiting;
          waiting = new Map();
          for (const each of due.values()) each(time);
        });
      }, Math.random() * SLOWEST_FRAME);
    last += 1;
    waiting.set(last, callback);
    return last;
  };
  window.cancelAnimationFrame = (handle) => void waiting.delete(handle);
}
