import {
  addCounts,
  type Countable,
  type Counts,
  counterOf,
  differenceOf,
  type Milestone,
  reachedAt,
  reviewMinutesOf,
  setOf,
} from './counters.ts';

/**
 * Counts by the day on which they happened. Days are those of UTC: an account has people in several time zones and no zone of its
 * own, and a day that was counted must never become another one.
 */
export type DayCounts = Record<string, Counts>;

export const dayOf = (instant: string) => instant.slice(0, 10);

/**
 * What one submission counts for, each thing on the day on which it happened. Summed over all days it is what `countsOf` says,
 * without what tells only of now: the columns, and who waits for a review.
 */
export function dayCountsOf(head: Countable | undefined): DayCounts {
  if (!head || head.pending) return {};
  const set = setOf(head.origin);
  const days: DayCounts = {};
  const count = (name: string, at: string | undefined, value: number) => {
    if (at && value !== 0) days[dayOf(at)] = { ...days[dayOf(at)], [name]: value };
  };
  for (const [milestone, at] of Object.entries(reachedAt(head))) count(counterOf(set, milestone as Milestone), at, 1);
  count(counterOf(set, 'reviewMinutes'), head.reviewedAt, reviewMinutesOf(head) ?? 0);
  return days;
}

/** What a change adds to the counts of each day; days on which nothing changes are left out. */
export function dayDeltaOf(before: Countable | undefined, after: Countable | undefined): DayCounts {
  const [old, now] = [dayCountsOf(before), dayCountsOf(after)];
  const days = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const deltas = days.map((day) => [day, differenceOf(old[day] ?? {}, now[day] ?? {})] as const);
  return Object.fromEntries(deltas.filter(([, delta]) => Object.keys(delta).length > 0));
}

/** Adds up counts with the shortest and longest waits beside them. */
export function addReported(some: Readonly<Counts>, others: Readonly<Counts>): Counts {
  const entries = Object.entries(others);
  const sum = addCounts(some, Object.fromEntries(entries.filter(([name]) => name.includes('.'))));
  for (const [name, wait] of entries) {
    const known = sum[name] ?? wait;
    if (name.endsWith('-min')) sum[name] = Math.min(known, wait);
    if (name.endsWith('-max')) sum[name] = Math.max(known, wait);
  }
  return sum;
}
