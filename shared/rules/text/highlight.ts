import { INITIALS, nameWords, textWords } from './names.ts';
import { isForgiven, isNear } from './search-words.ts';

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The words of a text, and what stands between them. */
const WORDS = new RegExp(`(${INITIALS.source}|[\\p{L}\\p{N}\\p{M}’'\`´]+)`, 'u');
const folded = (word: string) => textWords(word).join('');

/** How many characters of a word a search word covers, though folding may make one letter two; 0 where it does not begin it. */
function matchLength(word: string, wanted: readonly string[]): number {
  const letters = [...word];
  const lengths = wanted.map((search) => {
    if (!folded(word).startsWith(search)) return 0;
    const shortest = letters.findIndex(
      (_, index) => folded(letters.slice(0, index + 1).join('')).length >= search.length,
    );
    return letters.slice(0, shortest + 1).join('').length;
  });
  return Math.max(0, ...lengths);
}

/** A name with the parts that a search found marked; without a search, the name in one piece. */
export const highlightName = (name: string, search: string): TextPiece[] => highlight(name, nameWords(search));

/** A text with the parts marked that these terms found; with `forgiving`, a word that differs from a long term by a letter is marked whole. */
export function highlight(name: string, wanted: readonly string[], forgiving = false): TextPiece[] {
  if (wanted.length === 0) return [{ text: name, isMatch: false }];
  const isMeant = (word: string) => wanted.some((term) => isForgiven(term) && isNear(term, folded(word)));
  const pieces = name.split(WORDS).flatMap((part) => {
    const length = matchLength(part, wanted) || (forgiving && isMeant(part) ? part.length : 0);
    return [
      { text: part.slice(0, length), isMatch: true },
      { text: part.slice(length), isMatch: false },
    ];
  });
  return pieces.filter(({ text }) => text !== '');
}
