import { FOR_ANOTHER } from './company-sayings.ts';
import { placesIn } from './gazetteer.ts';
import type { Found } from './types.ts';

/** The first place, and those that follow it in a list. */
export function placesOf(rest: string, first: string, sentence: string): readonly Found<string>[] {
  const places = [first];
  let at = rest.indexOf(first) + first.length;
  for (const next of placesIn(rest.slice(at))) {
    const from = rest.indexOf(next, at);
    if (!/^\s*(?:,|\/|or|and|und|oder|et|ou|&|,\s*(?:or|and))\s*$/iu.test(rest.slice(at, from))) break;
    places.push(next);
    at = from + next.length;
  }
  return places.map((value) => ({ value, quote: sentence }));
}

/** Each place that a sentence says something is in, with those that follow it in a list. */
export const placesNamedIn = (sentence: string) =>
  [
    ...sentence.matchAll(
      /(?<!\p{L})(?:in|à|am Standort|für unseren Standort|bei)\s+(?:\d{5}\s+|(?:downtown|central|greater|historic|sunny|beautiful|suburban)\s+)?(?=\p{Lu})/gu,
    ),
  ].flatMap(({ index, 0: lead }) => {
    const rest = sentence.slice(index + lead.length, index + lead.length + 60);
    const [first] = placesIn(rest);
    return first && rest.startsWith(first) ? [placesOf(rest, first, sentence)] : [];
  });

/** Whether a sentence speaks of others than of who employs and where. */
export const isOfOthers = (sentence: string) =>
  !FOR_ANOTHER.test(sentence) &&
  /\b(?:clients|customers|kunden|investors?|founded|gegründet|fondée?|university|universität|université|licen[cs]e|laws? of)\b/iu.test(
    sentence,
  );
