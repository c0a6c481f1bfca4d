const TRIES = 3;
const PAUSE_MS = 50;

/**
 * Fetches what may be asked for more than once. Where no answer came, or one that says to come back (429 and from 500 on), it
 * is asked again, twice at most: a function that slept finds its connections closed. Each attempt takes at most so long.
 */
export async function steadyFetch(url: URL | string, init: RequestInit, patienceMs: number): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === TRIES;
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
      if (isLast || (response.status !== 429 && response.status < 500)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (isLast) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt * (0.5 + Math.random())));
  }
}
