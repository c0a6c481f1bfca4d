import type { Salary } from '../../../shared/model/job.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import { valuesOf } from './facts.ts';
import type { Fact, Found, Line } from './types.ts';
import { OF_OTHER_MONEY, OF_PAY, PER_DAY, PER_HOUR, PER_MONTH, PER_WEEK, PER_YEAR } from './words/money.ts';

const whole = (list: readonly string[]) => new RegExp(`(?<![\\p{L}])${anyOf(list)}(?![\\p{L}])`, 'iu');

type Period = 'year' | 'month' | 'week' | 'day' | 'hour';
const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['hour', whole(PER_HOUR)],
  ['day', whole(PER_DAY)],
  ['week', whole(PER_WEEK)],
  ['month', whole(PER_MONTH)],
  ['year', whole(PER_YEAR)],
];

/** What is paid for work by the period, at the least and at the most. */
const USUAL: Readonly<Record<Period, readonly [number, number]>> = {
  hour: [3, 500],
  day: [40, 5_000],
  week: [80, 15_000],
  month: [250, 60_000],
  year: [3_000, 3_000_000],
};

/** How often a year what is paid by the period is paid, and what is said of it. */
const WORK_WEEKS = 52;
const FULL_WEEK = 40;
const WORK_DAYS = 260;

const CURRENCY =
  'US\\$|USD|U\\.S\\. dollars|EUR|EURO|Euros?|GBP|CHF|CAD|C\\$|CA\\$|AUD|A\\$|AU\\$|NZD|SEK|DKK|NOK|PLN|INR|SGD|£|€|\\$|₹';
const NUMBER = "\\d{1,3}(?:(?:[.,'’ ]\\d{3})+(?!\\d))(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?";
const THOUSAND = '(?: ?(?:[kK](?=[€£$\\s,.;:)/–-]|$|EUR|USD|GBP|\\b)|TEUR|T€|Tsd\\.?))?';
const AMOUNT = `(?:(?<before>${CURRENCY}) ?)?(?<number>${NUMBER})(?<thousand>${THOUSAND})(?: ?(?<after>${CURRENCY}|k€|K€|€|,-))?(?:,-)?`;
const named = (suffix: string) => AMOUNT.replace(/\?<(\w+)>/g, `?<$1${suffix}>`);
const TO = '\\s*(?:-|–|—|to|until|and|up to|bis(?: zu)?|und|à|et|a|/year to|per year to)\\s*';
const RANGE = new RegExp(`(?<![\\p{L}\\p{N}.,])${named('1')}${TO}${named('2')}(?![\\p{N}%])`, 'giu');
const SINGLE = new RegExp(`(?<![\\p{L}\\p{N}.,-])${named('1')}(?![\\p{N}%])`, 'giu');

interface Offer {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: Salary['currency'] | 'other';
  readonly period: Period | null;
  readonly score: number;
  readonly text: string;
  readonly quote: string;
}

export interface PaySaid {
  readonly salary: Found<Salary> | null;
  readonly warnings: readonly string[];
}

/** What the job pays by the year; what is said of other periods is converted, which a warning says. */
export function salaryOf(facts: readonly Fact[], lines: readonly Line[]): PaySaid {
  const labelled = valuesOf(facts, 'salary').flatMap(({ value, line }) => offersIn(value, line, 6));
  const rest = lines.flatMap(({ text, section }) => offersIn(text, text, whole(OF_PAY).test(section) ? 3 : 0));
  const [best] = [...labelled, ...rest].filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  if (!best) return { salary: null, warnings: [] };
  if (best.currency === 'other') {
    return {
      salary: null,
      warnings: [`The salary “${best.text}” is not in US dollars, euros or pounds and was left out.`],
    };
  }
  return yearly(best, lines);
}

function yearly(offer: Offer, lines: readonly Line[]): PaySaid {
  const { currency, quote, text } = offer;
  const period = offer.period ?? periodBySize(offer);
  const { times, words } = timesAYear(period, lines, quote);
  const whole = (amount: number | null) => (amount === null ? null : Math.round(amount * times));
  const salary = { min: whole(offer.min), max: whole(offer.max), currency: currency as Salary['currency'] };
  const paid = offer.max ?? offer.min ?? 0;
  const [least, greatest] = USUAL[period];
  if (paid < least || paid > greatest) return { salary: null, warnings: [] };
  const warnings = period === 'year' ? [] : [`The salary “${text}” is ${words} and was converted to a year.`];
  return { salary: { value: salary, quote }, warnings };
}

