import type { Board } from './board-context.ts';

/** How many profiles wait for a review, in words; with a search, how many of those it found. */
export function doorWords(count: number, { isClosed, search }: Pick<Board, 'isClosed' | 'search'>): string {
  if (count === 0) return search === '' ? 'No profile to review.' : 'No one of this name.';
  if (isClosed) return count === 1 ? '1 profile was not reviewed.' : `${count} profiles were not reviewed.`;
  return count === 1 ? '1 new profile to review.' : `${count} new profiles to review.`;
}
