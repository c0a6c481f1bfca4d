/** The letters that stand for a name: the first of the first and of the last word, in capitals. */
export const initials = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
};

/** One of the five avatar colours; the same name always has the same one. */
export const hueOf = (name: string): 1 | 2 | 3 | 4 | 5 => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return ((sum % 5) + 1) as 1 | 2 | 3 | 4 | 5;
};
