import type { Table } from '../../platform/table.ts';
import { reviewIn, saveReview } from '../../records/submission/review.ts';
import { followHeads } from './follower.ts';

/** Keeps what a reviewer said with a decision: the head says it only until the next move. */
export const reviewFollower = (table: Table) =>
  followHeads('reviews', async ({ before, after }) => {
    const review = reviewIn(after);
    if (!review || review.date === before?.said?.at) return;
    await saveReview(table, after.accountId, after.id, review);
  });
