import type { Card } from '../../../../shared/model/submission.ts';
import { clock, shortDay } from '../candidate/dates.ts';
import { whom } from '../whom.ts';

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
