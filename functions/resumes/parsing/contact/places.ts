import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { CITIES, COUNTRIES, REMOTE, STATE_CODES, STATES } from '../../words/places.ts';
import { remembered } from '../remembered.ts';

const COUNTRY = anyOf(COUNTRIES);
const LISTED = anyOf([...CITIES, ...COUNTRIES, ...STATES]);
const WORD = "\\p{Lu}[\\p{L}.'’-]*";
const CITY = `(?:(?:${WORD}|de|del|la|le|les|sur|am|an der|upon|of|den|aan|di|do|da)[ ]?){1,4}`;
const CODE_AND_ZIP = `${anyOf(STATE_CODES)}(?:\\s+\\d{5}(?:-\\d{4})?)?`;
const TAIL = `${CODE_AND_ZIP}|${anyOf([...STATES, ...COUNTRIES])}(?:\\s+\\d{4,6})?`;
const REGION = new RegExp(`^(?:${TAIL})$`, 'u');
const PLACE_PARTS = '(?:,\\s*[\\p{L} .]+)';
const KNOWN = new RegExp(
  `^(?:greater )?${LISTED}(?: (?:area|metropolitan area|bay area|region))?(?:\\s*\\d{4,5})?${PLACE_PARTS}{0,3}$`,
  'iu',
);
const AFTER_COMMA = `(?:,\\s*|\\s*\\()(?:[\\p{L} .'-]+,\\s*)?(?:${TAIL})`;
const CITY_TAIL = new RegExp(
  `^${CITY}(?:${AFTER_COMMA}|(?<=\\s)${CODE_AND_ZIP})\\)?(?:,\\s*${COUNTRY})?(?:\\s+\\d{4,6})?$`,
  'u',
);
const POSTCODE_CITY = new RegExp(
  `^(?:[A-Z]{1,2}-)?\\d{4,6}(?:\\s?[A-Z]{2})?,?\\s+${CITY}\\s*(?:\\(\\w+\\)|cedex(?: \\d+)?)?${PLACE_PARTS}?$`,
  'iu',
);
const CANADA = /^(?:[\p{L} .'-]+,\s*)+[A-Z]{2},?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d(?:,\s*[\p{L} ]+)?$/u;
const UK = new RegExp(
  `^(?:[\\p{L} .'-]+,\\s*)*${CITY},?\\s+[A-Z]{1,2}\\d[A-Z\\d]?\\s*\\d[A-Z]{2}${PLACE_PARTS}?$`,
  'u',
);
const UK_FIRST = new RegExp(`^[A-Z]{1,2}\\d[A-Z\\d]?\\s*\\d[A-Z]{2},?\\s+${CITY}$`, 'u');
const WITH_MORE = '\\s*[,(/–-]\\s*';
const REMOTELY = new RegExp(
  `^\\(?(?:[\\p{L} ,.]+${WITH_MORE})?${anyOf(REMOTE)}(?:${WITH_MORE}[\\p{L} ,.]+|\\s+${COUNTRY})?\\)?$`,
  'iu',
);
const STREETS = words`
  street, (?<=\s)st, road, avenue, ave\.?, lane, drive, blvd, boulevard, court, way, place, square, terrace
  apt\.?, suite, unit, straße, strasse, str\., weg, allee, platz, gasse
  rue, calle, c/, avda\.?, avenida, paseo, plaza, via, viale, corso, piazza, rua, laan, straat, gracht, plein, kade
`;
const STREET = new RegExp(
  anyOf(words`
    ^\d{1,5}[a-z]?,?\s+(?:\p{L}|\d+(?:st|nd|rd|th))
    ${anyOf(STREETS)}\b.*\d
    \p{L}(?:straße|strasse|straat|weg|gasse|laan)\s+\d
  `),
  'iu',
);

/** "CAUMONT (09)": a town with the number of its department. */
const TOWN_OF_DEPARTMENT = /^\p{Lu}[\p{L}'’ -]{2,30} \(\d{2}\)$/u;

/** Whether a text as a whole names a place: "Austin, TX", "75011 Paris", "Berlin", "Remote". */
export const isPlace = remembered(isNamedPlace);

function isNamedPlace(text: string): boolean {
  const several = text.split(/\s+(?:&|\/)\s+/);
  if (several.length > 1) return several.every(isPlace);
  const trimmed = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?<=\p{L}),$/u, '');
  if (TOWN_OF_DEPARTMENT.test(trimmed)) return true;
  if (trimmed.length < 2 || trimmed.length > 70) return false;
  if (trimmed === trimmed.toUpperCase() && !/[,\d]/.test(trimmed) && !KNOWN.test(trimmed)) return false;
  return (
    KNOWN.test(trimmed) ||
    CITY_TAIL.test(trimmed) ||
    POSTCODE_CITY.test(trimmed) ||
    UK.test(trimmed) ||
    UK_FIRST.test(trimmed) ||
    CANADA.test(trimmed) ||
    REMOTELY.test(trimmed)
  );
}

/** Whether a text is a known country, state or region. */
export const isRegion = (text: string) => REGION.test(text.trim());

/** Whether a text is a street and house number. */
export const isStreet = (text: string) =>
  text.length < 60 && STREET.test(text) && !/^\d{1,2}\.? \p{L}+ \d{4}$/u.test(text) && !/@|https?:|\+\d/.test(text);

/** Cuts a place off the end of a text that separates its parts by commas: "Acme, Inc, Palo Alto, CA". */
export function splitTrailingPlace(text: string): { rest: string; place: string | null } {
  const parts = text.split(/,\s*/);
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const place = parts.slice(-count).join(', ');
    if (!isPlace(place)) continue;
    const cityOnly = count > 1 && isPlaceTail(parts.slice(-count));
    if (count === 1 || cityOnly) return { rest: parts.slice(0, -count).join(', '), place };
  }
  return { rest: text, place: null };
}

const COMMON_TAILS = words`
  marketing, sales, engineering, research, development, finance, operations, product, design, it, hr, r&d, consulting
  cloud, europe, emea, apac, americas, global, international
  inc, llc, ltd, corp, co, gmbh, jr, sr, plc, llp, lp, n\.a, p\.c, s\.?a\.?, ag, ma, ms, ba
`;
const COMMON_TAIL = new RegExp(`^${anyOf(COMMON_TAILS)}\\.?$`, 'i');

/** Cuts an unlisted town off: one or two plain capitalised words after the last comma, such as "Acme Freight, Hull". */
export function splitLikelyTown(text: string): { rest: string; place: string | null } {
  const match = /^(.{3,}?),\s+(\p{Lu}[\p{Ll}'’-]+(?:[ -]\p{Lu}[\p{Ll}'’-]+)?)$/u.exec(text);
  if (!match || COMMON_TAIL.test(match[2]!)) return { rest: text, place: null };
  return { rest: match[1]!, place: match[2]! };
}

/** "City, State" or "City, Country": what follows the city is a region. */
function isPlaceTail(parts: readonly string[]): boolean {
  const [city, ...regions] = parts;
  const plain = city !== undefined && /^\p{Lu}[\p{L} .'’-]*$/u.test(city) && city.split(' ').length <= 4;
  return (
    plain &&
    !/^(?:inc|llc|ltd|corp|co|gmbh|s\.?a)\.?$/i.test(city) &&
    regions.every((region) => isRegion(region) || isPlace(region))
  );
}
