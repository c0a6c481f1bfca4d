import { anyOf } from '../../../shared/rules/any-of.ts';
import { CITIES, COUNTRIES, STATE_CODES, STATES } from '../../resumes/words/places.ts';
import { namesPosition } from './positions.ts';
import { COUNTIES, POSTCODE_AREAS } from './words/counties.ts';
import { MORE_CITIES } from './words/places.ts';
import { STREETS_BEFORE, STREETS_BEHIND } from './words/streets.ts';

/** Letters of the languages that are read: all of Unicode's take a second to compile in expressions as long as these. */
const UPPER = 'A-ZÀ-ÖØ-ÞŒŠŽ';
export const LETTERS = `${UPPER}a-zß-öø-žœ`;
const edge = (expression: string) => `(?<![${LETTERS}\\d-])(?:${expression})(?![${LETTERS}\\d])`;

const CITY = new RegExp(edge(anyOf([...CITIES, ...MORE_CITIES])), 'gu');
const REGION = new RegExp(edge(anyOf([...COUNTRIES, ...STATES])), 'gu');
/** A county, and no name that goes on with another word: "Norfolk Southern". */
const COUNTY = new RegExp(`${edge(anyOf(COUNTIES))}(?! [${UPPER}])`, 'gu');
const WORD = `[${UPPER}][${LETTERS}'’.-]+`;
/** A town in its own words before the comma that the state or country follows. */
const TOWN = new RegExp(
  `(?:${WORD} )?(?:${WORD} |(?:am|an der|ob der|im|sur|les|de|la|on|upon|near) ){0,3}${WORD}$`,
  'u',
);
/** "Ben White Blvd Austin": what of it is of a street. */
const BEHIND_STREET =
  /^.+ (?:Street|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Pkwy|Parkway|Hwy|Highway)\.? (?=[A-Z])/u;
/** What a town's name goes on with: "Newcastle upon Tyne", "Freiburg im Breisgau". */
const BESIDE = new RegExp(
  `^(?:-[${UPPER}][${LETTERS}]{2,}(?![${LETTERS}])| (?:(?:upon|sur|an der|ob der) [${UPPER}][${LETTERS}]+|am (?:Main|Rhein|Neckar|Inn|See)|im (?:Breisgau|Allgäu))(?![${LETTERS}]))`,
  'u',
);
/** What is no town before a comma, and what a country is named for besides. */
const NO_TOWN = /^(?:remote|hybrid|anywhere|worldwide|on-?site|home ?office)(?![\p{L}])/iu;
/** "OC, LA": letters that stand for more are no town of a state. */
const IN_SHORT = /^[A-Z]{2,3}$/;
const NOT_OF_PLACE = /^ (?:time ?zones?|hours|citizen|dollars|law|gaap)/iu;
const LARGE = [...COUNTRIES, ...STATES, ...COUNTIES];
const LARGER = new RegExp(
  `^(?:, ?(${anyOf(STATE_CODES)}(?![${LETTERS}])|${anyOf(LARGE)})| (?:USA|UK))(?![${LETTERS}])`,
  'u',
);
const IN_BRACKETS = new RegExp(`^ ?\\((?:${anyOf(LARGE)})\\)`, 'u');
const COMMA_LARGER = new RegExp(`, ?(?:${anyOf(STATE_CODES)}|${anyOf(LARGE)})(?![${LETTERS}])`, 'gu');

/** "Moorwick LS14", "Moorwick, B1 4DJ": a town by the British postcode behind it, or what that begins with. */
const BRITISH = new RegExp(
  edge(
    `(?:${WORD} ){0,2}${WORD},? (?:${anyOf(POSTCODE_AREAS)}\\d[\\dA-Z]?(?: \\d[A-Z]{2})?|[BEGLMNSW]\\d[\\dA-Z]? \\d[A-Z]{2})`,
  ),
  'gu',
);
const CLASS = /(?<!\p{L})(?:Class|Grade|Level|Band|Type|Klasse|Stufe|Typ|Category|Room)(?!\p{L})/iu;

const OF_STREET = new RegExp(`^[ -]${anyOf(STREETS_BEHIND)}(?![${LETTERS}])`, 'u');
const STREET = new RegExp(`[ -]${anyOf(STREETS_BEHIND)}$|er (?:Straße|Strasse|Platz|Allee|Ring|Weg|Tor)$`, 'u');
const STREET_OF = new RegExp(`(?<![${LETTERS}])${anyOf(STREETS_BEFORE)} ?$`, 'u');

/** Whether a name is that of a street, a square or a station. */
export const isStreet = (name: string): boolean => STREET.test(name);

/** Whether the name of a place is but a part of that of a street, a square or a station. */
const isOfStreet = (text: string, at: number, length: number) =>
  OF_STREET.test(text.slice(at + length)) ||
  isStreet(text.slice(at, at + length)) ||
  STREET_OF.test(text.slice(Math.max(0, at - 30), at));

/** A text with signs in the place of the towns that streets are named for. */
export const withoutStreets = (text: string): string =>
  text.replace(CITY, (city, at: number) => (isOfStreet(text, at, city.length) ? '·'.repeat(city.length) : city));

