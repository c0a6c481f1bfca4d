const MINUTE_MS = 60_000;
const BREAKER_MS = 10_000;
/** Merge shuts out an address after more than 20 failures in ten seconds, whoever's they are. */
const MOST_FAILURES = 15;

/** Keeps calls below what Merge allows: so many a minute for one linked account, and so many failures for all. */
export interface Pace {
  /** Milliseconds until this account may be called; 0 where it may now, and then the call counts. */
  begin(account: string): number;
  failed(): void;
}

/** Counts within this process, by the clock that it is given; what several processes ask together, a 429 of Merge says. */
export function createPace(perMinute: number, now: () => number): Pace {
  const calls = new Map<string, number[]>();
  let failures: number[] = [];

  return {
    begin(account) {
      const at = now();
      failures = failures.filter((failure) => failure > at - BREAKER_MS);
      if (failures.length >= MOST_FAILURES) return failures[0]! + BREAKER_MS - at;
      const recent = (calls.get(account) ?? []).filter((call) => call > at - MINUTE_MS);
      if (recent.length >= perMinute) return recent[0]! + MINUTE_MS - at;
      calls.set(account, [...recent, at]);
      return 0;
    },
    failed() {
      failures.push(now());
    },
  };
}
