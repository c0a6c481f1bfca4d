import { foldText, joinInitials, textWords, wordsBehind } from './names.ts';

/** What a candidate is found by over all jobs (1-product, section 2: global candidate search). */
export interface SearchedFacts {
  readonly name: string;
  readonly title?: string | undefined;
  readonly employer?: string | undefined;
}

/** Half of all titles and employers have one of these: nobody is looked up by one where something else is said. */
const FILLERS = new Set(
  'a an and at by de der des die du et for in la le of on the to und von inc ltd llc gmbh'.split(' '),
);
/** Words of one candidate that are kept: names first. */
const MOST = 14;
/** Pairs of one name that are kept. */
const PAIRS = 2;
/** A word of so many letters may have one that is wrong. */
const FORGIVING = 5;

const isTelling = (word: string) => !FILLERS.has(word);

/** Chinese, Japanese and Korean, which write a name with or without a blank, and where one letter is a word. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+$/u;

/** How else a name of such a script is written: without its blank, the family name first or last; one without a blank, its given name. */
function otherForms(names: readonly string[]): string[] {
  if (names.length === 0 || names.length > 2 || !names.every((name) => UNSPACED.test(name))) return [];
  if (names.length === 2) return [names.join(''), names.toReversed().join('')];
  const letters = [...names.join('').normalize('NFC')];
  const family = letters.length > 3 ? 2 : 1;
  return letters.length > 1 && letters.length < 5 ? [foldText(letters.slice(family).join(''))] : [];
}

/** The words of a name, title and employer that a candidate is looked up by, each once, and the pairs of the name. */
export function wordsOf({ name, title = '', employer = '' }: SearchedFacts): string[] {
  const names = textWords(name);
  const forms = otherForms(names);
  const said = [...textWords(employer), ...textWords(title)].filter(isTelling);
  const words = [...new Set([...names, ...forms, ...wordsBehind(name), ...said])].slice(0, MOST);
  return forms.length > 0 ? words : [...words, ...pairsOf(names)];
}

/** All words that are said of a candidate: what is looked for must begin one of them each. */
export const saidOf = ({ name, title = '', employer = '' }: SearchedFacts): string[] => [
  ...textWords(`${name} ${title} ${employer}`),
  ...otherForms(textWords(name)),
  ...wordsBehind(name),
];

/** Two words of a name as one, so that somebody with two common names is looked up by both at once. */
const pair = (first: string, other: string) => `+${first} ${other}`;

/** A first name with each of two others: most people have one pair, which costs one write. */
function pairsOf(names: readonly string[]): string[] {
  const [first, ...others] = names.filter(isTelling);
  return first ? others.slice(0, PAIRS).map((other) => pair(first, other)) : [];
}

/** Under what one looks up terms: not under fillers, but where nothing else is typed. */
export function lookedUp(terms: readonly string[]): string[] {
  const words = terms.filter((term) => term.length > 1 || UNSPACED.test(term));
  return words.some(isTelling) ? words.filter(isTelling) : words;
}

/** The pairs that terms may mean, whichever is the first name: the other may be a beginning. */
export function pairsMeant(terms: readonly string[]): string[] {
  const [first, ...others] = lookedUp(terms);
  return first ? others.slice(0, PAIRS).flatMap((other) => [pair(first, other), pair(other, first)]) : [];
}

/** Words that are found with one wrong letter: names first, of which nobody can be sure how they are spelt. */
export const forgivenWords = (facts: SearchedFacts): string[] =>
  [...new Set(saidOf({ name: facts.name, title: `${facts.employer ?? ''} ${facts.title ?? ''}` }))]
    .filter((word) => word.length >= FORGIVING)
    .slice(0, MOST);

export const isForgiven = (term: string) => term.length >= FORGIVING;

/** An address as it is looked up. */
export const addressWord = (email: string) => foldText(email).replace(/\s+/g, '').slice(0, 80);

/** What is looked for, part by part: an address as it is typed, and the words of anything else. */
export function searchTerms(typed: string): string[] {
  const parts = joinInitials(foldText(typed)).split(/\s+/).filter(Boolean);
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

/** A beginning of a word and an end of one, read backwards. */
export interface IntactParts {
  readonly beginning: string;
  readonly end: string;
}

/**
 * By which beginning, and which end read backwards, a word is found that differs from the term by one letter: a fault in its first
 * half leaves the end as it is, one in the second half the beginning.
 */
export function intactParts(term: string): IntactParts {
  const half = Math.floor(term.length / 2);
  return { beginning: term.slice(0, half), end: backwards(term.slice(half + 1)) };
}

/** The same where the fault is in the first two letters or the last two, as most are that are typed: far fewer words have these. */
export const longIntactParts = (term: string): IntactParts => ({
  beginning: term.slice(0, -2),
  end: backwards(term.slice(2)),
});

export const backwards = (word: string) => [...word].reverse().join('');
