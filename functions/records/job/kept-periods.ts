import * as z from 'zod';
import { type AccountId, Instant, type UserId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { Period } from '../../../shared/reference/periods.ts';
import { daysOf } from '../../../shared/rules/funnel/account-overview.ts';
import { differenceOf } from '../../../shared/rules/funnel/counters.ts';
import { dayAfter, dayBefore } from '../../../shared/rules/funnel/counters-by-day.ts';
import { readItems } from '../../platform/batch.ts';
import { updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { countsIn } from './job-counters.ts';
import { addSums, createDaysReader, type Period as Days, type Summed, summedIn } from './job-days.ts';

const StoredSum = z.object({
  from: z.string(),
  to: z.string(),
  counts: z.record(z.string(), z.unknown()),
  lastAt: Instant.optional(),
});
type Kept = Days & Summed;

/** A stored sum, as far as this version knows it. */
const readKept = (stored: z.infer<typeof StoredSum> | undefined): Kept | undefined =>
  stored && { ...stored, counts: countsIn(stored.counts) };

/** The days of a week are read as they are: they cost no more than their sum and the day of today. */
const KEPT_PERIODS = ['PAST_MONTH', 'PAST_3_MONTHS', 'PAST_YEAR'] as const satisfies readonly Period[];
type KeptPeriod = (typeof KEPT_PERIODS)[number];
const isKept = (period: Period): period is KeptPeriod => KEPT_PERIODS.some((kept) => kept === period);

/**
 * Item PERIODS#…: for each period that somebody looked at what its days add up to, without today. `late` rises whenever a day
 * changes that is over, and the sums are then forgotten.
 */
export const StoredPeriods = asStored(
  z.object({
    late: z.number().int().optional(),
    PAST_MONTH: StoredSum.optional(),
    PAST_3_MONTHS: StoredSum.optional(),
    PAST_YEAR: StoredSum.optional(),
  }),
);

type Of = UserId | 'account';

/** Forgets sums of days: to be called after a day changed that is over. Once too often does no harm. */
export const forgetPeriods = (table: Table, account: AccountId, of: Of) =>
  updateItem(table, keys.periods(account, of), {
    change: `REMOVE ${KEPT_PERIODS.join(', ')} ADD late :one`,
    values: { ':one': 1 },
  });

/** In the first minute of a day somebody whose clock is behind may still count for the day before. */
const isYoung = (now: Date) => now.getUTCHours() === 0 && now.getUTCMinutes() === 0;

/**
 * What was counted of an account or an owner in a period that ends today: one unit at most. Who looks first on a day brings the
 * sum of the days before up to date for all others.
 */
export function createPeriodReader(table: Table) {
  const { readPeriod } = createDaysReader(table);

  /** The kept sum of earlier days without those that left the period, and with those that came to it. */
  async function rollOn(account: AccountId, of: Of, kept: Kept, days: Days): Promise<Summed | undefined> {
    if (kept.from >= days.from || kept.to < days.from || kept.to >= days.to) return undefined;
    const read = (from: string, to: string) => readPeriod(account, of, { from, to }, { strongly: true });
    const [gone, came] = await Promise.all([read(kept.from, dayBefore(days.from)), read(dayAfter(kept.to), days.to)]);
    const isLastGone = gone.lastAt !== undefined && gone.lastAt === kept.lastAt;
    const counts = differenceOf(gone.counts, kept.counts);
    return isLastGone ? undefined : addSums({ counts, lastAt: kept.lastAt }, came);
  }

  async function readPast(account: AccountId, of: Of, period: KeptPeriod, { from, to }: Days, now: Date) {
    const Keys = [keys.periods(account, of), keys.day(account, of, to)];
    const items = await readItems(table, Keys);
    const [stored, today] = Keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
    const periods = parseItem(StoredPeriods, stored ?? {});
    const days = { from, to: dayBefore(to) };
    const kept = readKept(periods[period]);
    if (kept?.from === days.from && kept.to === days.to) return addSums(kept, summedIn(today));
    const past =
      (kept && (await rollOn(account, of, kept, days))) ?? (await readPeriod(account, of, days, { strongly: true }));
    if (!isYoung(now)) await keep(account, of, period, periods.late, { ...days, ...past });
    return addSums(past, summedIn(today));
  }

  /** Keeps a sum, unless one of its days changed since. */
  const keep = (account: AccountId, of: Of, period: KeptPeriod, late: number | undefined, sum: Days & Summed) => {
    const { lastAt, ...rest } = sum;
    return updateItem(table, keys.periods(account, of), {
      change: 'SET #period = :sum',
      names: { '#period': period },
      values: { ':sum': { ...rest, ...(lastAt && { lastAt }) } },
      if:
        late === undefined
          ? { when: 'attribute_not_exists(late)' }
          : { when: 'late = :late', values: { ':late': late } },
    });
  };

  return (account: AccountId, of: Of, period: Period, now: Date): Promise<Summed> => {
    const days = daysOf(period, now);
    return isKept(period) ? readPast(account, of, period, days, now) : readPeriod(account, of, days);
  };
}
