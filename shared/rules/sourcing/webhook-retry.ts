/** Seconds before an event that was not taken is posted again: SQS holds a message for a quarter of an hour at most. */
const PAUSES = [10, 60, 300, 900, 900, 900, 900] as const;

/** How long to wait after so many tries; undefined where it is given up. */
export const webhookPause = (tries: number): number | undefined => PAUSES[tries - 1];

/** What an address gave no sign of taking: since when, how often in a row, and the latest. */
export interface Failing {
  readonly since: string;
  readonly last: string;
  readonly times: number;
}

/** After so many events in a row that were given up, over so long, an address is not tried any more. Those of one moment may count as one. */
export const REST = { times: 3, ms: 86_400_000 } as const;

/** How it stands after one more event was given up. */
export const afterGivenUp = (before: Failing | null | undefined, at: string): Failing => ({
  since: before?.since ?? at,
  last: at,
  times: (before?.times ?? 0) + 1,
});

/** Since when an address rests; null where it is tried. */
export const restsSince = (failing: Failing | null | undefined): string | null =>
  failing && failing.times >= REST.times && Date.parse(failing.last) - Date.parse(failing.since) >= REST.ms
    ? failing.last
    : null;
