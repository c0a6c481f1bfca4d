import { anyOf } from '../../../shared/rules/any-of.ts';
import { BEFORE_CLAUSES, SAID_OF_PEOPLE, TASK_VERBS } from './words/clause-heads.ts';

const FRENCH_OBJECT = "(?:l['’]|(?:les?|la|des?|du|une?|aux?|à|vos|nos|ses|son|sa) )";

const BEGINNINGS = [
  // "Under the direction of", and not "At ACME".
  new RegExp(`^${anyOf(BEFORE_CLAUSES)} (?!\\p{Lu}{2,5}(?!\\p{L}))`, 'u'),
  // "Wants to be a leader".
  new RegExp(`^${anyOf(SAID_OF_PEOPLE)} \\p{Ll}`, 'u'),
  // "Monitor and maintain servers".
  new RegExp(`^${anyOf(TASK_VERBS)} and ${anyOf(TASK_VERBS)}(?!\\p{L})`, 'u'),
  // "Planifier l'activité".
  new RegExp(`^\\p{Ll}+(?:er|ir|re) ${FRENCH_OBJECT}`, 'u'),
];

/** Whether a text begins as a clause or a task does, and so names nothing. */
export function beginsClause(text: string): boolean {
  const lowered = text.replace(/^\p{Lu}(?=\p{Ll}* )/u, (letter) => letter.toLowerCase());
  return BEGINNINGS.some((beginning) => beginning.test(lowered));
}
