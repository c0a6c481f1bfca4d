import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'libphonenumber-js/min';
import type { Option } from './option.ts';

export type { CountryCode };

/** A number as it stands in its box, and the country that is chosen for it. */
export interface TypedPhone {
  readonly text: string;
  readonly country: CountryCode | null;
}

/** What the keyboard left in the box, and where the caret is. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Every country that has numbers, by name; the hint is the code one dials. */
export const countryOptions = (): Option<CountryCode>[] =>
  getCountries()
    .map((value) => ({ value, label: names.of(value) ?? value, hint: `+${getCountryCallingCode(value)}` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a search for a country means this one: part of its name, its two letters, or how its code begins. */
export function isCountryMeant({ label, value, hint }: Option, search: string): boolean {
  const wanted = plain(search.trim());
  const dialled = wanted.replace(/^(\+|00)/, '');
  if (/^\d+$/.test(dialled)) return hint?.startsWith(`+${dialled}`) ?? false;
  return plain(label).includes(wanted) || plain(value) === wanted;
}

const digitsOf = (text: string): string => text.replace(/[^\d+]/g, '').replace(/(?<=.)\+/g, '');

/** Where the caret stands once as many digits are before it. */
function caretAfter(count: number, text: string): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at;
    if (/[\d+]/.test(text[at] ?? '')) seen += 1;
  }
  return text.length;
}

/** The country that a number with a plus belongs to; several share a code, and the chosen one is kept among them. */
function countryOf(typing: AsYouType, chosen: CountryCode | null): CountryCode | null {
  const code = typing.getCallingCode();
  if (!code) return chosen;
  const known = typing.getCountry();
  if (known) return known;
  if (chosen && getCountryCallingCode(chosen) === code) return chosen;
  return MAIN[code] ?? getCountries().find((country) => getCountryCallingCode(country) === code) ?? null;
}

/** Of the codes that several countries share, the country most people mean before its own digits are typed. */
const MAIN: Readonly<Record<string, CountryCode>> = { 1: 'US', 7: 'RU', 39: 'IT', 44: 'GB', 47: 'NO', 61: 'AU' };

/** What a number is formatted to as it is typed. A leading plus chooses the country (1-product, section 5). */
export function retype(typing: Typing, before: TypedPhone): TypedPhone & Typing {
  let start = digitsOf(typing.text.slice(0, typing.caret));
  const whole = digitsOf(typing.text);
  const rest = whole.slice(start.length);
  // Only a bracket or a space was deleted: it would come back at once, so the digit before it goes.
  if (typing.text.length < before.text.length && whole === digitsOf(before.text)) start = start.slice(0, -1);
  const digits = start + rest;
  const formatter = new AsYouType(digits.startsWith('+') || !before.country ? undefined : before.country);
  const text = before.country || digits.startsWith('+') ? formatter.input(digits) : digits;
  const country = digits.startsWith('+') ? countryOf(formatter, before.country) : before.country;
  return { text, country, caret: caretAfter(start.length, text) };
}

/** The same number once another country is chosen for it. */
export function moveTo(country: CountryCode, { text }: TypedPhone): TypedPhone {
  const formatter = new AsYouType();
  formatter.input(digitsOf(text));
  const digits = text.startsWith('+')
    ? `+${getCountryCallingCode(country)}${formatter.getNumber()?.nationalNumber ?? ''}`
    : digitsOf(text);
  return { text: new AsYouType(country).input(digits), country };
}

const parsed = (text: string, country: CountryCode | null) => {
  try {
    return parsePhoneNumber(text, country ?? undefined);
  } catch {
    return undefined;
  }
};

/** A stored number as it opens: as it was written, with its country where it says so. */
export const openPhone = (text: string): TypedPhone => ({ text, country: parsed(text, null)?.country ?? null });

/** What is kept: the international form of a number that is valid for the chosen country, else what was typed. */
export function keptPhone({ text, country }: TypedPhone): string {
  const number = parsed(text, country);
  return country && number?.isValid() && number.country === country ? number.formatInternational() : text.trim();
}

/** Whether a number is one of a country, and valid there. */
export function isValidPhone(text: string): boolean {
  const number = parsed(text, null);
  return Boolean(number?.country && number.isValid());
}
