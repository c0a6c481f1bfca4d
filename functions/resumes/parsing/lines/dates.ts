import { anyOf } from '../../../../shared/rules/any-of.ts';
import { SEASONS, SINCE, TO_WORDS, UNTIL_NOW } from '../../words/dates.ts';
import { remembered } from '../remembered.ts';
import { fullYear, MONTH, MONTH_NUMBERS, toPartialDate, YEAR } from './partial-date.ts';

/** A date, or a stretch of time, as a text states it: "YYYY" or "YYYY-MM". */
export type DateSpan = {
  start: string | null;
  end: string | null;
  current: boolean;
  /** Two ends are stated, not one date. */
  isRange: boolean;
  index: number;
  length: number;
};

const SEASON = anyOf(SEASONS);
const NOW = anyOf(UNTIL_NOW);
const UNTIL = "until|till|up to|bis|jusqu[’'](?:à|en)|hasta|até|fino a|tot";
const FROM = 'from|von|vom|du|de|del|from the|van';

const DAY_BEFORE = '(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s+(?:de\\s+)?)?';
const DAY_AFTER = '(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?';
const ATOM = [
  `(?<!\\p{L})${DAY_BEFORE}(?:${MONTH})\\.?,?\\s*${DAY_AFTER}(?:de\\s+|del\\s+|of\\s+)?(?:${YEAR}|['’]\\d{2}(?!\\d))`,
  `(?<![\\d.,/-])(?:0?[1-9]|[12]\\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]${YEAR}(?!\\d|[.,/]\\d|-\\d(?!\\d?[./]\\d))`,
  `(?<![\\d.,/-])(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}(?!\\d)`,
  `(?<![\\d.,/-])${YEAR}(?:[./-]| / )(?:0[1-9]|1[0-2])(?:[./-](?:[0-2]\\d|3[01]))?(?![\\d/]\\d|-\\d(?!\\d{3})|\\d)`,
  `(?<![\\d.,/-])${YEAR}[\\s/](?:${MONTH})(?!\\p{L}|\\.?,?\\s*\\d)\\.?`,
  `(?<!\\d)${YEAR}\\s?年(?:\\s?(?:1[0-2]|0?[1-9])\\s?月)?`,
  `(?<![\\p{L}\\d])(?:\\d{1,2}-)?(?:${MONTH})\\.?\\s?[/.-]\\s?${YEAR}(?!\\d)`,
  `(?<![\\d.,/-])${YEAR}\\s?\\((?:${MONTH})\\)`,
  `(?<!\\p{L})${SEASON}(?:\\.?\\s+(?:(?:of|de)\\s+)?|\\s?[-–/]\\s?)${YEAR}`,
  `(?<![\\d.,#/$€£+-])${YEAR}(?![\\d%]|[.,]\\d|\\+)`,
].join('|');
/** A date after a dash needs no space before it. */
const SECOND = ATOM.replaceAll('(?<![\\d.,/-])', '').replaceAll('(?<![\\d.,#/$€£+-])', '');
const NOW_ATOM = `(?<![\\p{L}])${NOW}(?![\\p{L}])`;
/** An end that is still to come: "– Exp. March 2027". */
const EXPECTED = '(?:(?:exp(?:ected|\\.)?|est\\.|anticipated|vsl\\.|voraussichtlich|prévue?) )?';
const TO = `\\s*${anyOf(TO_WORDS)}\\s*${EXPECTED}`;

