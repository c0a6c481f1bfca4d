const DAY = 24 * 3_600_000;
const FIRST = 7;
const AGAIN = 90;

/**
 * When the feedback survey shows next, as an instant (1-product, section 2): `kept` is what the browser kept of it, absent on a
 * first visit, when whoever came less than a week ago is left in peace for a week.
 */
export function nextSurvey(kept: string | null, { createdAt, now }: { createdAt: string; now: Date }): string {
  if (kept !== null && !Number.isNaN(Date.parse(kept))) return kept;
  const isNew = now.getTime() - Date.parse(createdAt) < FIRST * DAY;
  return isNew ? daysAfter(now, FIRST) : now.toISOString();
}

/** After it was shown or dismissed it rests for a quarter of a year. */
export const surveyAfterShown = (now: Date): string => daysAfter(now, AGAIN);

const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY).toISOString();
