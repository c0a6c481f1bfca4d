import type { Salary } from '../../../shared/model/job.ts';
import { type Amount, rangesIn, singlesIn } from './amounts.ts';
import { barePay } from './bare-pay.ts';
import { bounds, extraIn } from './bounds.ts';
import { valuesOf } from './facts.ts';
import { weeklyHours } from './hours.ts';
import { saysNet, saysOtherDollars, withoutCurrency } from './pay-words.ts';
import type { Fact, Found, Line } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { OF_OTHER_MONEY, OF_PAY, ON_TARGET, PER_DAY, PER_HOUR, PER_MONTH, PER_WEEK, PER_YEAR } from './words/money.ts';

type Period = 'year' | 'month' | 'week' | 'day' | 'hour';
const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['hour', wholeWords(PER_HOUR)],
  ['day', wholeWords(PER_DAY)],
  ['week', wholeWords(PER_WEEK)],
  ['month', wholeWords(PER_MONTH)],
  ['year', wholeWords(PER_YEAR)],
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
const WORK_DAYS = 260;

interface Offer {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: Amount['currency'];
  readonly period: Period | null;
  /** It is paid only where goals are reached: what is sure counts before it. */
  readonly isTarget: boolean;
  readonly score: number;
  readonly text: string;
  readonly quote: string;
  /** What is paid besides. */
  readonly extra: string | null;
}

export interface PaySaid {
  readonly salary: Found<Salary> | null;
  readonly warnings: readonly string[];
}

/** What the job pays by the year; what is said of other periods is converted, which a warning says. */
export function salaryOf(facts: readonly Fact[], lines: readonly Line[], places: readonly string[]): PaySaid {
  const named = valuesOf(facts, 'salary');
  const labelled = named.flatMap(({ value, line }) => offersIn(value, line, 6));
  const rest = lines.flatMap(({ text, section }) => offersIn(text, text, PAID.test(section) ? 3 : 0));
  const [best, ...others] = [...labelled, ...rest]
    .filter(({ score }) => score > 0)
    .sort((one, other) => Number(one.isTarget) - Number(other.isTarget) || other.score - one.score);
  if (!best) return barePay(named, places) ?? { salary: null, warnings: withoutCurrency(lines) };
  if (best.currency === 'other' || (best.currency === 'USD' && saysOtherDollars(best.text, places))) {
    return {
      salary: null,
      warnings: [`The salary “${best.text}” is not in US dollars, euros or pounds and was left out.`],
    };
  }
  return yearly(best, others, lines, places);
}

function yearly(offer: Offer, others: readonly Offer[], lines: readonly Line[], places: readonly string[]): PaySaid {
  const { currency, quote, text } = offer;
  const period = offer.period ?? periodBySize(offer);
  const { times, words } = timesAYear(period, lines, quote, places);
  const whole = (amount: number | null) => (amount === null ? null : Math.round(amount * times));
  const salary = { min: whole(offer.min), max: whole(offer.max), currency: currency as Salary['currency'] };
  const paid = offer.max ?? offer.min ?? 0;
  const [least, greatest] = USUAL[period];
  if (paid < least || paid > greatest) return { salary: null, warnings: [] };
  const unused = [...new Set(others.map((other) => other.text))].filter((other) => other !== text);
  const warnings = [
    ...(period === 'year' ? [] : [`The salary “${text}” is ${words} and was converted to a year.`]),
    ...(saysNet(text, quote) ? [`The salary “${text}” is net, not gross, and was taken as it is.`] : []),
    ...(offer.extra ? [`The salary “${text}” is named with “${offer.extra}”, which was left out.`] : []),
    ...(unused.length > 0 ? [`The salary “${text}” is not the only one: “${unused.join('”, “')}” was left out.`] : []),
  ];
  return { salary: { value: salary, quote }, warnings };
}

const LEAST_A_YEAR = 9_000;

