/** The texts without the empty ones after the last that is not: lines shown for nothing are no input. */
export const withoutEmptyEnd = (texts: readonly string[]): readonly string[] =>
  texts.slice(0, texts.findLastIndex((text) => text.trim() !== '') + 1);

/** The lines to mark in a list that is wrong: those wrong by themselves; else the first empty one, as something is missing. */
export function wrongRows(
  rows: readonly string[],
  isWrong: (text: string, row: number, texts: readonly string[]) => boolean,
): readonly number[] {
  const wrong = rows.flatMap((text, row) => (isWrong(text, row, rows) ? [row] : []));
  if (wrong.length > 0) return wrong;
  const empty = rows.findIndex((text) => text.trim() === '');
  return [Math.max(0, empty)];
}