const RANGE = new RegExp(
  `(?:(?<!\\p{L})(?:${FROM})\\s+)?(?<a>${ATOM})${TO}(?<b>${NOW_ATOM}|${SECOND}|\\d{2}(?![\\d/]|\\.\\d|-\\d))`,
  'giu',
);
const MONTH_RANGE = new RegExp(
  `(?<!\\p{L})(?<m>${MONTH})\\.?\\s*(?:[-–—−/]|to|bis|à|and|und|et|y|e|i|&)\\s*(?<b>(?:${MONTH})\\.?,?\\s+(?:de\\s+)?${YEAR})`,
  'giu',
);
/** "06.07. - 17.08.2015": both ends are in one year. */
const DAY_RANGE = new RegExp(
  `(?<![\\d.,/-])(?:\\d{1,2})\\.(?<m>0?[1-9]|1[0-2])\\.?\\s*[-–—]\\s*(?<b>\\d{1,2}\\.(?:0?[1-9]|1[0-2])\\.${YEAR})(?!\\d)`,
  'giu',
);
/** "9 - 12/2002": both months are in one year. */
const MONTHS_OF_A_YEAR = new RegExp(
  `(?<![\\d./-]|[-–—]\\s)(?<m>0?[1-9]|1[0-2])\\s*[-–—]\\s*(?<b>(?:0?[1-9]|1[0-2])[/.]${YEAR})(?!\\d|[/.]\\d)`,
  'giu',
);
/** "2020, Jul-Okt.": both months come after their year. */
const MONTHS_AFTER_YEAR = new RegExp(
  `(?<![\\d.,/-])(?<year>${YEAR}),?\\s+(?<m>${MONTH})\\.?${TO}(?<last>${MONTH})(?!\\p{L}|\\.?,?\\s*\\d)`,
  'giu',
);
/** "10/2020 • 10/2025": a font that cannot say what its dash is. */
const DATED_MONTH = `(?:(?:0?[1-9]|1[0-2])[./]${YEAR}|(?:${MONTH})\\.?\\s${YEAR})`;
const LOST_DASH = new RegExp(`(?<![\\d./-])(?<a>${DATED_MONTH})\\s•\\s(?<b>${NOW_ATOM}|${DATED_MONTH}(?!\\d))`, 'giu');
/** "2018/2019": an academic year. */
const YEAR_PAIR = new RegExp(`(?<![\\d.,/-])(?<a>${YEAR})/(?<b>${YEAR})(?![\\d/])`, 'giu');
/** "until June 2016", "2019 onwards": one end is not stated. */
const UNTIL_DATE = new RegExp(`(?<!\\p{L})(?:${UNTIL})\\s+(?<b>${ATOM})`, 'giu');
/** "From November 12, 2013", and nothing more. */
const FROM_ALONE = new RegExp(`^(?:from|ab|de|dal|depuis|van)\\s+(?<a>${ATOM})$`, 'giu');
const ONWARDS = new RegExp(`(?<a>${ATOM})\\s+onwards?(?!\\p{L})`, 'giu');
/** "Sep 15 – Now": years of two digits. Only months on both sides distinguish them from days. */
const SHORT_RANGE = new RegExp(
  `(?<!\\p{L})(?<a>(?:${MONTH})\\.?[\\s-]\\d{2})${TO}(?<b>${NOW_ATOM}|(?:${MONTH})\\.?[\\s-]\\d{2})(?![\\d:]|,?\\s*${YEAR})`,
  'giu',
);
/** "06/15 – Now": a month and a year of two digits, and in East Asia the year first: "17.01-17.12". */
const TWO_DIGITS =
  '(?:\\d{1,2}\\.(?:0?[1-9]|1[0-2])\\.\\d{2}|(?:0?[1-9]|1[0-2])/\\d{2}|(?:1[3-9]|2\\d)\\.(?:0[1-9]|1[0-2]))';
