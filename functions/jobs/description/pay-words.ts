import { anyOf } from '../../../shared/rules/any-of.ts';
import type { Line } from './types.ts';
import { OTHER_DOLLARS } from './words/dollars.ts';

const NET = /(?<!\p{L})(?:net|nets|nette|netto)(?!\p{L})/iu;

/** Whether the words right before or behind an amount say that it is what is left of it: "1 450 € net par mois". */
export function saysNet(words: string, quote: string): boolean {
  const at = quote.indexOf(words);
  if (at < 0) return NET.test(words);
  const before = quote
    .slice(Math.max(0, at - 15), at)
    .split(/[,;.(]/)
    .at(-1)!;
  const after = quote.slice(at + words.length, at + words.length + 25).split(/[,;.]/)[0]!;
  return NET.test(`${before} ${words} ${after}`);
}

/** "600-700/day": what is paid in a currency that nobody names. */
const BARE =
  /(?<![\p{L}\d.,€£$-])\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?(?:\/\s?|per |an? |pro |par )(?:hour|hr|h|day|stunde|std|tag|heure|jour)(?!\p{L})/iu;

/** A sentence on pay that names no currency, where there is some. */
export function withoutCurrency(lines: readonly Line[]): readonly string[] {
  const words = lines.map(({ text }) => BARE.exec(text)?.[0]).find((one) => one !== undefined);
  return words === undefined ? [] : [`The salary “${words}” names no currency and was left out.`];
}

const ELSEWHERE = new RegExp(`(?<!\\p{L})${anyOf(OTHER_DOLLARS)}(?!\\p{L})`, 'u');

/** Whether the dollars of an amount are those of the place, where that is in none of the United States. */
export const saysOtherDollars = (words: string, places: readonly string[]): boolean =>
  !/US|U\.S/.test(words) &&
  places.length > 0 &&
  places.every((place) => ELSEWHERE.test(place) && !/(?:, WA|Washington|USA?)(?!\p{L})/u.test(place));
