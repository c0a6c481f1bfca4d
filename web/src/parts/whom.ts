import type { Card } from '../../../shared/model/submission.ts';
import { clock, shortDay } from './candidate/dates.ts';

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

/** An email so soon after its contact leaves once that can no longer be taken back. */
const SOON_MS = 90_000;

/** What comes of a contact: whom it is about, and when the first email leaves where there is one. */
export const contactedWords = (cards: readonly Pick<Card, 'name' | 'nextMailAt' | 'columnUpdatedAt'>[]): string => {
  const names = whom(cards.map(({ name }) => name));
  const [first] = cards
    .flatMap(({ nextMailAt, columnUpdatedAt }) => (nextMailAt ? { at: nextMailAt, contacted: columnUpdatedAt } : []))
    .sort((one, other) => one.at.localeCompare(other.at));
  if (!first) return names;
  const isSoon = Date.parse(first.at) - Date.parse(first.contacted) < SOON_MS;
  const when = isSoon
    ? 'once this can no longer be undone'
    : `on ${shortDay(first.at, new Date(first.contacted))} at ${clock(first.at)}`;
  return `${names}. The first email leaves ${when}.`;
};
