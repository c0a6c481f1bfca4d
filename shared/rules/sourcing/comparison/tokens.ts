import { foldText } from '../../text/names.ts';
import { titledGroups } from '../words/entries.ts';
import { STEMS } from '../words/synonyms.ts';

/** A word of a text: how it is looked up, the stem that its inflections share, and where it stands. */
export interface Token {
  readonly text: string;
  readonly stem: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** Signs that belong to a name stay with it: C++, C#, .NET, A+. A possessive ending does not. */
const WORD = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+?|#)?/giu;

/** The words of a text in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const isPossessive = raw.toLowerCase() === 's' && /[\p{L}]['’]$/u.test(text.slice(Math.max(0, index - 2), index));
    if (isPossessive) continue;
    const word = /^\d+\+$/.test(raw) ? raw.slice(0, -1) : raw;
    const folded = foldText(word);
    tokens.push({ text: folded, stem: stemOf(folded), raw: word, start: index, end: index + word.length });
  }
  return tokens;
}

const IRREGULAR = new Map(
  titledGroups(STEMS).flatMap(([stem, forms]) => [stem, ...forms].map((form) => [foldText(form), stem] as const)),
);

/** Endings, longest first: what is left must be long enough to be a word. */
const ENDINGS = [
  'ationally',
  'isation',
  'ization',
  'ational',
  'iation',
  'ation',
  'iating',
  'izing',
  'ising',
  'ating',
  'ative',
  'ator',
  'iated',
  'ated',
  'ized',
  'ised',
  'izer',
  'iate',
  'ate',
  'ize',
  'ise',
  'ment',
  'ungen',
  'ung',
  'euse',
  'eur',
] as const;
const SHORT_ENDINGS = ['ing', 'ed'] as const;
const AGENTS = ['er', 'or', 'en', 'in'] as const;

/** The part of a word that its inflections share; never that of a longer word of another meaning. */
export function stemOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  const singular = singularOf(word);
  const known = IRREGULAR.get(singular);
  if (known) return known;
  const bare = without(singular, ENDINGS, 4) ?? without(singular, SHORT_ENDINGS, 3) ?? without(singular, AGENTS, 4);
  const stem = undoubled((bare ?? singular).replace(/(?<=.{3})e$/, '').replace(/(?<=ct)ion$/, ''));
  return stem;
}

function singularOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

const without = (word: string, endings: readonly string[], least: number) => {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= least);
  return ending && word.slice(0, -ending.length);
};

const undoubled = (word: string) => word.replace(/([bdfgklmnprt])\1$/, '$1');
