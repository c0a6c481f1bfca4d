import { anyOf, wholeWord } from '../../../../shared/rules/any-of.ts';
import { foldText } from '../../../../shared/rules/text/names.ts';
import { NAME_LABELS } from '../../words/labels.ts';
import {
  BEFORE_TRADES,
  COMMON_SURNAMES,
  DEGREES_AFTER_NAMES,
  LETTERS_AFTER_NAMES,
  NAME_PARTICLES,
  NOT_NAMES,
  ROLES_IN_ADDRESSES,
  TITLES_BEFORE_NAMES,
  TRADES_AS_NAMES,
} from '../../words/people.ts';
import { sectionOfHeading } from '../lines/headings.ts';
import { employerScore, isSchool, titleScore } from '../word-kinds.ts';
import { isPlace } from './places.ts';

export type PersonName = { firstName: string | null; lastName: string | null };

const TITLES_BEFORE = new RegExp(`^(?:${anyOf(TITLES_BEFORE_NAMES)}(?:\\.\\s*|\\s+))+(?=\\p{L}{2})`, 'iu');
const DEGREES_AFTER = new RegExp(`(?<=\\p{L}\\.? \\p{L}[\\p{L}’'-]+)(?:[\\s,]+${anyOf(DEGREES_AFTER_NAMES)})+$`, 'u');
const LETTERS_AFTER = new RegExp(
  `\\s*,\\s*${anyOf([...DEGREES_AFTER_NAMES, ...LETTERS_AFTER_NAMES])}(?=$|[\\s,(]).*$`,
  'u',
);
export const NAME_LABEL = new RegExp(`^${anyOf(NAME_LABELS)}\\s*[:–—|-]?\\s+`, 'iu');
const PARTICLE = new RegExp(`^${anyOf(NAME_PARTICLES)}$`, 'i');
const NO_NAME = new RegExp(wholeWord(anyOf(NOT_NAMES)), 'iu');
const TRADE_NAME = new RegExp(
  `^(?!${anyOf(BEFORE_TRADES)}\\s)\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]*)* ${anyOf(TRADES_AS_NAMES)}$`,
  'iu',
);

/** A name without titles, letters, pronouns and the words "curriculum vitae" around it; "Doe, Jane" is turned. */
export function tidyName(raw: string): string {
  const bare = raw
    .trim()
    .replace(/\s*\((?:he|she|they|him|her|them|\/|\s)+\)\s*$/i, '')
    .replace(/\s+[|·•–—-]?\s*(?:resume|résumé|curriculum vitae|c\.?v\.?|lebenslauf)$/i, '')
    .replace(TITLES_BEFORE, '');
  const turned = /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}),\s*([\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2})$/u.exec(bare);
  const isFirst = turned !== null && !LETTERS_AFTER.test(`, ${turned[2]}`) && titleScore(turned[2]!) < 1.5;
  return (isFirst ? `${turned[2]} ${turned[1]}` : bare)
    .replace(LETTERS_AFTER, '')
    .replace(DEGREES_AFTER, '')
    .replace(TITLES_BEFORE, '')
    .replace(/\s*["“(][\p{L}-]+["”)]\s*/u, ' ')
    .replace(/[,:;|]+$/, '')
    .replace(/^((?:\p{Lu}\.)+)(?=\p{Lu}\p{Ll})/u, '$1 ')
    .trim();
}

