import { foldText, nameWords } from '../../../../../shared/rules/text/names.ts';

export interface NamePiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** How many characters of a word a search word covers, though folding may make one letter two; 0 where it does not begin it. */
function matchLength(word: string, wanted: readonly string[]): number {
  const letters = [...word];
  const lengths = wanted.map((search) => {
    if (!foldText(word).startsWith(search)) return 0;
    const shortest = letters.findIndex(
      (_, index) => foldText(letters.slice(0, index + 1).join('')).length >= search.length,
    );
    return letters.slice(0, shortest + 1).join('').length;
  });
  return Math.max(0, ...lengths);
}

/** A name with the parts that a search found marked; without a search, the name in one piece. */
export function highlightName(name: string, search: string): NamePiece[] {
  const wanted = nameWords(search);
  if (wanted.length === 0) return [{ text: name, isMatch: false }];
  const pieces = name.split(/([\p{L}\p{N}\p{M}’'`´]+)/u).flatMap((part) => {
    const length = matchLength(part, wanted);
    return [
      { text: part.slice(0, length), isMatch: true },
      { text: part.slice(length), isMatch: false },
    ];
  });
  return pieces.filter(({ text }) => text !== '');
}