/** An amount of which nothing says how often it is paid, by what is paid so often. */
function periodBySize({ min, max }: Offer): Period {
  const most = max ?? min ?? 0;
  if (most >= LEAST_A_YEAR) return 'year';
  return most >= 600 ? 'month' : most >= 150 ? 'day' : 'hour';
}

const MONTHS =
  /\b(1[2-4](?:[.,]5)?)(?:\s*(?:[x×](?!\p{L})|mal\b|times\b|fois\b|monatsgehälter|gehälter|-?mal (?:im|pro) jahr|mois\b|salaires|monthly salaries|payments)|(?:\.|th|e|ème) (?:monatsgehalt|gehalt|mois|month))|€[^.;,\d]{0,25}[x×] ?(1[2-4](?:[.,]5)?)(?![\d.,]*\d)/iu;

function timesAYear(period: Period, lines: readonly Line[], quote: string, places: readonly string[]) {
  if (period === 'month') {
    const text = `${quote} ${lines.map((line) => line.text).join(' ')}`;
    const months = MONTHS.exec(text);
    const times =
      months && !/durée|cdd|befrist|contract|vertrag/i.test(text.slice(Math.max(0, months.index - 30), months.index))
        ? Number((months[1] ?? months[2])!.replace(',', '.'))
        : 12;
    return { times, words: `by the month, ${times} times a year,` };
  }
  if (period === 'hour') {
    const { hours, isSaid } = weeklyHours(lines, places);
    return {
      times: hours * WORK_WEEKS,
      words: `by the hour, at ${hours} hours a week${isSaid ? '' : ' (the usual, as none are named)'},`,
    };
  }
  if (period === 'week') return { times: WORK_WEEKS, words: 'by the week' };
  if (period === 'day') return { times: WORK_DAYS, words: `by the day, at ${WORK_DAYS} days a year,` };
  return { times: 1, words: '' };
}

/** The offers in one text, each with how surely it is what the job pays. */
function offersIn(text: string, quote: string, start: number): readonly Offer[] {
  const ranges = rangesIn(text).map((amount) => offerOf(amount, text, quote, start + 1));
  if (ranges.some(({ score }) => score > 0)) return ranges;
  return singlesIn(text).map((amount) => offerOf(amount, text, quote, start));
}

/** "14 times a year", "sur 12 mois": how often a month's pay is paid. */
const TIMES =
  /^\s*\(?\s*(?:(?:sur )?1[2-4](?:[.,]5)?\s?(?:x|times|mal|fois|mois|monatsgehälter)|[x×]\s?1[2-4])(?!\d)[^).;,]{0,20}\)?/i;

function offerOf(amount: Amount, text: string, quote: string, start: number): Offer {
  const { low, high, currency, at, words } = amount;
  const before = text.slice(Math.max(0, at - 60), at);
  const after = text.slice(at + words.length, at + words.length + 60);
  const behind = periodOf(after.replace(TIMES, ' '));
  const period = behind ?? periodWithin(words) ?? periodBefore(before, high ?? low);
  const score = start + scoreOf({ ...amount, before, after, text, period }) + (behind ? 1 : 0);
  return {
    ...bounds(low, high, before, after),
    currency,
    period,
    isTarget: isTarget(before, after),
    score,
    text: words.trim(),
    quote,
    extra: extraIn(after),
  };
}

