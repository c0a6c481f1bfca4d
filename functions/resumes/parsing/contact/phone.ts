import { findPhoneNumbersInText, isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js';
import { anyOf } from '../../../../shared/rules/any-of.ts';
import { PHONE_LABELS } from '../../words/labels.ts';
import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import type { Section } from '../lines/sections.ts';
import { decoded } from './email.ts';

const PHONE_LABEL = new RegExp(
  `(?<!\\p{L})${anyOf(PHONE_LABELS)}(?:\\s?(?:no|number|nr))?\\.?\\s*[:.]?\\s*(?=[+(\\d])`,
  'iu',
);
const DIGITS = /(?<![\w.@/-])\(?(?:\+|00)?\(?\d(?:[\d\s().\-–/·•]|‑){5,22}\d(?![\w@]|\s?(?:[xX]{2}|\*))/g;

/** A label or the plus of a country shows a number where other digits, of a street or a town, may be shaped like one. */
const ANNOUNCED = new RegExp(`${PHONE_LABEL.source}|\\+\\d`, 'iu');

/** The person's telephone number as printed, only from the sections where people give theirs. */
export function findPhone(sections: readonly Section[]): string | null {
  const personal = sections
    .filter((section) => section.kind === 'head' || section.kind === 'contact')
    .flatMap(({ lines }) => lines);
  for (const isFirst of [true, false]) {
    for (const line of personal.filter(({ text }) => ANNOUNCED.test(text) === isFirst)) {
      const phone = phoneIn(line.text) ?? phoneInCell(line) ?? linkedPhone(line) ?? withoutPlus(line.text);
      if (phone) return phone;
    }
  }
  const alone = sections
    .filter((section) => section.kind !== 'references')
    .flatMap(({ lines }) => lines)
    .find(({ text }) => /^\+?[\d ().-]{9,22}$/.test(text) && phoneIn(text) !== null);
  if (alone) return phoneIn(alone.text);
  const labelled = sections
    .filter((section) => section.kind !== 'references')
    .flatMap((section) => section.lines.slice(0, 60));
  for (const line of labelled)
    if (PHONE_LABEL.test(line.text) && /phone|tel|mobil|cell|contact/i.test(line.text)) return phoneIn(line.text);
  return null;
}

/** Beside other digits, such as a date of birth, a number is one only within its cell. */
const phoneInCell = ({ cells }: Line) => cells.map(phoneIn).find((phone) => phone !== null) ?? null;

/** The plus before the number of a country may be an icon. Only a line of nothing else is such a number. */
const withoutPlus = (text: string) => (/^\d{10,13}$/.test(text) && isValidPhoneNumber(`+${text}`) ? text : null);

function linkedPhone(line: Line): string | null {
  const link = line.links.find((url) => /^tel:/i.test(url));
  return link ? decoded(link.slice(4)) : null;
}

/** A telephone number in a line. Dates, postcodes and document numbers do not count. */
export function phoneIn(text: string): string | null {
  const searched = text
    .replace(/\bfax\b[\s.:n°]*[\d\s+().-]{6,}/gi, (match) => ' x '.padEnd(match.length))
    .replace(/((?:\d[\s().-]{0,3}){8,15})\/(?=\s?(?:\+|0)[\d\s]{6})/g, '$1|')
    .replace(/https?:\S+|www\.\S+|(?<!\S)\S+@\S+/gi, (match) => ' x '.padEnd(match.length));
  for (const match of searched.matchAll(DIGITS)) {
    const raw = tidyPhone(wholeNumberIn(match[0]));
    const digits = raw.replace(/\D/g, '');
    const labelled = PHONE_LABEL.test(searched.slice(Math.max(0, match.index - 22), match.index + 4));
    if (digits.length < (labelled ? 6 : 8) || digits.length > 15) continue;
    const close = raw.replace(/\s*\/\s*/g, '/');
    if (findDates(close).some((span) => span.length > 3 && (span.isRange || /^\d{1,2}[./-]\d/.test(close)))) continue;
    if (
      /patent|doi|isbn|issn|licen[cs]e|id no|passport|iban|n°|siret|ssn/i.test(
        searched.slice(Math.max(0, match.index - 20), match.index),
      )
    )
      continue;
    if (isPostcode(raw, searched.slice(0, match.index))) continue;
    if (labelled || /^\(?(?:\+|00)/.test(raw) || isPhoneShaped(raw)) return raw.replace(/^\((?=[^)]*$)/, '');
  }
  return null;
}

/** "MD 21532-2303": an American postcode after its state. */
const isPostcode = (raw: string, before: string) => /^\d{5}-\d{4}$/.test(raw) && /(?<!\p{L})[A-Z]{2}\s*$/u.test(before);

/** A middle dot may be part of a number, or separate it from something else, such as a postcode. */
function wholeNumberIn(raw: string): string {
  if (!/\s[·•]\s/.test(raw)) return raw;
  const parts = raw.split(/\s+[·•]\s+/).filter((part) => part.replace(/\D/g, '').length >= 8);
  return parts.find((part) => part.trim().startsWith('+') || isPhoneShaped(part.trim())) ?? raw;
}

function tidyPhone(raw: string): string {
  const text = raw
    .replace(/\s*[·•]\s*/g, '-')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = text.split(/\s+[–/-]\s+|\s\/\s?/);
  return parts.length > 1 && parts[0]!.replace(/\D/g, '').length >= 8 ? parts[0]!.trim() : text;
}

/** Digits grouped like a telephone number, or a number that is valid in one of some large countries. */
function isPhoneShaped(raw: string): boolean {
  if (
    /^\d{1,3}(?:,\d{3})+$|^\d{4}\s?[–-]\s?\d{4}$|^\d{2}\.\d{3}-\d{3}$|^(?:19|20)\d{2}-\d{2}-\d{2}$|^(?:19|20)\d{2}(?:\s(?:19|20)\d{2})+$/.test(
      raw,
    )
  )
    return false;
  if (/^\(?\d{3}\)?[ .-]?\s?\d{3}[ .-]\d{4}$/.test(raw) || /^\(\d{2,5}\)/.test(raw) || /^0\d/.test(raw)) return true;
  if (/^(?:\d{10}|1[3-9]\d{9})$/.test(raw) || /^1?[ -.]?\(?\d{3}\)?[ .-]\d{3}[ .-]?\d{4}$/.test(raw)) return true;
  if (/^[5-9]\d{2}[ -]?\d{3}[ -]?\d{3}$/.test(raw)) return true;
  return ['US', 'GB', 'FR', 'DE', 'ES', 'IT', 'NL', 'PT', 'IN', 'BR'].some(
    (country) => isSupportedCountry(country) && findPhoneNumbersInText(raw, country).length > 0 && /[ .-]/.test(raw),
  );
}
