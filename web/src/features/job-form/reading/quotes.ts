import type { Mark } from './use-reading.ts';

/** The words that the marks of a field rest on, once each, without those that say no more than the field does. */
export const quotesOf = (marks: readonly Mark[]): readonly string[] => [
  ...new Set(marks.filter(({ value, quote }) => quote.trim() !== value.trim()).map(({ quote }) => quote)),
];
