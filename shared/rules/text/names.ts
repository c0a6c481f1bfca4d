import { fold } from './fold.ts';

/** Folds accents, case and letters that only look composed, so that `Søren` is found as `soren` and `Łukasz` as `lukasz`. */
export function foldText(text: string): string {
  return fold(text)
    .replace(/[øœæßłđðþıħŋ]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/[’'`´]/g, '');
}

const FOLDED: Readonly<Record<string, string>> = {
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

/** The longest part of a word that is looked up. */
const TOKEN = 40;
/** No name has more words than this that anyone searches by. */
const WORDS = 8;

/** Letters that are said as one word: AT&T, H & M, R&D. */
export const INITIALS = /(?<![\p{L}\p{N}])\p{L}{1,2}\s*&\s*\p{L}{1,2}(?![\p{L}\p{N}])/gu;

export const joinInitials = (text: string) => text.replace(INITIALS, (letters) => letters.replace(/[\s&]/g, ''));

/** The words of a text, folded, as often as they stand in it. Any script: what is not a letter or a digit separates words. */
export const allWords = (text: string): string[] =>
  joinInitials(foldText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, TOKEN).join(''));

/** The same, each once. */
export const textWords = (text: string): string[] => [...new Set(allWords(text))];

/** The words a name is found by. */
export const nameWords = (name: string): string[] => textWords(name).slice(0, WORDS);

const BEHIND = /\p{L}[’'`´]([\p{L}\p{M}]{3,})/gu;

/** What stands behind the apostrophe of a name: who looks for O’Brien may type `brien`. */
export const wordsBehind = (name: string): string[] =>
  textWords([...name.matchAll(BEHIND)].map(([, word]) => word).join(' '));

/** All that a name is found by. */
export const nameForms = (name: string): string[] => [...new Set([...nameWords(name), ...wordsBehind(name)])];

/** Whether every word of the search begins a word of the name, whatever the order, accents and case. */
export function matchesName(name: string, search: string): boolean {
  const words = nameForms(name);
  return nameWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
