import { anyOf } from '../../../../shared/rules/any-of.ts';
import * as titles from '../../words/section-titles.ts';
import { remembered } from '../remembered.ts';
import { joinSpacedLetters } from './lines.ts';

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

const titled = (list: readonly string[], lead = '') => new RegExp(`^${lead}${anyOf(list)}$`, 'u');
const MY = '(?:my )?';
/** Up to two words before the usual one, as in "Selected Publications", but none that makes it part of a sentence. */
const TWO_WORDS = '(?:(?!on |with |in |of |to |for )\\p{L}+ ){0,2}';

const TITLES: readonly (readonly [SectionKind, RegExp])[] = [
  ['references', titled(titles.REFERENCES)],
  ['contact', titled(titles.CONTACT)],
  ['links', titled(titles.LINKS)],
  ['languages', titled(titles.LANGUAGES)],
  ['education', titled(titles.EDUCATION, MY)],
  ['experience', titled([...titles.EXPERIENCE, ...titles.ACADEMIC_WORK], MY)],
  ['skills', titled(titles.SKILLS, MY)],
  ['summary', titled(titles.SUMMARY)],
  ['other', titled(titles.OTHER, TWO_WORDS)],
  ['other', titled(titles.OTHER_ALONE)],
];

const WRAPPED = /^[\s\-–—=_*#•|◆■●:.\d)]+(?=\p{L})|[\s\-–—=_*#:.|]+$/gu;

function normalised(text: string): string {
  return joinSpacedLetters(text)
    .replace(WRAPPED, '')
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

/** Whether a title announces schools and jobs together, as timelines do. */
export function isMixedTitle(text: string): boolean {
  const kinds = new Set(
    normalised(text)
      .split(/ (?:&|and|und|et|y|e|en|[-–]) |, | \/ |\/ ?/)
      .map((part) => sectionOfHeading(part)),
  );
  return kinds.has('education') && kinds.has('experience');
}

/** The kind of section that has this usual title, in any of ten languages. Null for any other text. */
export const sectionOfHeading = remembered(kindOfTitle);

function kindOfTitle(text: string): SectionKind | null {
  const title = normalised(text);
  if (title.length > 60 || title.length < (IDEOGRAPHIC.test(title) ? 2 : 3)) return null;
  const unspaced = title.replaceAll(' ', '');
  for (const [kind, pattern] of TITLES) if (pattern.test(title) || pattern.test(unspaced)) return kind;
  const parts = title.split(/ (?:&|and|und|et|y|e|en|[-–]) |, | \/ |\/ ?/);
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map((part) => TITLES.find(([, pattern]) => pattern.test(part.trim()))?.[0] ?? null);
  return kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null;
}