const TWO_DIGIT_RANGE = new RegExp(
  `(?<![\\d./-])(?<a>${TWO_DIGITS})${TO}(?<b>${NOW_ATOM}|${TWO_DIGITS})(?![\\d./-])`,
  'giu',
);
/** Some fonts lose the dash. Two dates with only space between them are the ends of a range. */
const WITHOUT_DASH = new RegExp(
  `(?<!\\p{L})(?<a>(?:${MONTH})\\.?\\s${YEAR})\\s+${EXPECTED}(?<b>(?:${MONTH})\\.?\\s${YEAR}|(?:present|now)$)`,
  'giu',
);
/** What templates print where a date goes. */
const UNFILLED = '(?:(?:month|mm)[ /])?(?:year|yyyy|20xx|19xx)';
const UNFILLED_RANGE = new RegExp(`(?<!\\p{L})${UNFILLED}${TO}(?<b>${NOW_ATOM}|${UNFILLED})(?!\\p{L})`, 'giu');
/** "2016/10 – 2024/5": the year first and a month, which may not be the next year of an academic one. */
const YEAR_MONTH_RANGE = new RegExp(
  `(?<![\\d.,/-])(?<a>${YEAR}/(?:1[0-2]|[1-9]))${TO}(?<b>${NOW_ATOM}|${YEAR}/(?:1[0-2]|0?[1-9]))(?![\\d/.])`,
  'giu',
);
const BOTH_YEARS = new RegExp(`(?<a>${ATOM})\\s+(?:and|&|und|et|y)\\s+(?<b>${SECOND})(?!\\d)`, 'giu');
const SINCE_DATE = new RegExp(`(?<!\\p{L})${anyOf(SINCE)}\\s+(?<a>${ATOM})`, 'giu');
/** "seit 07.16": a month and a year of two digits after the word alone. */
const TWO_DIGIT_SINCE = new RegExp(
  `(?<!\\p{L})${anyOf(SINCE)}\\s+(?<a>(?:0?[1-9]|1[0-2])[./](?<year>\\d{2}))(?![\\d./]|\\s?%)`,
  'giu',
);
const OPEN = new RegExp(`(?<a>${ATOM})\\s*[-–—−]\\s*(?=$|[)|\\]]|\\.$)`, 'giu');
/** "En cours : développeur": what is done today, without its beginning. */
const NOW_ALONE = new RegExp(`^${NOW}(?=\\s?:\\s)`, 'giu');
const SINGLE = new RegExp(`(?<a>${ATOM})`, 'giu');

/** Every date and date range in the text, from left to right, without overlaps. */
export const findDates = remembered(datesIn);

function datesIn(text: string): readonly DateSpan[] {
  const found: DateSpan[] = [];
  const add = (span: Omit<DateSpan, 'length'> & { length: number }) => {
    if (!found.some((other) => span.index < other.index + other.length && other.index < span.index + span.length))
      found.push(span);
  };
  for (const match of text.matchAll(YEAR_MONTH_RANGE))
    add(isOfAcademicYears(match) ? academicRangeOf(match) : rangeOf(match));
  for (const match of text.matchAll(RANGE)) if (!isOneDate(match)) add(rangeOf(match));
  for (const match of text.matchAll(DAY_RANGE)) add(monthRangeOf(match));
  for (const match of text.matchAll(MONTHS_OF_A_YEAR)) add(monthRangeOf(match));
  for (const match of text.matchAll(MONTHS_AFTER_YEAR)) add(monthsAfterYearOf(match));
  for (const match of text.matchAll(LOST_DASH)) add(rangeOf(match));
  for (const match of text.matchAll(YEAR_PAIR)) add(rangeOf(match));
  for (const match of text.matchAll(BOTH_YEARS)) add(rangeOf(match));
  for (const match of text.matchAll(SHORT_RANGE)) add(rangeOf(match));
  for (const match of text.matchAll(TWO_DIGIT_RANGE)) add(twoDigitRangeOf(match));
  for (const match of text.matchAll(MONTH_RANGE)) add(monthRangeOf(match));
  for (const match of text.matchAll(WITHOUT_DASH)) add(rangeOf(match));
  for (const match of text.matchAll(SINCE_DATE)) add(spanOf(match, { end: null, current: true, isRange: true }));
  for (const match of text.matchAll(TWO_DIGIT_SINCE)) add(shortSinceOf(match));
  for (const match of text.matchAll(UNTIL_DATE)) add(untilOf(match));
  for (const pattern of [FROM_ALONE, ONWARDS, OPEN])
    for (const match of text.matchAll(pattern)) add(spanOf(match, { end: null, current: true, isRange: true }));
  for (const { index, 0: now } of text.matchAll(NOW_ALONE))
    add({ start: null, end: null, current: true, isRange: true, index, length: now.length });
  for (const match of text.matchAll(UNFILLED_RANGE)) add(unfilledRangeOf(match));
  for (const match of text.matchAll(SINGLE)) {
    const date = toPartialDate(match.groups!.a!);
    add(spanOf(match, { end: date, current: false, isRange: false }));
  }
  return found.sort((a, b) => a.index - b.index);
}

