import { anyOf, wholeWord } from '../../../shared/rules/any-of.ts';
import {
  DEGREES,
  IDEOGRAPHIC_DEGREES,
  IDEOGRAPHIC_SCHOOLS,
  SCHOOLS,
  SHORT_DEGREES,
  SHORT_SCHOOLS,
} from '../words/education.ts';
import { LEGAL_FORMS, ORGANISATIONS, SHORT_LEGAL_FORMS, UNITS, WEAK_ORGANISATIONS } from '../words/organisations.ts';
import { ENDINGS, IDEOGRAPHIC_ENDINGS, POSITIONS } from '../words/positions.ts';
import { remembered } from './remembered.ts';

const GERMAN_FEMININE = '(?:in|:in|\\*in|/in|\\(in\\))?';
const POSITION = new RegExp(wholeWord(anyOf(POSITIONS) + GERMAN_FEMININE), 'giu');
const LAST_POSITION = new RegExp(`${anyOf(POSITIONS)}${GERMAN_FEMININE}\\s*(?:[IVX]{1,3}|\\d)?$`, 'iu');
/** German positions are often one long word. */
const LONG_POSITION = new RegExp(`\\p{L}{3,}${anyOf(ENDINGS)}(?:in|:in|\\*in|\\/in)?(?!\\p{L})`, 'iu');

const IDEOGRAPHIC_POSITION = new RegExp(`${anyOf(IDEOGRAPHIC_ENDINGS)}(?:\\s?[(（][^()（）]*[)）])?$`, 'u');

