const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const contact = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' });

/** A `YYYY` or `YYYY-MM` as people read it: `2019`, `March 2019` (3-pipeline, section 9). */
export const partialDate = (date: string): string => (date.includes('-') ? month.format(new Date(`${date}-01`)) : date);

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly current: boolean;
}

/** A span of work or study: `March 2019 – now`; what is not known is left out. */
export const span = ({ startDate, endDate, current }: Span): string => {
  const end = current ? 'now' : endDate && partialDate(endDate);
  return [startDate && partialDate(startDate), end].filter(Boolean).join(' – ');
};

/** The date of a contact: `MM/dd/yy` (3-pipeline, section 9). */
export const contactDate = (at: string): string => contact.format(new Date(at));

/** A day that is read the same everywhere: `Dec 7, 2026`. */
export const fullDay = (at: string): string => dayOfYear.format(new Date(at));

/** A day without its year where that is this one. */
export const shortDay = (at: string, now = new Date()): string => {
  const date = new Date(at);
  return date.getFullYear() === now.getFullYear() ? day.format(date) : fullDay(at);
};

/** `14:05` in a time zone; in the person's own where none is named. */
export const clock = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...(timeZone && { timeZone }) }).format(
    new Date(at),
  );

const dayKey = (at: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { ...(timeZone && { timeZone }) }).format(at);

/**
 * A moment on both clocks, theirs and the reader's: `14:05 · 15:05`; the weekday is named where it is not the reader's
 * today, or where the two clocks stand on different days.
 */
export const bothClocks = (at: string, theirs: string, yours?: string, now = new Date()): string => {
  const moment = new Date(at);
  const days = [dayKey(moment, theirs), dayKey(moment, yours)];
  const today = dayKey(now, yours);
  const isPlain = days.every((each) => each === today);
  const weekday = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...(timeZone && { timeZone }) }).format(moment);
  const write = (timeZone?: string) => (isPlain ? '' : `${weekday(timeZone)} `) + clock(at, timeZone);
  return days[0] === days[1] && !isPlain
    ? `${write(theirs)} · ${clock(at, yours)}`
    : `${write(theirs)} · ${write(yours)}`;
};
