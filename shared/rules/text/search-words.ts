import { foldText, textWords } from './names.ts';

/** What a candidate is found by over all jobs (1-product, section 2: global candidate search). */
export interface SearchedFacts {
  readonly name: string;
  readonly title?: string | undefined;
  readonly employer?: string | undefined;
}

/** Nobody is looked for by these alone, and half of all titles and employers have one. */
const FILLERS = new Set(
  'a an and at by de der des die du et for in la le of on the to und von & inc ltd llc gmbh'.split(' '),
);
/** Words of one candidate that are kept: names first. */
const MOST = 14;
/** A word of so many letters may have one that is wrong. */
const FORGIVING = 5;

/** The words of a name, title and employer that a candidate is found by, each once. */
export function wordsOf({ name, title = '', employer = '' }: SearchedFacts): string[] {
  const said = [...textWords(employer), ...textWords(title)].filter((word) => !FILLERS.has(word));
  return [...new Set([...textWords(name), ...said])].slice(0, MOST);
}

/** Words that are found with one wrong letter: of names and employers, which nobody can be sure to spell. */
export const forgivenWords = ({ name, employer = '' }: SearchedFacts): string[] =>
  [...new Set([...textWords(name), ...textWords(employer)])].filter((word) => word.length >= FORGIVING).slice(0, MOST);

export const isForgiven = (term: string) => term.length >= FORGIVING;

/** An address as it is looked up. */
export const addressWord = (email: string) => foldText(email).replace(/\s+/g, '').slice(0, 80);

/** What is looked for, part by part: an address as it is typed, and the words of anything else. */
export function searchTerms(typed: string): string[] {
  const parts = foldText(typed).split(/\s+/).filter(Boolean);
  const terms = parts.flatMap((part) => (part.includes('@') ? [part.slice(0, 80)] : textWords(part)));
  return [...new Set(terms)].slice(0, 6);
}

/** How well words answer terms: each term must begin one of them; with `forgiving`, one letter of a long term may be wrong. */
export const answers = (words: readonly string[], terms: readonly string[], forgiving = false) =>
  terms.every((term) =>
    words.some((word) => word.startsWith(term) || (forgiving && isForgiven(term) && isNear(term, word))),
  );

/** Whether a word, or its beginning, is the term but for one letter that is wrong, missing, too much, or swapped with the next. */
export const isNear = (term: string, word: string) =>
  [-1, 0, 1].some((longer) => differByOne(term, word.slice(0, term.length + longer)));

function differByOne(some: string, other: string): boolean {
  const [short, long] = some.length <= other.length ? [some, other] : [other, some];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/**
 * By which beginning, and which end read backwards, a word is found that differs from the term by one letter: a fault in its first
 * half leaves the end as it is, one in the second half the beginning.
 */
export function intactParts(term: string): { readonly beginning: string; readonly end: string } {
  const half = Math.floor(term.length / 2);
  return { beginning: term.slice(0, half), end: backwards(term.slice(half + 1)) };
}

export const backwards = (word: string) => [...word].reverse().join('');