/** An amount of which nothing says how often it is paid, by what is paid so often. */
function periodBySize({ min, max }: Offer): Period {
  const most = max ?? min ?? 0;
  if (most >= 9_000) return 'year';
  return most >= 600 ? 'month' : most >= 150 ? 'day' : 'hour';
}

function timesAYear(period: Period, lines: readonly Line[], quote: string) {
  if (period === 'month') {
    const text = `${quote} ${lines.map((line) => line.text).join(' ')}`;
    const months =
      /\b(1[2-4])(?:,5|\.5)?\s*(?:x\b|mal\b|times\b|fois\b|monatsgehälter|gehälter|mois\b|salaires|monthly salaries|payments)/i.exec(
        text,
      );
    const times =
      months && !/durée|cdd|befrist|contract|vertrag/i.test(text.slice(Math.max(0, months.index - 30), months.index))
        ? Number(months[1])
        : 12;
    return { times, words: `by the month, ${times} times a year,` };
  }
  if (period === 'hour') {
    const hours = weeklyHours(lines);
    return { times: hours * WORK_WEEKS, words: `by the hour, at ${hours} hours a week,` };
  }
  if (period === 'week') return { times: WORK_WEEKS, words: 'by the week' };
  if (period === 'day') return { times: WORK_DAYS, words: `by the day, at ${WORK_DAYS} days a year,` };
  return { times: 1, words: '' };
}

const WEEKLY =
  /\b(\d{2}(?:[.,]\d{1,2})?)\s*(?:-\s*\d{2}\s*)?(?:hours?|hrs?|stunden|std\.?|heures|h)\s*(?:\/|per|a|pro|par|each|\/\s*)?\s*(?:week|wk|woche|semaine)|^(?:hours|working hours|arbeitszeit|horaires?):\s*(\d{2})(?:\s*[–-]\s*\d{2})?\s*(?:per|a|pro|par)\s*(?:week|woche|semaine)|\b(\d{2}(?:[.,]\d)?)[- ](?:hour|stunden)[- ]?(?:work )?(?:week|woche)/i;

function weeklyHours(lines: readonly Line[]): number {
  for (const { text } of lines) {
    const found = WEEKLY.exec(text);
    const hours = Number((found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replace(',', '.'));
    if (found && hours >= 5 && hours <= 60) return hours;
  }
  return FULL_WEEK;
}

/** The offers in one text, each with how surely it is what the job pays. */
function offersIn(text: string, quote: string, start: number): readonly Offer[] {
  const ranges = [...text.slice(0, 3_000).matchAll(RANGE)].flatMap((match) => offerOf(match, text, quote, start + 1));
  if (ranges.some(({ score }) => score > 0)) return ranges;
  return [...text.slice(0, 3_000).matchAll(SINGLE)].flatMap((match) => offerOf(match, text, quote, start));
}

function offerOf(match: RegExpMatchArray, text: string, quote: string, start: number): readonly Offer[] {
  const groups = match.groups ?? {};
  const [one, two] = [amountOf(groups, '1'), groups.number2 === undefined ? null : amountOf(groups, '2')];
  const sign = two?.sign ?? one.sign;
  const currency = currencyOf(one.sign ?? sign, text);
  if (currency === null || one.number === null) return [];
  const isThousands = two !== null && (two.isThousands || one.isThousands);
  const low =
    two && isThousands && one.number < 1_000
      ? one.number * 1_000
      : one.isThousands && !two
        ? one.number * 1_000
        : one.number;
  const high =
    two?.number === null || !two ? null : isThousands && two.number < 1_000 ? two.number * 1_000 : two.number;
  if (high !== null && (high < low || high > low * 10)) return [];
  const at = match.index ?? 0;
  const before = text.slice(Math.max(0, at - 60), at);
  const after = text.slice(at + match[0].length, at + match[0].length + 45);
  // "14 times a year" says how often a month's pay is paid.
  const times = /^\s*\(?\s*1[2-4]\s?(?:x|times|mal|fois)[^)]{0,20}\)?/i;
  const behind = after.replace(times, ' ');
  const period = periodOf(behind) ?? periodBefore(before);
  const score = start + scoreOf({ before, after, text, period, low, high }) + (periodOf(behind) ? 1 : 0);
  return [{ ...bounds(low, high, before, after), currency, period, score, text: match[0].trim(), quote }];
}

