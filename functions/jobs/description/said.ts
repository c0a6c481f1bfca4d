import { plain } from './markup.ts';
import type { Description } from './text.ts';
import type { Line } from './types.ts';

/** Words as they are compared, whatever stands around and between them. */
const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const isOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}\p{M}]/u.test(letter);

/** Whether words stand in a text as words, and not within others: "Java" is none of "JavaScript". */
export function holds(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isWithin = (isOfWord(words[0]) && isOfWord(text[at - 1])) || (isOfWord(words.at(-1)) && isOfWord(text[end]));
    if (!isWithin) return true;
  }
  return false;
}

/** Where words stand in a description: `quote` and `line` are what they say alone, and in the whole line of each of their places. */
export interface Place {
  readonly quote: Line;
  readonly line: Line;
}

/** Finds where words stand in a description, letter by letter; nowhere where they are part of other words. */
export function placesIn({ fields, lines }: Description, pasted: string): (words: string) => readonly Place[] {
  const text = flat(pasted);
  const named = fields.map(([name, value]): Line => ({ ...NAMED, text: `${name}: ${value}` }));
  const known = [...named, ...lines].map((line) => ({ line, key: bare(line.text) }));
  return (words) => {
    const key = bare(words);
    if (key === '' || !holds(text, flat(words))) return [];
    return known
      .filter((one) => holds(one.key, key) || holds(key, one.key))
      .map(({ line }) => ({ line, quote: { ...line, text: plain(flat(words)) } }));
  };
}

const NAMED = { kind: 'text', section: '', topic: 'other' } as const;
