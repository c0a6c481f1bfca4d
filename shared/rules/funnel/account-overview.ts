import type { AccountOverview } from '../../contract/reports.ts';
import { PERIOD_DAYS, PERIOD_LABELS, type Period } from '../../reference/periods.ts';
import { type Counts, counterOf } from './counters.ts';
import { dayOf } from './counters-by-day.ts';
import { expectedOf } from './expected.ts';
import { hoursAndMinutes } from './figure-words.ts';
import { figureRows, type Row, toReport } from './reports.ts';

/**
 * What finding one profile takes: to search, to read what is public of the person, and to compare it with the job. Sourcers
 * do not measure it, so each profile counts the same.
 */
export const MINUTES_PER_PROFILE = 30;

const DAY_MS = 86_400_000;

/** The first and the last day of a period that ends today. */
export function daysOf(period: Period, now: Date) {
  const first = new Date(now.getTime() - (PERIOD_DAYS[period] - 1) * DAY_MS);
  return { from: dayOf(first.toISOString()), to: dayOf(now.toISOString()) };
}

/**
 * The account overview (1-product, section 3): the numbers of a job's report, of what happened in the period. Each thing counts
 * on the day on which it happened, so that who was sourced before it and replied in it counts as a reply only.
 */
export function toOverview(counts: Counts, lastUpdateAt: string | null): AccountOverview {
  const { funnelPrediction: _, ...report } = toReport(counts, { prediction: null, lastUpdateAt });
  return { ...report, predictions: expectedOf(counts), averageSourcingTimeCrowdSaved: minutesSaved(counts) };
}

/** The sum of the time the crowd took to source all profiles; null where it sourced none. */
export function minutesSaved(counts: Counts): number | null {
  const sourced = counts[counterOf('crowd', 'sourced')] ?? 0;
  return sourced > 0 ? sourced * MINUTES_PER_PROFILE : null;
}

export const isEmptyPeriod = (counts: Counts) => Object.values(counts).every((count) => count === 0);

/** The overview as a spreadsheet; `owner` is null where it is of everyone. */
export const overviewRows = (
  overview: AccountOverview,
  { period, owner }: { readonly period: Period; readonly owner: string | null },
): Row[] => [
  ['Account overview', PERIOD_LABELS[period]],
  ['Job owner', owner ?? 'Everyone'],
  ...figureRows(overview),
  ['Time saved', '', '', hoursAndMinutes(overview.averageSourcingTimeCrowdSaved)],
];
