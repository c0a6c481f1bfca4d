import type { Experience } from '../../model/candidate.ts';

type Dated = Pick<Experience, 'startDate' | 'endDate' | 'current'>;

/**
 * Months worked in these positions, positions held side by side counted once. A start without an end counts only where the
 * position is the current one; a year without a month counts from its January, and to its December where it ends.
 */
export function monthsWorked(positions: readonly Dated[], now: Date): number {
  const spans = positions.flatMap((position) => spanOf(position, now) ?? []).sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

/** Years worked, to one decimal; null where no position has dates. */
export function yearsWorked(positions: readonly Dated[], now: Date): number | null {
  const months = monthsWorked(positions, now);
  return months === 0 ? null : Math.round((months / 12) * 10) / 10;
}

function spanOf({ startDate, endDate, current }: Dated, now: Date) {
  if (!startDate) return undefined;
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const from = monthOf(startDate, 0);
  const end = endDate ? monthOf(endDate, 11) + 1 : current ? today : undefined;
  if (end === undefined) return undefined;
  const to = Math.min(end, today);
  return to > from ? { from, to } : undefined;
}

function monthOf(date: string, monthOfYear: number): number {
  const [year = '', month] = date.split('-');
  return Number(year) * 12 + (month ? Number(month) - 1 : monthOfYear);
}