const LEGAL_END = '\\.?(?![\\p{L}\\d])(?=\\s*(?:$|[,(&·|–]|-\\s|co\\b))';
const LEGAL = [
  new RegExp(`(?<![\\p{L}\\d.])${anyOf(LEGAL_FORMS)}(?:${LEGAL_END}|(?= \\p{L}+$))`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d.])${anyOf(SHORT_LEGAL_FORMS)}${LEGAL_END}`, 'u'),
];
const ORGANISATION = new RegExp(wholeWord(anyOf(ORGANISATIONS)), 'giu');
const WEAK_ORGANISATION = new RegExp(wholeWord(anyOf(WEAK_ORGANISATIONS)), 'giu');

/** How much a text looks like the name of a position: 0 not at all, 3 clearly. */
export const titleScore = remembered(scoreOfTitle);

function scoreOfTitle(text: string): number {
  const head = text.split(/\s*(?:,|\(| for | of | – | - |\/| & | de | des | du | für | bei )\s*/i)[0] ?? text;
  const matches = [...text.matchAll(POSITION)];
  if (matches.length === 0)
    return LONG_POSITION.test(text) || IDEOGRAPHIC_POSITION.test(text)
      ? 3
      : /^(?:\p{Lu}[\p{L}.-]*\s+){1,4}\p{Lu}\p{Ll}{2,}(?:er|or|ist|ian)$/u.test(text)
        ? 1.2
        : 0;
  const firstWord = matches[0]!.index === 0;
  return LAST_POSITION.test(head) || LAST_POSITION.test(text) ? 3 : firstWord ? 2.5 : 1.5;
}

/** How much a text looks like the name of an employer: 0 not at all, 3 clearly. */
export const employerScore = remembered(scoreOfEmployer);

function scoreOfEmployer(text: string): number {
  if (/^(?:department|dept\.?|division|faculty|office) of /i.test(text) || isUnit(text)) return 0;
  if (LEGAL.some((pattern) => pattern.test(text))) return /^\p{Lu}[\p{L} .'-]+, CO$/u.test(text) ? 0 : 3;
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].some(([word]) => /^[\p{Lu}&]/u.test(word));
  if (named(ORGANISATION)) return 2;
  return named(WEAK_ORGANISATION) ? 1 : 0;
}

/** What may follow a position after a comma without being its employer. */
const UNIT = new RegExp(`^(?:.* )?(?:teams?|department|division|unit)$|^(?:${anyOf(UNITS)}(?:\\s+|$))+$`, 'iu');

/** Whether a text names a part of an organisation or a field of work. */
export const isUnit = (text: string) => UNIT.test(text);

const SCHOOL = new RegExp(`(?<!\\p{L}|\\p{L}-)${anyOf(SCHOOLS)}(?!\\p{L})`, 'iu');
/** Schools that are called after somebody: "Jakob-Grimm-Schule". */
const NAMED_SCHOOL =
  /\p{L}-(?:Schule|Grundschule|Realschule|Oberschule|Gesamtschule|Hochschule|Gymnasium|Universität|Kolleg|Berufskolleg|Akademie|Lyzeum)(?!\p{L})/u;
const DEGREE_LETTERS = new RegExp(`(?<![\\p{L}.])${anyOf(SHORT_DEGREES)}(?!\\p{L})`, 'u');
const DEGREE = new RegExp(`(?<![\\p{L}.])${anyOf(DEGREES)}(?!\\p{L})`, 'iu');

/** "M.P.H.", "D.C.D.", "A.M.": degrees by initials with stops, at the beginning of a text or after its comma. */
const DEGREE_INITIALS =
  /(?:^|, )(?:[BMD]\.\p{Lu}\.(?:\p{Lu}\.)?|(?:A|S|Sc)\.[BM]\.)(?=$|,| in | of |\s\p{Lu}\p{Ll}{3})/u;

/** Kinds of schools by their letters: "TH Bingen", "VIII LO". */
const SCHOOL_LETTERS = new RegExp(`(?:^|[,(/–-]\\s*)(?:[IVX]+ )?${anyOf(SHORT_SCHOOLS)}(?= \\p{Lu}|$|[,)])`, 'u');
/** "Desert Hills High" and "Horizon Elementary" in the United States. */
const NAMED_HIGH_SCHOOL = /^\p{Lu}[\p{L}.'’ -]+ (?:High|Elementary)(?=$|,)/u;
const IDEOGRAPHIC_SCHOOL = new RegExp(`\\p{sc=Han}${anyOf(IDEOGRAPHIC_SCHOOLS)}`, 'u');
const IDEOGRAPHIC_DEGREE = new RegExp(anyOf(IDEOGRAPHIC_DEGREES), 'u');
/** What is finished at a school, and no school: "high school diploma". */
const SCHOOL_LEAVING =
  /^(?:high|secondary|grammar) school(?:$| (?:diploma|degree|certificate|leaving|graduate|level|education|equivalen))/i;

/** "High School Diploma, Quay High School": the school comes after what was finished there. */
const LEAVING_BEFORE = /^(?:high|secondary|grammar) school (?:diploma|degree|certificate)(?:,| [–—-]| at| from)\s+/i;

/** Whether a text names a school. */
export const isSchool = remembered((whole) => {
  const text = whole.replace(LEAVING_BEFORE, '');
  return (
    !SCHOOL_LEAVING.test(text) &&
    (SCHOOL.test(text) ||
      NAMED_SCHOOL.test(text) ||
      SCHOOL_LETTERS.test(text) ||
      NAMED_HIGH_SCHOOL.test(text) ||
      IDEOGRAPHIC_SCHOOL.test(text))
  );
});

/** Whether a text names a degree or another qualification. */
export const isDegree = remembered(
  (text) =>
    DEGREE.test(text.replace(/, [A-Z]{2}(?=$|,)/g, '')) ||
    DEGREE_LETTERS.test(text) ||
    IDEOGRAPHIC_DEGREE.test(text) ||
    DEGREE_INITIALS.test(text) ||
    /^[BM][A-Z]{1,4}(?:\s\(.*?\))? (?:in|of) \p{Lu}/u.test(text),
);

const PARTICLE =
  /^(?:of|and|the|for|de|des|du|la|le|les|del|di|da|do|e|y|et|en|und|für|der|die|van|à|au|aux|in|at|il|i|no|na)$/i;

/** A text set like running words, not like a title or a name: most of its words are in lower case. */
export function isPhrase(text: string): boolean {
  if (/^\d/.test(text)) return false;
  if (/^\p{Lu}\p{Ll}+(?:ed|ing)\s+\p{Ll}/u.test(text)) return true;
  const words = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => !PARTICLE.test(word) && /\p{L}/u.test(word));
  return words.length >= 2 && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.5;
}

/** A text without the full stop that ends it; one of an abbreviation stays. */
export const withoutStop = (text: string) => text.replace(/(?<=\p{Ll}{4})\.$/u, '');
