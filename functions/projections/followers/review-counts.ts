import { parseItems, type Table } from '../../platform/table.ts';
import { noteStuck, noteToReview } from '../../records/inbox/review-counts.ts';
import { StoredJobRow } from '../../records/job/stored-job.ts';
import type { Follower } from './follower.ts';

const Counted = StoredJobRow.pick({
  id: true,
  accountId: true,
  ownerId: true,
  status: true,
  toReview: true,
  isSourcing: true,
  isPaused: true,
  notSourcingReason: true,
});
type Counted = Pick<StoredJobRow, keyof typeof Counted.shape>;

/** Keeps for each person what waits for them: how many profiles of each of their open jobs, and which of these are stuck. */
export const reviewCountFollower = (table: Table): Follower => ({
  name: 'review counts',
  takes: ({ pk }) => /^A#[^#]+#JOBS$/.test(String(pk)),
  async follow(before, after) {
    const [old] = before ? parseItems(Counted, [before]) : [];
    const [row] = parseItems(Counted, [after]);
    if (!row) return;
    const { accountId, ownerId, id } = row;
    if (old && old.ownerId !== ownerId) {
      await noteToReview(table, accountId, old.ownerId, id, 0);
      if (isStuck(old)) await noteStuck(table, accountId, old.ownerId, id, false);
    }
    const was = old?.ownerId === ownerId ? old : undefined;
    const [count, stuck] = [waiting(row), isStuck(row)];
    if (was ? waiting(was) !== count : old || count > 0) await noteToReview(table, accountId, ownerId, id, count);
    if (was ? isStuck(was) !== stuck : stuck) await noteStuck(table, accountId, ownerId, id, stuck);
  },
});

const waiting = ({ status, toReview }: Counted) => (status === 'Validated' ? toReview : 0);

/** Whether somebody must do something before the job is sourced again (2-jobs, section 4). */
const isStuck = ({ status, isSourcing, isPaused, notSourcingReason: reason }: Counted) =>
  status === 'Validated' &&
  !isSourcing &&
  reason !== 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED' &&
  (isPaused || reason === 'QUESTION_ABOUT_JOB_REQUIREMENTS');
