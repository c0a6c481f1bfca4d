import { lackingNames } from '../../../../shared/rules/job/lacking-names.ts';

/** How many things are named; the others are counted. */
const NAMED = 3;

/** What a draft lacks before it can be posted, as a sentence of the list. */
export function lackingWords(fields: readonly string[]): string {
  const names = lackingNames(fields);
  if (names.length === 0) return 'Ready to be posted';
  const more = names.length - NAMED;
  return `Lacks ${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
