import type { Salary } from '../../../shared/model/job.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import { STATE_CODES } from '../../resumes/words/places.ts';
import type { Fact } from './types.ts';
import { IN_DOLLARS, IN_EUROS, IN_POUNDS } from './words/currencies.ts';
import { OTHER_DOLLARS } from './words/dollars.ts';

const whole = (list: readonly string[]) => new RegExp(`(?<!\\p{L})${anyOf(list)}(?!\\p{L})`, 'u');

const ELSEWHERE = whole(OTHER_DOLLARS);
const CURRENCIES: readonly (readonly [Salary['currency'], RegExp])[] = [
  ['GBP', whole(IN_POUNDS)],
  ['EUR', whole(IN_EUROS)],
  ['USD', new RegExp(`, ${anyOf(STATE_CODES)}(?!\\p{L})|${whole(IN_DOLLARS).source}`, 'u')],
];

/** "150 - 180k", "50,000 to 60,000": what a year pays in a currency that nobody names. */
const RANGE = /^(\d{2,3})\s?(?:k|[.,'’ ]000)?\s?(?:-|–|—|to|bis|à)\s?(\d{2,3})\s?(?:k|[.,'’ ]000)(?![\p{L}\d%])/iu;
const MOST = 900;

interface BarePay {
  readonly salary: { readonly value: Salary; readonly quote: string };
  readonly warnings: readonly string[];
}

/** Pay without a currency, in that of all the places of the job; nothing where they do not say one. */
export function barePay(labelled: readonly Fact[], places: readonly string[]): BarePay | null {
  const currencies = new Set(places.map(currencyOf));
  const [currency] = currencies;
  if (currencies.size !== 1 || !currency) return null;
  for (const { value, line } of labelled) {
    const [words, low, high] = RANGE.exec(value) ?? [];
    if (words === undefined || Number(low) > Number(high) || Number(high) > MOST) continue;
    return {
      salary: { value: { min: Number(low) * 1_000, max: Number(high) * 1_000, currency }, quote: line },
      warnings: [`The salary “${words.trim()}” names no currency and was read in that of its place, ${currency}.`],
    };
  }
  return null;
}

const currencyOf = (place: string): Salary['currency'] | null =>
  ELSEWHERE.test(place) ? null : (CURRENCIES.find(([, words]) => words.test(place))?.[0] ?? null);
