const NAMED = 3;

/** Whom something was done to: every name of a few, the first ones of many. */
export const whom = (names: readonly string[]): string => {
  const more = names.length - NAMED;
  if (more <= 0) return names.join(', ');
  return `${names.slice(0, NAMED).join(', ')} and ${more === 1 ? '1 other' : `${more} others`}`;
};

/** Somebody who was left where they were, and why. */
export interface Stayed {
  readonly name: string;
  readonly why: string | null;
}

/** Who stayed, of a few by name, and why: said once where it is the same of all. */
export function stayedWords(stayed: readonly Stayed[]): string {
  const [first] = stayed;
  if (!first) return '';
  const count = stayed.length === 1 ? '1 profile stayed' : `${stayed.length} profiles stayed`;
  const isSame = stayed.every(({ why }) => why === first.why);
  const named = stayed
    .slice(0, NAMED)
    .map(({ name, why }) => (isSame || !why ? name : `${name} (${why.replace(/\.$/, '')})`));
  const more = stayed.length - named.length;
  const who = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${count}: ${who}.${isSame && first.why ? ` ${first.why}` : ''}`;
}