/** A place behind the number of its French department, in a line of parts: "Dupont - 56 - LORIENT". */
export const NUMBERED = /(?:^|\s-\s)(?:\d{2}|2[AB]|97\d) - (\p{Lu}[\p{L}'’() -]*?(?: \d{2})?)(?=\s+-\s|$)/u;

/** A town before the number of its French department: "Bourges (18)". */
export const WITH_NUMBER = /^(\p{Lu}[\p{L}'’ -]{1,30}) \((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97\d)\)$/u;

/** A town behind its country and state, as application systems put it: "US, TX, Austin". */
export const LARGEST_FIRST = /^[A-Z]{2}, [A-Z]{2,3}, (\p{Lu}[\p{L}'’. -]{1,40})$/u;

interface Span {
  readonly at: number;
  readonly end: number;
}

/** The places that a text names, in their order: "Austin, TX" is one, "Berlin, Hamburg" two. */
export function placesIn(text: string): readonly string[] {
  return spansIn(text).map(({ at, end }) => text.slice(at, end));
}

/** Whether a text names a place that is known. */
export const namesPlace = (text: string): boolean => spansIn(text).length > 0;

/** Whether a text is one place, or several, and nothing else. */
export function isPlace(said: string): boolean {
  // "DONCASTER": a place in capitals is one where nothing else is beside it.
  const isLoud = said.length > 4 && said === said.toUpperCase();
  const text = isLoud ? said.replace(/\p{L}+/gu, (word) => word[0] + word.slice(1).toLowerCase()) : said;
  const spans = spansIn(text);
  let rest = '';
  let from = 0;
  for (const { at, end } of spans) {
    rest += `${text.slice(from, at)} `;
    from = end;
  }
  rest += text.slice(from);
  const words = rest.replace(
    /(?<![\p{L}\d])(?:in|bei|near|greater|metropolitan|area|raum|région|and|or|und|oder|et|ou|city|\d{1,2}(?:er|e|ème|è)|cedex)(?!\p{L})/giu,
    '',
  );
  return spans.length > 0 && !/[\p{L}\p{N}]/u.test(words);
}

function spansIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  const add = (at: number, length: number, isTown = false) => {
    const end = withLarger(text, at + length);
    if (!isTown && isOfStreet(text, at, length)) return;
    if (!spans.some((one) => at < one.end && end > one.at)) spans.push({ at, end });
  };
  for (const { index, 0: larger } of text.matchAll(COMMA_LARGER)) {
    const town = TOWN.exec(text.slice(Math.max(0, index - 60), index))?.[0].replace(BEHIND_STREET, '');
    if (town && !NO_TOWN.test(town) && !IN_SHORT.test(town))
      add(index - town.length, town.length, town.split(' ').length === 2 && /^, ?[A-Z]{2}$/.test(larger));
  }
  for (const { index, 0: coded } of text.matchAll(BRITISH))
    if (!CLASS.test(coded) && !namesPosition(coded)) add(index, coded.length);
  for (const { index, 0: city } of text.matchAll(CITY)) {
    const end = index + city.length;
    add(index, city.length + (BESIDE.exec(text.slice(end, end + 40))?.[0].length ?? 0));
  }
  for (const { index, 0: region } of text.matchAll(REGION))
    if (!NOT_OF_PLACE.test(text.slice(index + region.length))) add(index, region.length);
  for (const { index, 0: county } of text.matchAll(COUNTY)) add(index, county.length);
  return spans.sort((one, other) => one.at - other.at);
}

/** Where a place ends, with the state and the country that follow it. */
function withLarger(text: string, end: number): number {
  const first =
    (LARGER.exec(text.slice(end, end + 40)) ?? IN_BRACKETS.exec(text.slice(end, end + 40)))?.[0].length ?? 0;
  const second = first > 0 ? (LARGER.exec(text.slice(end + first, end + first + 40))?.[0].length ?? 0) : 0;
  return end + first + second;
}

/** What stands in the place of a place and names none. */
export const NOT_A_PLACE =
  /\b(?:remote|hybrid|on-?site|home ?office|télétravail|distanciel|anywhere|worldwide|full|part|time|vollzeit|teilzeit|various|multiple|tbd|tbc|n\/a|flexible|negotiable|bundesweit|deutschlandweit|europaweit|fernverkehr|nahverkehr|nationwide|statewide|itinérant|mobil|days?|tage|jours?|week|woche|semaine|possible|möglich)\b/iu;

/** Whether a text looks like the name of a place, whether it is known or not. */
export const isOwnName = (part: string) =>
  /^\p{Lu}/u.test(part) && part.length <= 60 && part.split(' ').length <= 5 && !NOT_A_PLACE.test(part);

/** "Brive-la-Gaillarde", "Bad Tölz": what names of towns alone look like. */
export const TOWN_BY_SHAPE = /^(?:\p{Lu}\p{L}+-(?:la|le|les|lès|sur|sous|en)-\p{Lu}[\p{L}-]+|Bad \p{Lu}\p{L}+)$/u;

/** What a name of a place that may be unknown looks like. */
export const OWN_NAME = new RegExp(
  `^[A-ZÀ-ÖØ-Þ][${LETTERS}'’-]+(?:(?: |, | (?:sur|sous|les|en|am|an der|im|upon) | d['’])[A-ZÀ-ÖØ-Þ][${LETTERS}'’-]+){0,3}`,
  'u',
);
