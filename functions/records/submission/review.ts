import type * as z from 'zod';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { setting, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from './head.ts';
import type { StoredReview } from './stored-items.ts';

/** What a reviewer said with the last move, as the head holds it until the next one. */
export const reviewIn = ({
  said,
  discardReason,
}: Pick<Head, 'said' | 'discardReason'>): z.output<typeof StoredReview> | undefined =>
  said && { feedback: said.feedback, reason: discardReason ?? null, date: said.at, byUser: said.byUser };

/** Keeps what a reviewer said. An older review than the one that is kept changes nothing. */
export const saveReview = (
  table: Table,
  account: AccountId,
  submission: SubmissionId,
  review: z.input<typeof StoredReview>,
) =>
  updateItem(table, keys.review(account, submission), {
    ...setting(review),
    if: { when: 'attribute_not_exists(#date) OR #date <= :date' },
  });
