import { anyOf } from '../../../shared/rules/any-of.ts';

/** Letters of the languages that are read: all of Unicode's take long to compile where capitals count as small ones. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-ſ';

/** An expression in which any letter is one of the languages that are read. */
export const inLatin = (expression: string): string =>
  expression.replace(/\[(?:\\.|[^\]\\])*\]|\\p\{L\}/gu, (part) =>
    part.startsWith('[') ? part.replaceAll('\\p{L}', LATIN) : `[${LATIN}]`,
  );

/** What finds any of a list as words of their own, in capitals or not. */
export const wholeWords = (list: readonly string[]): RegExp =>
  new RegExp(inLatin(`(?<![\\p{L}])${anyOf(list)}(?![\\p{L}])`), 'iu');

/** What finds any of a list as words of their own that no digit stands beside either. */
export const wholeTerms = (list: readonly string[]): RegExp =>
  new RegExp(inLatin(`(?<![\\p{L}\\p{N}])${anyOf(list)}(?![\\p{L}\\p{N}])`), 'iu');
