import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import type { BoxCounts } from '../../../shared/model/inbox.ts';
import { readItems } from '../../platform/batch.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { countsIn } from './inbox-counts.ts';
import { toReviewIn } from './review-counts.ts';

/** What waits for a person: half a unit for the answers and half a unit for the profiles. */
export async function readWaiting(
  table: Table,
  account: AccountId,
  user: UserId,
): Promise<{ counts: BoxCounts; toReview: number }> {
  const [counts, toReview] = [keys.inboxCounts(account, user), keys.toReview(account, user)];
  const items = await readItems(table, [counts, toReview]);
  const found = (sk: string) => items.find((item) => item.sk === sk);
  return { counts: countsIn([found(counts.sk)]), toReview: toReviewIn(found(toReview.sk)) };
}
