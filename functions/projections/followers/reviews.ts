import type { Table } from '../../platform/table.ts';
import { reviewIn, saveReview } from '../../records/submission/review.ts';
import { followHeads } from './follower.ts';

/** Keeps the review that counts as an item of its own; where one was taken back, the one before. */
export const reviewFollower = (table: Table) =>
  followHeads('reviews', async ({ before, after }) => {
    const review = reviewIn(after);
    if (!review || review.date === before?.said?.at) return;
    await saveReview(table, after.accountId, after.id, review, after.version);
  });
