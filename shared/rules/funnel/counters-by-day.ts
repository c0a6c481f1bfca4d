import {
  type Countable,
  type Counts,
  counterOf,
  differenceOf,
  type Milestone,
  reachedAt,
  reviewCounts,
  setOf,
} from './counters.ts';

/**
 * Counts by the day on which they happened. Days are those of UTC: an account has people in several time zones and no zone of its
 * own, and a day that was counted must never become another one.
 */
export type DayCounts = Record<string, Counts>;

export const dayOf = (instant: string) => instant.slice(0, 10);

const DAY_MS = 86_400_000;
const daysFrom = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * DAY_MS).toISOString());
export const dayBefore = (day: string) => daysFrom(day, -1);
export const dayAfter = (day: string) => daysFrom(day, 1);

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
  for (const [name, value] of Object.entries(reviewCounts(head))) count(name, head.reviewedAt, value);
  return days;
}

/** What a change adds to the counts of each day; days on which nothing changes are left out. */
export function dayDeltaOf(before: Countable | undefined, after: Countable | undefined): DayCounts {
  const [old, now] = [dayCountsOf(before), dayCountsOf(after)];
  const days = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const deltas = days.map((day) => [day, differenceOf(old[day] ?? {}, now[day] ?? {})] as const);
  return Object.fromEntries(deltas.filter(([, delta]) => Object.keys(delta).length > 0));
}
