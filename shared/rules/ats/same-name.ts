import { textWords } from '../text/names.ts';

const LETTERS = /^\p{L}+$/u;
const isShortOf = (word: string, other: string) => LETTERS.test(other) && other.startsWith(word);

const isPartOf = (words: readonly string[], others: readonly string[]) =>
  words.every((word) => others.some((other) => word === other || isShortOf(word, other) || isShortOf(other, word)));

/**
 * Whether two names may be one person's: each word of the shorter one is a word of the other, or an initial or a short form that such a one
 * begins with. Nothing is known of whoever has no name. Whoever is called otherwise may be somebody else with their address.
 */
export function mayBeOneName(one: string, another: string): boolean {
  const [words, others] = [textWords(one), textWords(another)];
  return words.length <= others.length ? isPartOf(words, others) : isPartOf(others, words);
}
