import { MONTHS } from '../../words/dates.ts';

/** The number of each name of a month. */
export const MONTH_NUMBERS = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
/** An expression for any name of a month. */
export const MONTH = [...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');
/** An expression for any year that a resume may name. */
export const YEAR = '(?:19[4-9]\\d|20[0-6]\\d)';

/** One date as "YYYY" or "YYYY-MM", or null. */
export function toPartialDate(raw: string): string | null {
  const text = raw.toLowerCase().trim();
  const short = /['’](\d{2})$|(?<=^\p{L}+\.?[\s-])(\d{2})$/u.exec(text)?.[0]?.slice(-2);
  const year = new RegExp(YEAR).exec(text)?.[0] ?? (short ? fullYear(short) : null);
  if (!year) return null;
  const word = new RegExp(`(?<!\\p{L})(${MONTH})(?!\\p{L})`, 'iu').exec(text)?.[1];
  const month = word ? MONTH_NUMBERS.get(word) : numericMonth(text, year);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

function numericMonth(text: string, year: string): number | null {
  const before = /(?:^|[./-])(\d{1,2})\s?[./-]\s?$/.exec(text.slice(0, text.indexOf(year)))?.[1];
  const after = /^\s?[./年-]\s?(\d{1,2})/.exec(text.slice(text.indexOf(year) + 4))?.[1];
  const month = Number(before ?? after ?? 0);
  return month >= 1 && month <= 12 ? month : null;
}

/** A year of two digits in full. */
export const fullYear = (short: string) => (Number(short) > 66 ? `19${short}` : `20${short}`);
