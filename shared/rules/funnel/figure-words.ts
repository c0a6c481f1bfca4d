/** How the figures of every report read, on its page and in its file: what has no value is a dash (1-product, Reports). */
export const NONE = '-';

/** A share as a whole percent. */
export const percent = (rate: number | null): string => (rate === null ? NONE : `${Math.round(rate * 100)}%`);

/** A share for a spreadsheet: a percent to one decimal. */
export const percentOf = (rate: number | null): string => (rate === null ? NONE : `${Math.round(rate * 1000) / 10}%`);

/** A duration given in hours: hours under a day, else days to one decimal (2-jobs, section 2). */
export function duration(hours: number | null): string {
  if (hours === null) return NONE;
  if (hours < 24) return hours < 1 ? 'under 1 h' : `${Math.round(hours)} h`;
  const days = Math.round((hours / 24) * 10) / 10;
  return days === 1 ? '1 day' : `${days} days`;
}

/** Minutes as hours and minutes. */
export const hoursAndMinutes = (minutes: number | null): string =>
  minutes === null ? NONE : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** A day, such as Jan 5, 2024. */
export const day = (at: string | null): string => (at === null ? NONE : new Date(at).toLocaleDateString('en-US', DAY));

/** When a report was last counted: `MM/dd/yyyy - H:mm`. */
export function stamp(at: string): string {
  const when = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(when.getMonth() + 1)}/${two(when.getDate())}/${when.getFullYear()} - ${when.getHours()}:${two(when.getMinutes())}`;
}