/** Whether a text can be a name. One of two lines is never a town with its state. Trades count only when they are a last name, or when the address shows them. */
export function isName(text: string, email: string | null, isJoined = false): boolean {
  if (isIdeographic(text)) return true;
  if (/\p{sc=Latin}/u.test(text) && /[\p{sc=Han}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Arabic}]/u.test(text)) return false;
  const words = text.split(' ');
  if (words.length < 2 || words.length > 6 || text.length > 45) return false;
  if (!/^\p{L}[\p{L}\p{M}.'’ʼ -]+$/u.test(text) || /\p{Ll}{4}\.$/u.test(text)) return false;
  if (words.some((word) => !/^\p{Lu}|^\p{Lo}/u.test(word) && !PARTICLE.test(word))) return false;
  const isShort = email !== null && WITH_INITIAL.test(text) && agrees(text, email);
  if (!isShort && words.filter((word) => word.replace(/[^\p{L}]/gu, '').length >= 2).length < 2) return false;
  if (NO_NAME.test(text) || sectionOfHeading(text) !== null) return false;
  if (isSchool(text) || employerScore(text) >= 2 || (!isJoined && isPlace(text))) return false;
  return titleScore(text) < 2.5 || TRADE_NAME.test(text) || (email !== null && agrees(text, email));
}

/** "Akshay S", as is usual in the south of India. */
const WITH_INITIAL = /^\p{Lu}\p{L}{3,}(?: \p{Lu}\.?){1,2}$/u;

/** Two to four Chinese, Japanese or Korean characters. */
export const isIdeographic = (text: string) =>
  /^(?:[\p{sc=Han}\p{sc=Hangul}]{2,4}|[\p{sc=Han}]{1,3} [\p{sc=Han}]{1,3})$/u.test(text) &&
  sectionOfHeading(text) === null &&
  !/[简历页年月]/u.test(text);

const plain = (text: string) => foldText(text).replace(/[^\p{L}]/gu, '');

/** A word of the name is in the address, or its initials are. */
export function agrees(name: string, email: string): boolean {
  const local = plain(email.split('@')[0] ?? '');
  const words = name
    .split(' ')
    .map(plain)
    .filter((word) => word.length > 1);
  return (
    words.some((word) => word.length > 2 && local.includes(word)) || local === words.map((word) => word[0]).join('')
  );
}

/** The usual last names of one character. */
const SURNAME = new RegExp(`^[${COMMON_SURNAMES}]$`, 'u');

/** Last names of two characters. */
const LONG_SURNAMES = /^(?:欧阳|司马|诸葛|上官|司徒|东方|皇甫|尉迟|公孙|慕容|남궁|황보|제갈)/u;

/** What last names in Cyrillic letters end in. */
const SLAVIC_SURNAME = /\p{sc=Cyrillic}(?:[оеё]ва?|[иы]на?|[сц]к(?:ий|ая)|енко|[чщ]?ук|юк|швили|дзе|ян)$/iu;

/** "Палатов Станислав Сергеевич": in Cyrillic letters the last name often stands first. */
function withSurnameLast(words: string[]): string[] {
  const [first, second, third] = words;
  const isTurned =
    SLAVIC_SURNAME.test(first!) &&
    words.length < 4 &&
    (third === undefined ? !SLAVIC_SURNAME.test(second ?? first!) : /(?:ич|вна|чна)$/iu.test(third));
  return isTurned ? [...words.slice(1), first!] : words;
}

/** First and last name. A part in capitals is the last name; "de", "van" and the like belong to it. */
export function splitName(name: string): PersonName {
  if (isIdeographic(name)) {
    const parts = name.includes(' ') ? name.split(' ') : cutIdeographs(name);
    const isTurned = parts.length === 2 && SURNAME.test(parts[1]!) && !SURNAME.test(parts[0]!);
    const [surname, ...given] = isTurned ? parts.toReversed() : parts;
    return { firstName: given.join(''), lastName: surname! };
  }
  const words = withSurnameLast(name.split(/\s+/));
  const capital = (word: string) =>
    /\p{Lu}{2}/u.test(word) && word.replace(/\P{Ll}/gu, '').length * 3 < word.length && word.length > 1;
  if (words.length === 1) return { firstName: capital(name) ? inCase(name) : name, lastName: null };
  const allCapitals = words.every((word) => capital(word) || /^.\.?$/.test(word) || PARTICLE.test(word));
  if (!allCapitals && words.some(capital)) {
    const last = words.filter(capital);
    const first = words.filter((word) => !capital(word));
    if (first.some((word) => !PARTICLE.test(word)))
      return {
        firstName: first.filter((w) => !PARTICLE.test(w)).join(' '),
        lastName: [...first.filter((w) => PARTICLE.test(w)), ...last].map(inCase).join(' '),
      };
  }
  const cased = allCapitals ? words.map(inCase) : words;
  const particle = cased.findIndex((word, at) => at > 0 && at < cased.length - 1 && PARTICLE.test(word));
  const cut = particle > 0 ? particle : cased.length - 1;
  return { firstName: cased.slice(0, cut).join(' '), lastName: cased.slice(cut).join(' ') };
}

function cutIdeographs(name: string): string[] {
  const length = name.length > 2 && LONG_SURNAMES.test(name) ? 2 : 1;
  return [name.slice(0, length), name.slice(length)];
}

/** A word in capitals as names are usually written. */
export function inCase(word: string): string {
  if (PARTICLE.test(word) && word.length > 1 && !/^(?:mc|mac|st)/i.test(word)) return word.toLowerCase();
  return word
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(
      /(^|[-'’.]|^mc)(\p{L})/giu,
      (_all, mark: string, letter: string) => `${mark.length > 1 ? 'Mc' : mark}${letter.toUpperCase()}`,
    );
}

/** Addresses that are nobody's in particular. */
const NOBODY = new RegExp(`^${anyOf(ROLES_IN_ADDRESSES)}$`, 'i');

/** "ann.lee@home.example" and "ann@annlee.example": the name that an address holds, where the text has none. */
export function nameInAddress(email: string | null): PersonName {
  const [local = '', host = ''] = (email ?? '').split('@');
  const [site = ''] = host.split('.');
  const isOwnSite =
    local.length > 2 && site.length > local.length + 2 && site.toLowerCase().startsWith(local.toLowerCase());
  const words = isOwnSite ? [local, site.slice(local.length)] : local.split(/[._]/);
  const areTwo = words.length === 2 && words[0] !== words[1];
  const isWhole = areTwo && words.every((word) => /^\p{L}{2,}$/u.test(word) && !NOBODY.test(word));
  return isWhole ? splitName(words.map(inCase).join(' ')) : { firstName: null, lastName: null };
}
