import { fold } from '../text/fold.ts';
import { PROFESSIONS, type Profession } from './profession-words.ts';

/** A star stands for any letters. */
const expressionOf = (word: string) => fold(word).replaceAll('*', '[a-z]*');

/** Longer words first: a "data engineer" is no "engineer". */
const ENTRIES = PROFESSIONS.flatMap((profession) => profession.words.map((word) => ({ word, profession }))).sort(
  (a, b) => b.word.length - a.word.length,
);
const ANY = new RegExp(`(?<![a-z])(?:${ENTRIES.map(({ word }) => `(${expressionOf(word)})`).join('|')})(?![a-z])`, 'g');

/** The families of professions that a title names, each once. */
export function professionsIn(title: string): readonly Profession[] {
  const found = [...fold(title).matchAll(ANY)].map((match) => ENTRIES[match.slice(1).findIndex((group) => group)]);
  return [...new Set(found.flatMap((entry) => (entry ? [entry.profession] : [])))];
}
