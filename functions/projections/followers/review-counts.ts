import { parseItems, type Table } from '../../platform/table.ts';
import { noteToReview } from '../../records/inbox/review-counts.ts';
import { StoredJobRow } from '../../records/job/stored-job.ts';
import type { Follower } from './follower.ts';

const Counted = StoredJobRow.pick({ id: true, accountId: true, ownerId: true, status: true, toReview: true });

/** Keeps for each person how many profiles of each of their open jobs wait for a review, from what the job's row says. */
export const reviewCountFollower = (table: Table): Follower => ({
  name: 'review counts',
  takes: ({ pk }) => /^A#[^#]+#JOBS$/.test(String(pk)),
  async follow(before, after) {
    const [old] = before ? parseItems(Counted, [before]) : [];
    const [row] = parseItems(Counted, [after]);
    if (!row) return;
    const count = waiting(row);
    if (old && old.ownerId !== row.ownerId) await noteToReview(table, row.accountId, old.ownerId, row.id, 0);
    const isSame = old?.ownerId === row.ownerId && waiting(old) === count;
    if (!isSame && (old || count > 0)) await noteToReview(table, row.accountId, row.ownerId, row.id, count);
  },
});

const waiting = ({ status, toReview }: Pick<StoredJobRow, 'status' | 'toReview'>) =>
  status === 'Validated' ? toReview : 0;
