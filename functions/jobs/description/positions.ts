import { anyOf } from '../../../shared/rules/any-of.ts';
import { ENDINGS, POSITIONS } from '../../resumes/words/positions.ts';
import { inLatin } from './whole-words.ts';
import { GENDER_MARKS, MORE_POSITIONS } from './words/positions.ts';

const FEMININE = '(?:[*:_/·.(-]{0,2}(?:in|innen|r|e|rice|euse|ère|ne|nne|trice|n)\\)?)?';
const POSITION = new RegExp(
  inLatin(
    `(?<![\\p{L}])(?:${anyOf([...MORE_POSITIONS, ...POSITIONS])}|\\p{L}+(?:-\\p{L}+)*${anyOf(ENDINGS)})s?${FEMININE}(?![\\p{L}])`,
  ),
  'iu',
);
const GENDER = new RegExp(anyOf(GENDER_MARKS), 'iu');

/** "Bäcker / Bäckerin", "Pizzaïolo / Pizzaïola": both genders of one word, wherever no list has it. */
const PAIR = /^(\p{L}{3,})\p{L}{0,5}(?: (?:de|d['’]|en|du|für|im) ?\p{L}+)? ?\/ ?\1\p{L}{0,7}(?![\p{L}])/u;

/** Whether a text has a word in it that names a position. */
export const namesPosition = (text: string): boolean => POSITION.test(text) || BOTH.test(text);

/** "Planer:in", "Spezialist/in", "Producteur(trice)": any word with the sign of both genders. */
const BOTH = /\p{L}{3}(?:(?:[:*_]|\/-?)in(?!\p{L})|\((?:trice|rice|teuse|euse|ière)\))/u;

/** Whether a text says whom a title addresses, as in "(m/w/d)". */
export const hasGenderMark = (text: string): boolean => GENDER.test(text) || PAIR.test(text);
