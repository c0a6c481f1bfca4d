/** A month and a year as they are typed; the month is two digits or nothing. */
export interface DateParts {
  readonly month: string;
  readonly year: string;
}

/** The parts of a `YYYY` or `YYYY-MM`. */
export const partsOf = (date: string | null): DateParts => {
  const [year = '', month = ''] = (date ?? '').split('-');
  return { month, year };
};

/** The date that the parts make; a month without a year makes none (3-pipeline, section 5). */
export const dateOf = ({ month, year }: DateParts): string | null => {
  const trimmed = year.trim();
  if (!trimmed) return null;
  return month ? `${trimmed}-${month}` : trimmed;
};

/** The months by number, for a list to choose from. */
export const MONTHS: readonly { readonly value: string; readonly label: string }[] = Array.from(
  { length: 12 },
  (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index)),
  }),
);
