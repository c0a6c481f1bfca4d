import { foldText } from '../text/names.ts';
import { finnish } from './finnish.ts';
import type { Named } from './own.ts';
import {
  CZECH_AND_SLOVAK,
  ESTONIAN,
  ESTONIAN_ENDS,
  FINNISH,
  HUNGARIAN,
  LATVIAN,
  LITHUANIAN,
  POLISH,
  ROMANIAN,
  SOUTH_SLAVIC,
  TURKISH,
} from './words/cases.ts';
import {
  CZECH_AND_SLOVAK_WORDS,
  FINNISH_WORDS,
  HUNGARIAN_WORDS,
  LATVIAN_WORDS,
  LITHUANIAN_WORDS,
  POLISH_WORDS,
  TURKISH_WORDS,
} from './words/common.ts';
import { ESTONIAN_WORDS, ROMANIAN_WORDS, SOUTH_SLAVIC_WORDS } from './words/common-more.ts';

/*
 * In which languages names stand in cases. The cases of all of them at once would be too many ordinary words of the others, so those
 * of a language count where the name has its letters, or the profile is written in it.
 */

/** A language in Latin letters that puts names into cases. */
export interface CaseLanguage {
  readonly cases: readonly string[];
  /** What stands behind each of its cases. */
  readonly behind?: readonly string[];
  /** Its forms that are no endings alone. */
  readonly more?: (name: string) => string[];
  /** How a name of it is known. */
  readonly name: RegExp;
  readonly words: ReadonlySet<string>;
}

/** The languages in Latin letters that put names into cases. */
export const CASE_LANGUAGES: readonly CaseLanguage[] = [
  { cases: CZECH_AND_SLOVAK, name: /[čďěňřšťůžľĺŕ]/u, words: new Set(CZECH_AND_SLOVAK_WORDS) },
  { cases: POLISH, name: /[ąćęłńśźż]|sz|cz|rz(?=\p{L})/u, words: new Set(POLISH_WORDS) },
  {
    cases: FINNISH,
    more: finnish,
    name: /nen$|kk[aiou]$|tt[ai]$|pp[aio]$|ää|yy|öö|äi|yö/u,
    words: new Set(FINNISH_WORDS),
  },
  { cases: HUNGARIAN, name: /[őű]|gy|cs|zs|sz/u, words: new Set(HUNGARIAN_WORDS) },
  { cases: TURKISH, name: /[ğşı]/u, words: new Set(TURKISH_WORDS) },
  { cases: LATVIAN, name: /[āēīūģķļņ]/u, words: new Set(LATVIAN_WORDS) },
  { cases: LITHUANIAN, name: /[ėįųūąę]|auskas$|evičius$|aitis$/u, words: new Set(LITHUANIAN_WORDS) },
  { cases: ROMANIAN, name: /[țţș]|escu$|eanu$/u, words: new Set(ROMANIAN_WORDS) },
  { cases: SOUTH_SLAVIC, name: /ić$|ič$|đ|vač$|šek$/u, words: new Set(SOUTH_SLAVIC_WORDS) },
  {
    cases: ESTONIAN,
    behind: ESTONIAN_ENDS,
    name: /õ(?!e)|[äõü]{2}|mägi$|tamm$|saar$|sepp$/u,
    words: new Set(ESTONIAN_WORDS),
  },
];

/** Of which of these languages somebody is by the letters of the name, or writes. */
export function caseLanguagesOf({ firstName, lastName }: Named, texts: readonly string[]): CaseLanguage[] {
  const own = `${firstName} ${lastName}`
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s-]+/);
  const written = new Set(texts.flatMap((text) => foldText(text).split(/[^\p{L}]+/u)));
  return CASE_LANGUAGES.filter(
    ({ name, words }) => own.some((word) => name.test(word)) || [...words].some((word) => written.has(word)),
  );
}