const TARGET = wholeWords(ON_TARGET);
const PAID = wholeWords(OF_PAY);
/** As the words close before an amount say, or those behind it up to the next. */
const isTarget = (before: string, after: string) =>
  TARGET.test(
    before
      .slice(-25)
      .split(/[\d€£$;,(+]|(?<!\p{L})(?:base|basic|fixe|grundgehalt|fixum)(?!\p{L})/iu)
      .at(-1)!,
  ) || TARGET.test(after.slice(0, 35).split(/[;(),€£$+]/)[0]!);

interface Around extends Amount {
  readonly before: string;
  readonly after: string;
  readonly text: string;
  readonly period: Period | null;
}

const PAY = wholeWords(OF_PAY);
const OTHER = wholeWords(OF_OTHER_MONEY);

/** Where what is said of an amount ends, and something else begins: "+ 10% bonus", "zzgl. Bonus". */
const ELSE = /[,;(+&]|(?<!\p{L})(?:and|plus|und|et|with|mit|avec|zzgl|zuzüglich|sowie)(?!\p{L})/iu;
const BEGUN = /[,;(]|[.!?]\s|(?<!\p{L})(?:and|plus|und|et)(?=\s+(?:up to|from|bis|jusqu|ab)(?!\p{L}))/iu;
const ALONE =
  /^[\s\p{P}\p{S}]*(?:up to|from|starting at|ab|bis(?: zu)?|jusqu['’]à|à partir de|circa|ca\.|around|about|environ)?\s*$/iu;

function scoreOf({ before, after, text, period, low, high }: Around): number {
  const near = `${before.slice(-40).split(BEGUN).at(-1)} ${
    after
      .slice(0, 25)
      .split(/[.!?]\s/)[0]!
      .split(ELSE)[0]
  }`;
  if (/^\s?(?:million|mio|m\b|mrd|bn\b|billion|milliard|M€|k? ?(?:users|customers|employees))/i.test(after)) return -20;
  const isPay = PAY.test(near) || PAY.test(text.slice(0, 60));
  const isLarge = low >= 15_000 && low <= 1_000_000;
  const isAlone =
    isLarge &&
    ALONE.test(before.split(/[·|•]|[.!?]\s/).at(-1)!) &&
    ALONE.test(after.split(ELSE)[0]!.replace(/^ (?:pro rata|(?:depending on|selon|je nach|based on) .*)/i, ''));
  // So little is paid by the hour or the day, and is said to be.
  if (period === null && (high ?? low) < 600 && !isPay) return -20;
  const sure = (isPay ? 3 : 0) + (period ? 2 : 0) + (high !== null ? 1 : 0) + (isLarge ? 1 : 0) + (isAlone ? 2 : 0);
  return sure - (OTHER.test(near) ? 6 : 0) - 2;
}

/** How often, as the words behind an amount say. */
function periodOf(after: string): Period | null {
  const behind =
    /^\s*(?:gross|brut|brutto|\(?gross\)?|plus|net|netto|dollars?|\(?brutto\)?)?\s*(?:\/|(?:per|an?|je|pro|par|each|the|im|in)(?![a-zà-ÿ])|,|\(|p\.)?\s*(?:the )?/i.exec(
      after,
    )?.[0] ?? '';
  const next = after.slice(behind.length, behind.length + 22);
  const nearest = PERIODS.flatMap(([period, words]) => {
    const at = words.exec(next)?.index;
    return at === undefined ? [] : [[period, at] as const];
  }).sort(([, one], [, other]) => one - other)[0];
  // "for the 9 month project" says how long, not how often.
  return nearest && nearest[1] <= 14 && !/\d/.test(next.slice(0, nearest[1])) ? nearest[0] : null;
}

/** "5-Tage-Woche": how long the week is, and not how often one is paid. */
const A_WEEK = /(?:\d|\p{L}+)[- ](?:Tage?|days?|hours?|Stunden)[- ](?:Woche|week)|semaine de \S+ (?:jours|heures)/giu;

const periodWithin = (words: string) => PERIODS.find(([, names]) => names.test(words))?.[0] ?? null;

function periodBefore(before: string, most: number): Period | null {
  const close = before.replace(A_WEEK, ' ').slice(-40);
  const isHour = /hourly|stundenlohn|horaire|hour/i.test(close);
  const period = PERIODS.find(([one, words]) => (one !== 'hour' || isHour) && words.test(close))?.[0] ?? null;
  // "an" is a year in French and much else in German.
  return period === 'year' && most < LEAST_A_YEAR ? null : period;
}
