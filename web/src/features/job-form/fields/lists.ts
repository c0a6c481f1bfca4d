/** The texts without the empty ones after the last that is not: lines shown for nothing are no input. */
export const withoutEmptyEnd = (texts: readonly string[]): readonly string[] =>
  texts.slice(0, texts.findLastIndex((text) => text.trim() !== '') + 1);
