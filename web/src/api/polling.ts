/** The tab that polls, as far as it matters: whether anybody can see an answer, and when one comes back. */
export interface Tab {
  /** Hidden, or without a network. */
  isAway(): boolean;
  /** Calls `back` whenever one comes back to it, or it to the network; answers how to stop that. */
  onBack(back: () => void): () => void;
}

/** After failures it is asked less and less often, but at least this often. */
const LONGEST_PAUSE_MS = 60_000;
/** Coming back asks at once where the last answer is older than this. */
const FRESH_MS = 15_000;

/** How long to wait after so many failures in a row. */
export const pauseAfter = (everyMs: number, failures: number): number =>
  Math.min(everyMs * 2 ** failures, Math.max(everyMs, LONGEST_PAUSE_MS));

/**
 * Asks again and again, so long after each answer, until it is stopped; the first time after `firstMs`. A tab that nobody sees asks nothing and waits for
 * nothing; whoever comes back to it is not shown what is old.
 */
export function startPolling(ask: () => Promise<unknown>, everyMs: number, tab: Tab, firstMs = everyMs): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;
  let isStopped = false;
  let askedAt = Date.now();

  const turn = async () => {
    timer = undefined;
    if (isAsking || tab.isAway()) return;
    isAsking = true;
    askedAt = Date.now();
    try {
      await ask();
      failures = 0;
    } catch {
      failures++;
    }
    isAsking = false;
    if (!isStopped) timer = setTimeout(turn, pauseAfter(everyMs, failures));
  };
  const back = () => {
    const isFresh = Date.now() - askedAt < Math.min(everyMs, FRESH_MS);
    if (tab.isAway() || isAsking || (isFresh && timer !== undefined)) return;
    clearTimeout(timer);
    timer = setTimeout(turn, isFresh ? everyMs : 0);
  };

  const leave = tab.onBack(back);
  timer = setTimeout(turn, firstMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    leave();
  };
}
