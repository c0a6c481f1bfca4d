import type { Location } from '../../shared/model/job.ts';
import { fold } from '../../shared/rules/text/fold.ts';
import { COUNTRY_NAMES, OTHER_NAMES } from './other-names.ts';
import { REGIONS } from './regions.ts';

const LANGUAGES = ['en', 'de', 'fr'];
const namers = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** Letters that are no other letter with an accent. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** A name without case, accents and signs, to search by. */
export const plainKey = (name: string): string =>
  /^[a-z]+(?: [a-z]+)*$/i.test(name) ? name.toLowerCase() : withoutSigns(fold(name));

const withoutSigns = (folded: string) =>
  folded
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?<![a-z])([a-z])\./g, '$1')
    .replace(/['’]/g, '')
    .replace(/[.\s-]+/g, ' ')
    .trim();

const SAINT = /(?<![^\s(])(?:saint|sankt|sainte|ste|st)(?= \S)/g;

/** A name to compare by: "St. Gallen" is "Sankt Gallen", and "Saint-Étienne" is "St Etienne". */
export const nameKey = (name: string): string => withSaint(plainKey(name));

/** A plain key as one to compare by. */
export const withSaint = (key: string): string => key.replace(SAINT, 'st');

/** A state or region, by its code in the list of cities. */
export interface Region {
  readonly country: string;
  readonly code: string;
  /** The one shown first. */
  readonly names: readonly string[];
}

/** The states and regions of the list. */
export const regions: readonly Region[] = REGIONS.map((line) => {
  const [country = '', code = '', ...rest] = line.split(' ');
  return { country, code, names: rest.join(' ').split(' = ') };
});

/** Other names of cities, each with the name in the list and the country. */
export const otherCityNames = OTHER_NAMES.map((line) => {
  const [name = '', of = ''] = line.split(' = ');
  return { name, city: of.slice(0, -3), country: of.slice(-2) };
});

/** "Trinidad & Tobago" in words too. */
const withAnd = (name: string) => (name.includes(' & ') ? [name, name.replace(' & ', ' and ')] : [name]);

const otherCountryNames = COUNTRY_NAMES.map((line) => line.split(' = ') as [string, string]);

/** What a country is called, the name shown first. */
export const countryNames = (country: string): readonly string[] => [
  ...namers.map((namer) => namer.of(country) ?? country).flatMap(withAnd),
  ...otherCountryNames.filter(([, code]) => code === country).map(([name]) => name),
];

/** A region by the code that a city or a service gives, or by one of its names. */
export const regionOf = (country: string, code: string): Region | undefined =>
  regions.find((one) => one.country === country && (one.code === code || one.names.some((name) => name === code)));

/** Whether a country, or a region of it, is what a text behind a comma begins to name. */
export function liesIn({ country, code }: { country: string; code: string }, part: string): boolean {
  const codeShown = /^[A-Z]{2,3}$/.test(code) ? [code] : [];
  const names = [country, ...codeShown, ...countryNames(country), ...(regionOf(country, code)?.names ?? [])];
  return names.some((name) => nameKey(name).startsWith(part));
}

/** What a text names, and where it says that this lies. */
export function partsOf(text: string): { name: string; within: readonly string[] } {
  const [name = '', ...rest] = text.split(',').map((part) => part.trim());
  return { name, within: rest.map(nameKey).filter(Boolean) };
}

/** Whether a place is what a text names, by its own or another of its names. */
export function isNamed({ formatted, city, state = '', country = '' }: Location, text: string): boolean {
  if (nameKey(formatted) === nameKey(text)) return true;
  const { name, within } = partsOf(text);
  const key = nameKey(name);
  const others = city
    ? otherCityNames.filter((one) => one.country === country && nameKey(one.city) === nameKey(city))
    : [];
  const broader = state ? [state, ...(regionOf(country, state)?.names ?? [])] : countryNames(country);
  const names = city ? [city, ...others.map((one) => one.name)] : broader;
  return names.some((one) => nameKey(one) === key) && within.every((part) => liesIn({ country, code: state }, part));
}