/** "2017/8" and "2009/10": 2017 to 2018, 2009 to 2010. */
function isAcademicYear(text: string): boolean {
  const [year, next] = text.split('/') as [string, string];
  return (Number(year) + 1) % 10 ** next.length === Number(next);
}

const isOfAcademicYears = ({ groups }: RegExpExecArray) =>
  isAcademicYear(groups!.a!) && (isAcademicYear(groups!.b!) || !/\d/.test(groups!.b!));

/** "2009/10 – 2010/11": from the first of two years to the last of two others. */
function academicRangeOf(match: RegExpExecArray): DateSpan {
  const range = rangeOf(match);
  const end = range.end === null ? null : String(Number(range.end.slice(0, 4)) + 1);
  return { ...range, start: range.start!.slice(0, 4), end };
}

/** "2017-09" is a month, not the years 2017 to 2009. */
const isOneDate = ({ groups }: RegExpExecArray) =>
  /^\d{2}$/.test(groups!.b!) && Number(groups!.b) <= 12 && groups!.a!.slice(2) > groups!.b!;

function spanOf(match: RegExpExecArray, rest: Pick<DateSpan, 'end' | 'current' | 'isRange'>): DateSpan {
  return { start: toPartialDate(match.groups!.a!), ...rest, index: match.index, length: match[0].length };
}

function rangeOf(match: RegExpExecArray): DateSpan {
  const start = toPartialDate(match.groups!.a!);
  const raw = match.groups!.b!;
  const current = new RegExp(`^${NOW_ATOM}$`, 'iu').test(raw);
  const end = current ? null : /^\d{2}$/.test(raw) ? `${start?.slice(0, 2)}${raw}` : toPartialDate(raw);
  const swapped = start !== null && end !== null && end < start.slice(0, end.length);
  return {
    start: swapped ? end : start,
    end: swapped ? start : end,
    current,
    isRange: true,
    index: match.index,
    length: match[0].length,
  };
}

function untilOf(match: RegExpExecArray): DateSpan {
  const end = toPartialDate(match.groups!.b!);
  return { start: null, end, current: false, isRange: true, index: match.index, length: match[0].length };
}

function shortSinceOf(match: RegExpExecArray): DateSpan {
  const { a, year } = match.groups as { a: string; year: string };
  const start = `${fullYear(year)}-${a.split(/[./]/)[0]!.padStart(2, '0')}`;
  return { start, end: null, current: true, isRange: true, index: match.index, length: match[0].length };
}

function unfilledRangeOf(match: RegExpExecArray): DateSpan {
  const current = !new RegExp(`^${UNFILLED}$`, 'iu').test(match.groups!.b!);
  return { start: null, end: null, current, isRange: true, index: match.index, length: match[0].length };
}

function twoDigitRangeOf(match: RegExpExecArray): DateSpan {
  const partial = (raw: string) => {
    const [first, second, third] = raw.split(/[/.]/) as [string, string, string?];
    const [month, year] = third ? [second, third] : raw.includes('/') ? [first, second] : [second, first];
    return `${fullYear(year)}-${month.padStart(2, '0')}`;
  };
  const { a, b } = match.groups as { a: string; b: string };
  const current = !/\d/.test(b);
  const end = current ? null : partial(b);
  return { start: partial(a), end, current, isRange: true, index: match.index, length: match[0].length };
}

function monthRangeOf(match: RegExpExecArray): DateSpan {
  const end = toPartialDate(match.groups!.b!);
  const named = match.groups!.m!.toLowerCase();
  const month = MONTH_NUMBERS.get(named) ?? (Number(named) || undefined);
  const year = Number(end?.slice(0, 4)) - (month && end && month > Number(end.slice(5)) ? 1 : 0);
  const start = month ? `${year}-${String(month).padStart(2, '0')}` : null;
  return { start, end, current: false, isRange: true, index: match.index, length: match[0].length };
}

function monthsAfterYearOf({ groups, index, 0: { length } }: RegExpExecArray): DateSpan {
  const { year, m, last } = groups as { year: string; m: string; last: string };
  const [start, end] = [toPartialDate(`${m} ${year}`), toPartialDate(`${last} ${year}`)];
  return { start, end, current: false, isRange: true, index, length };
}
