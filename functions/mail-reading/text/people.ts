/** Who writes a mail and whom it answers, by the names in its header. */
export interface People {
  readonly writer: string;
  readonly others: readonly string[];
}

const MAX_EXTRA_WORDS = 4;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether a line is somebody's name, with at most a title or letters around it: "Dr. Kim Example, MBA". */
export function isNameOf(line: string, name: string): boolean {
  if (name === '' || line.length > 80) return false;
  const asked = wordsOf(name);
  const given = wordsOf(line);
  if (asked.length === 0 || given.length > asked.length + MAX_EXTRA_WORDS) return false;
  return asked.length === 1 ? given.length === 1 && given[0] === asked[0] : asked.every((word) => given.includes(word));
}

/** Whether a text names one of these people, by their whole name or by the first one. */
export function namesOneOf(text: string, names: readonly string[]): boolean {
  const given = wordsOf(text.slice(0, 120));
  if (given.length === 0 || given.length > 8) return false;
  return names.some((name) => {
    const asked = wordsOf(name);
    const isWhole = asked.length > 0 && asked.every((word) => given.includes(word));
    return isWhole || (given.length === 1 && asked.length > 1 && given[0] === asked[0]);
  });
}

/** Whether a text begins with what is written like a name: one to five words with a capital. */
export const beginsWithName = (text: string): boolean =>
  /^["“'*<]{0,2}\p{Lu}[\p{L}'’.-]{0,30}(?:[,\s"”'*>]{1,3}\p{Lu}[\p{L}'’.-]{0,30}){0,4}["”'*>,]{0,2}(?:\s|$)/u.test(
    text,
  );
