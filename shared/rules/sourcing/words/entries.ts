/** A list with one entry a line. A line that begins with // is a comment. */
export const entries = (template: TemplateStringsArray): readonly string[] =>
  String.raw(template)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));

/** Entries that are groups: words with a comma between them. */
export const groups = (list: readonly string[]): readonly (readonly string[])[] =>
  list.map((line) => line.split(/,\s+/));

/** Entries that begin with a title: `title: word, word`. */
export const titledGroups = (list: readonly string[]): readonly (readonly [string, readonly string[]])[] =>
  list.map((line) => {
    const [title = '', list = ''] = line.split(/:\s+/);
    return [title, list.split(/,\s+/)] as const;
  });
