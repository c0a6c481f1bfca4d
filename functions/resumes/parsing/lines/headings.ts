import { anyOf } from '../../../../shared/rules/any-of.ts';
import { SPANS } from '../../words/dates.ts';
import * as titles from '../../words/section-titles.ts';
import { remembered } from '../remembered.ts';
import { joinSpacedLetters } from './lines.ts';
import { corrected } from './misspelt.ts';

/** What a part of a resume is about. `head` is everything above the first title. */
export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'links'
  | 'references'
  | 'other';

/** Capitals often lack their accents: "ETAT CIVIL". */
const unaccented = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const titled = (list: readonly string[], lead = '') => new RegExp(`^${lead}${unaccented(anyOf(list))}$`, 'u');
const MY = '(?:(?:my|meine?|mes|mis?|miei|mijn|minhas?|meus|moje) )?';
/** Up to two words before the usual one, as in "Selected Publications", but none that makes it part of a sentence. */
const TWO_WORDS = '(?:(?!on |with |in |of |to |for )\\p{L}+ ){0,2}';

const LISTS: readonly (readonly [SectionKind, readonly string[], string])[] = [
  ['references', titles.REFERENCES, ''],
  ['contact', titles.CONTACT, ''],
  ['links', titles.LINKS, ''],
  ['languages', titles.LANGUAGES, MY],
  ['education', titles.EDUCATION, MY],
  ['experience', [...titles.EXPERIENCE, ...titles.ACADEMIC_WORK], MY],
  ['skills', titles.SKILLS, MY],
  ['summary', titles.SUMMARY, ''],
  ['other', titles.OTHER, `${MY}${TWO_WORDS}`],
  ['other', titles.OTHER_ALONE, MY],
];
const TITLES = LISTS.map(([kind, list, lead]) => [kind, titled(list, lead)] as const);
/** Titles whose spaces a page sets elsewhere or not at all. */
const UNSPACED = LISTS.map(([kind, list]) => [kind, titled(list.map((title) => title.replaceAll(' ', '')))] as const);

const WRAPPED = /^[\s\-–—=_*#•|◆■●:.\d)]+(?=\p{L})|[\s\-–—=_*#:.|]+$/gu;

/** How long somebody has worked, after the title: "Experience (5 years)". */
const WHOLE_TIME = new RegExp(
  `(?:[\\s(:,–-]+(?:over |more than |about )?\\d+(?:[.,]\\d)?\\+?\\s*${anyOf(SPANS)}(?: (?:of )?experience)?\\)?)+$`,
  'iu',
);

/** "Technologies (what you know)": a remark after the title. */
const REMARK = /(?<=\p{L})\s*\(\p{L}.*$/u;

function normalised(text: string): string {
  return unaccented(joinSpacedLetters(text))
    .replace(WRAPPED, '')
    .replace(WHOLE_TIME, '')
    .replace(REMARK, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/ ?& ?/g, ' & ')
    .trim();
}

const IDEOGRAPHIC = /\p{sc=Han}/u;
const ACADEMIC_WORK = titled(titles.ACADEMIC_WORK);

const BY_MEANING: readonly (readonly [SectionKind, RegExp])[] = [
  ['experience', titled(titles.EXPERIENCE_BY_MEANING)],
  ['education', titled(titles.EDUCATION_BY_MEANING)],
  ['skills', titled(titles.SKILLS_BY_MEANING)],
];

/** The kind of a title that is no usual one, by its leading or last word. Only for lines that look like titles. */
export const sectionByMeaning = (text: string): SectionKind | null =>
  BY_MEANING.find(([, pattern]) => pattern.test(normalised(text)))?.[0] ?? null;

/** Whether a section has this title in which only some entries are jobs: "Research", "Teaching". */
export const isAcademicWork = (text: string) => ACADEMIC_WORK.test(normalised(text));

/** What parts two titles of one section. */
const PARTS = / (?:&|and|und|et|y|e|en|i|oraz|[-–]) |, | \/ |\/ ?/;

/** Whether a title announces schools and jobs together, as timelines do. */
export function isMixedTitle(text: string): boolean {
  const kinds = new Set(
    normalised(text)
      .split(PARTS)
      .map((part) => sectionOfHeading(part)),
  );
  return kinds.has('education') && kinds.has('experience');
}

/** Whether a title announces skills beside something else: "Experience and skills". */
export const namesSkills = (title: string) =>
  normalised(title)
    .split(PARTS)
    .some((part) => sectionOfHeading(part) === 'skills');

/** The kind of section that has this usual title, in any of ten languages. Null for any other text. */
export const sectionOfHeading = remembered(
  (text) => kindOfTitle(normalised(text)) ?? (isMisspelt(text) ? kindOfTitle(corrected(normalised(text))) : null),
);

const isMisspelt = (text: string) => text.length < 45 && corrected(normalised(text)) !== normalised(text);

function kindOfTitle(title: string): SectionKind | null {
  if (title.length > 60 || title.length < (IDEOGRAPHIC.test(title) ? 2 : 3)) return null;
  const unspaced = title.replaceAll(' ', '');
  const whole =
    TITLES.find(([, pattern]) => pattern.test(title)) ?? UNSPACED.find(([, pattern]) => pattern.test(unspaced));
  if (whole) return whole[0];
  const parts = title.split(PARTS);
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map(
    (part) => [...TITLES, ...UNSPACED].find(([, pattern]) => pattern.test(part.trim()))?.[0] ?? null,
  );
  const isOther = kinds.length === 2 && kinds[0] === null && kinds[1] === 'other' && title.split(' ').length < 6;
  if (isOther) return 'other';
  if (!kinds.every((kind) => kind !== null)) return null;
  return kinds.find((kind) => kind === 'experience' || kind === 'education') ?? kinds[0] ?? null;
}
