/** The periods of an account overview, the default first. */
export const PERIODS = ['PAST_WEEK', 'PAST_MONTH', 'PAST_3_MONTHS', 'PAST_YEAR'] as const;
export type Period = (typeof PERIODS)[number];

/** How far back each looks: so many days of UTC, today's among them. */
export const PERIOD_DAYS = {
  PAST_WEEK: 7,
  PAST_MONTH: 30,
  PAST_3_MONTHS: 90,
  PAST_YEAR: 365,
} as const satisfies Record<Period, number>;

export const PERIOD_LABELS = {
  PAST_WEEK: 'Past week',
  PAST_MONTH: 'Past month',
  PAST_3_MONTHS: 'Past 3 months',
  PAST_YEAR: 'Past year',
} as const satisfies Record<Period, string>;
