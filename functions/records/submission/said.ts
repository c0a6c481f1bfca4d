import type { Person } from '../../../shared/model/job.ts';
import type { Head, Said } from './head.ts';

/** What somebody says with a review, and who they are. */
export interface Spoken {
  readonly feedback: string;
  readonly byUser: Person;
}

/** Among what a move sets: that it was a review, and undoing it restores the one before. */
export const REVIEWED = 'said' satisfies keyof Head;

/** What a move makes of the reviews in a head. One that says nothing leaves the latest as it is. */
export const reviewsAfter = (head: Head, said: Said | undefined): Pick<Head, 'said' | 'saidBefore'> =>
  said ? { said, saidBefore: head.said ?? null } : {};

/** The head once its latest review was taken back: the one before counts again, or none. */
export function withReviewBefore<H extends Pick<Head, 'said' | 'saidBefore'>>({ saidBefore, ...head }: H) {
  return { ...head, said: saidBefore ?? null };
}
