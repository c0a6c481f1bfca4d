/**
 * A list of words and phrases, written over several lines: a comma or the end of a line parts two of them. Each may use
 * the signs of regular expressions; a space at its end is written [ ]. A line that starts with // is a comment.
 */
export function words(template: TemplateStringsArray, ...parts: readonly string[]): readonly string[] {
  return String.raw(template, ...parts)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && !line.startsWith('//'))
    .flatMap((line) => line.split(/,\s+/));
}

/** An expression for any of these; where several fit, the first. */
export const anyOf = (list: readonly string[]) => `(?:${list.join('|')})`;

/** An expression with no letter before or after it. */
export const wholeWord = (expression: string) => `(?<!\\p{L})${expression}(?!\\p{L})`;
