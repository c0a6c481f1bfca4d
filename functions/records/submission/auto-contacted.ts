import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { boardKey, INDEX } from '../keys.ts';
import { BoardItem, indexedCard } from './card.ts';
import type { Head } from './head.ts';
import { requireKnown } from './known-head.ts';
import { hasBegunSending } from './moves.ts';

/** Cards of a column that were put there since an instant, the oldest first: half a unit for each dozen. */
export async function readColumnSince(
  table: Table,
  { accountId, jobId }: { readonly accountId: AccountId; readonly jobId: JobId },
  column: 'NEW' | 'CONTACTED' | 'DISCARDED',
  {
    since,
    limit,
    newestFirst = false,
  }: { readonly since: string; readonly limit: number; readonly newestFirst?: boolean },
) {
  const query = {
    index: INDEX.board,
    where: 'boardKey = :key AND boardSort >= :since',
    values: { ':key': boardKey(accountId, jobId, column), ':since': since },
    newestFirst,
  };
  const { items } = await queryPage(table, query, limit);
  return parseItems(BoardItem, items).map(indexedCard);
}

/** The head as it was before the product contacted the candidate; undefined where it did not, or an email may have left. */
export function uncontacted(stored: Head, by: UserId): Head | undefined {
  const head = requireKnown(stored);
  if (head.column !== 'CONTACTED' || !head.campaign?.isAutoContact || hasBegunSending(head)) return undefined;
  if (head.campaign.state !== 'running' && head.campaign.state !== 'paused') return undefined;
  const { campaign: _campaign, mails: _mails, dueAt: _due, undo: _undo, previousColumn: _column, ...rest } = head;
  const { contactedAt, reviewedAt, ...before } = rest;
  return {
    ...before,
    column: 'NEW',
    columnAt: head.submittedAt,
    changedBy: by,
    // Whoever was reviewed before the contact has been reviewed.
    ...(reviewedAt !== contactedAt && reviewedAt && { reviewedAt }),
  };
}
