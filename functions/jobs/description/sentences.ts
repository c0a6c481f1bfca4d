import { anyOf } from '../../../shared/rules/any-of.ts';
import { CLASSES, SHORT_BEFORE_NAMES, SHORT_FORMS, STARTS, STATES_IN_SHORT } from './words/short-forms.ts';

const LETTER = '\\p{Lu}';
const STOP = '\\.';
/** A name goes on behind, and no sentence begins: "J. Smith", and not "B. You". */
const NAME_GOES_ON = `(?= (?!${anyOf(STARTS)} )${LETTER})`;

/** What a stop stands behind that ends no sentence. */
const NO_ENDS = [
  // "Co. KG", "Dr. Meier".
  `\\b${anyOf(SHORT_BEFORE_NAMES)}${STOP}`,
  // "z.B. Python", "(e.g. SAP", "bzw. Berlin".
  `(?<![\\p{L}.])${anyOf(SHORT_FORMS)}${STOP}`,
  // "o. Ä.": a small letter alone.
  `[\\s(]\\p{Ll}${STOP}`,
  // "B. Smith": an initial that begins a sentence.
  `(?:^|[.!?] )(?:${LETTER}${STOP} )?${LETTER}${STOP}`,
  // "zum 1. August".
  `\\b(?:zum|ab|am|bis|vom) \\d{1,2}${STOP}`,
  // "John B. Smith", and not "Klasse B. Smith".
  `${LETTER}\\p{Ll}+ (?<!${anyOf(CLASSES)} )${LETTER}${STOP}${NAME_GOES_ON}`,
  // "J.R. Smith", and not "in the U.S. Congress".
  `(?<![\\p{L}.])(?!${anyOf(STATES_IN_SHORT)})${LETTER}${STOP}${LETTER}${STOP}${NAME_GOES_ON}`,
].map((words) => `(?<!${words})`);

/** A sentence that begins right behind another: "…is hired.Your tasks are". */
const GLUED = '(?<=\\p{Ll}{3}[.!?])(?=\\p{Lu}\\p{Ll}+[ ,])';
const APART = `(?<=[.!?]["”’)]?)${NO_ENDS.join('')}\\s+(?=[\\p{Lu}\\d])`;
const END = new RegExp(`${GLUED}|${APART}`, 'gu');

/** The sentences of a text; "Co. KG", "o. Ä." and "z. B." end none, and none ends within brackets. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(END)) {
    if (isBracketed(text.slice(from, index), text.slice(index))) continue;
    sentences.push(text.slice(from, index));
    from = index + gap.length;
  }
  return [...sentences, text.slice(from)];
}

/** Whether what stands between two texts is in brackets that open in one and close in the other. */
export const isBracketed = (before: string, after: string): boolean =>
  before.lastIndexOf('(') > before.lastIndexOf(')') && /^[^(]{0,200}\)/u.test(after);

/** The parts of a text that an expression with the flag `g` parts, but for where it stands in brackets. */
export function partsOf(text: string, apart: RegExp): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: words } of text.matchAll(apart)) {
    if (isBracketed(text.slice(from, index + words.length), text.slice(index + words.length))) continue;
    parts.push(text.slice(from, index));
    from = index + words.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}
