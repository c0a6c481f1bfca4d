import { titledGroups } from '../words/entries.ts';
import { SPOKEN_LEVELS } from '../words/language-names.ts';

const LEVELS = titledGroups(SPOKEN_LEVELS).flatMap(([level, words]) =>
  words.map((word) => ({ level: Number(level), pattern: new RegExp(`^(?:${word})$`, 'i'), word })),
);

/** The words of levels that have no signs of an expression in them. */
export const LEVEL_WORDS: readonly string[] = LEVELS.map(({ word }) => word).filter((word) => !/[\\(]/.test(word));

const ANY = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...LEVELS]
    .map(({ word }) => word)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\d])`,
  'giu',
);

const levelOf = (said: string) => LEVELS.find(({ pattern }) => pattern.test(said))?.level;

/** The first level that a text says, 1 (A1) to 6 (C2). */
export function levelSaid(text: string): number | undefined {
  const [first] = text.matchAll(ANY);
  return first && levelOf(first[0]);
}

function lastLevelSaid(text: string): number | undefined {
  const last = [...text.matchAll(ANY)].at(-1);
  return last && levelOf(last[0]);
}

const AFTER = 60;
const BEFORE = 40;
const SET_APART = /^\s*(?:[(:–—•|]|-\s(?!und|and|et)|\s{2,})/i;

/** The level that a row gives a language standing at a place: behind it, before it, or for a whole list. */
export function levelAround(
  row: string,
  start: number,
  end: number,
  isLanguage: (word: string) => boolean,
): number | undefined {
  const after = untilLanguage(row.slice(end, end + AFTER), isLanguage);
  const before = row.slice(Math.max(0, start - BEFORE), start);
  const [clause = ''] = after.split(after.trimStart().startsWith('(') ? /[);]/ : /[,;.]/);
  const here = levelSaid(clause);
  if (SET_APART.test(after) && here !== undefined) return here;
  const [ahead = ''] = before.split(/[,;.()|]| {2,}/).slice(-1);
  return lastLevelSaid(ahead) ?? here ?? levelSaid(after);
}

function untilLanguage(text: string, isLanguage: (word: string) => boolean): string {
  const next = [...text.matchAll(/\p{L}+/gu)].find(({ 0: word }) => isLanguage(word));
  return next ? text.slice(0, next.index) : text;
}