interface Around {
  readonly before: string;
  readonly after: string;
  readonly text: string;
  readonly period: Period | null;
  readonly low: number;
  readonly high: number | null;
}

const PAY = whole(OF_PAY);
const OTHER = whole(OF_OTHER_MONEY);

function scoreOf({ before, after, text, period, low, high }: Around): number {
  const near = `${before.slice(-40).split(/[,;(]/).at(-1)} ${after.slice(0, 25).split(/[,;(]|\b(?:and|plus|und|et)\b/)[0]}`;
  if (/^\s?(?:million|mio|m\b|mrd|bn\b|billion|milliard|M€|k? ?(?:users|customers|employees))/i.test(after)) return -20;
  const isOther = OTHER.test(near.replace(/\b(?:annual|plus|\+|and) bonus.*$/i, ''));
  const isPay = PAY.test(near) || PAY.test(text.slice(0, 60));
  const isLarge = low >= 15_000 && low <= 1_000_000;
  return (isPay ? 3 : 0) + (period ? 2 : 0) + (high !== null ? 1 : 0) + (isLarge ? 1 : 0) - (isOther ? 6 : 0) - 2;
}

function amountOf(groups: Record<string, string | undefined>, suffix: string) {
  const after = groups[`after${suffix}`];
  const isThousands = Boolean(groups[`thousand${suffix}`]?.trim()) || /^k/i.test(after ?? '');
  return { number: numberIn(groups[`number${suffix}`] ?? ''), sign: groups[`before${suffix}`] ?? after, isThousands };
}

/** "1.234,50", "1,234.50", "1 234", "55" and "15.50". */
function numberIn(text: string): number | null {
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const rest = decimals ? text.slice(0, -decimals[0].length) : text;
  const number = Number(`${rest.replace(/[^\d]/g, '')}.${decimals?.[1] ?? 0}`);
  return Number.isFinite(number) ? number : null;
}

function currencyOf(sign: string | undefined, text: string): Offer['currency'] | null {
  if (sign === undefined || sign === ',-') return sign === undefined ? null : 'EUR';
  if (/^(?:€|eur|euros?|k€)$/i.test(sign)) return 'EUR';
  if (/^(?:£|gbp)$/i.test(sign)) return 'GBP';
  if (/^(?:us\$|usd|u\.s\.)/i.test(sign)) return 'USD';
  if (sign === '$') return /\b(?:CAD|AUD|NZD|SGD|Canadian|Australian)\b/.test(text) ? 'other' : 'USD';
  return 'other';
}

/** How often, as the words behind an amount say. */
function periodOf(after: string): Period | null {
  const behind =
    /^\s*(?:gross|brut|brutto|\(?gross\)?|plus|net|netto|dollars?|\(?brutto\)?)?\s*(?:\/|per|a|an|je|pro|par|each|the|im|in|,|\(|p\.)?\s*(?:the )?/i.exec(
      after,
    )?.[0] ?? '';
  const next = after.slice(behind.length, behind.length + 22);
  const nearest = PERIODS.flatMap(([period, words]) => {
    const at = words.exec(next)?.index;
    return at === undefined ? [] : [[period, at] as const];
  }).sort(([, one], [, other]) => one - other)[0];
  return nearest && nearest[1] <= 14 ? nearest[0] : null;
}

function periodBefore(before: string): Period | null {
  const close = before.slice(-40);
  const isHour = /hourly|stundenlohn|horaire|hour/i.test(close);
  return PERIODS.find(([period, words]) => (period !== 'hour' || isHour) && words.test(close))?.[0] ?? null;
}

function bounds(low: number, high: number | null, before: string, after: string) {
  if (high !== null) return { min: low, max: high };
  const lead = before.slice(-25);
  if (/(?:up to|bis zu|bis|jusqu['’]à|maximum|max\.?|à hauteur de)\s*(?:[€£$]|EUR|USD|GBP)?\s*$/iu.test(lead))
    return { min: null, max: low };
  const isLeast =
    /(?:from|starting at|starts at|at least|minimum|min\.?|ab|mindestens|à partir de|dès|from a)\s*(?:of|von|de)?\s*(?:[€£$]|EUR|USD|GBP)?\s*$/iu.test(
      lead,
    );
  return isLeast || /^\s*(?:\+|and up|or more|und mehr|minimum|et plus)/iu.test(after)
    ? { min: low, max: null }
    : { min: low, max: low };
}
