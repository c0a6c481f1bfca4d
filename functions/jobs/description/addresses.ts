import { anyOf } from '../../../shared/rules/any-of.ts';
import { COUNTIES } from './words/counties.ts';
import { STREETS_BEFORE, STREETS_BEHIND, STREETS_IN_SHORT } from './words/streets.ts';

const STREET = new RegExp(
  `(?<!\\p{L})${anyOf([...STREETS_BEFORE, ...STREETS_BEHIND, ...STREETS_IN_SHORT])}(?!\\p{L})`,
  'u',
);
/** "4417 S Alder Blvd", "12a, Quay Street", "3 bis rue de la Gare": what begins with the number of a house. */
const HOUSE = /^\d{1,5}(?: ?(?:[a-z]|bis|ter))?,? \p{L}/iu;
/** "Lindenstraße 16/18". */
const GERMAN =
  /^\p{Lu}[\p{L}.’' -]*?(?:straße|strasse|str\.|weg|platz|allee|ring|gasse|damm|ufer|chaussee) \d{1,4} ?[a-z]?(?:[-/]\d{1,4})?(?=$|[\s,•|])/iu;
const POSTCODE = /(?<![\p{L}\d])(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![\p{L}\d])/u;
/** "Leeds, CA, US, 90028", "Wexcombe, TX 78700": a town, whatever its name is. */
const TOWN =
  /^\p{Lu}[\p{L}.’' -]+, (?:[A-Z]{2}|\p{Lu}\p{L}+), ?(?:US|USA|UK|CA|United States)(?:, ?[\dA-Z -]{4,10})?$|^\p{Lu}[\p{L}.’' -]+, (?:[A-Z]{2}|\p{Lu}\p{L}+),? \d{5}(?:-\d{4})?$/u;

/** "Maidstone, Kent": one word, or what the names of British towns have within. */
const OF_COUNTY = new RegExp(
  `^\\p{Lu}[\\p{L}’'-]+(?: (?:upon|on|in|le) \\p{Lu}[\\p{L}’'-]+)?, ${anyOf(COUNTIES)}$`,
  'u',
);

/** Whether a line says a street with its house, and so neither who employs nor what the job is. */
export const isAddress = (text: string): boolean =>
  (HOUSE.test(text) && (STREET.test(text) || POSTCODE.test(text))) || GERMAN.test(text);

/** Whether a line is a town with what it lies in, down to its country or its postcode. */
export const isTownLine = (text: string): boolean => TOWN.test(text) || OF_COUNTY.test(text);
