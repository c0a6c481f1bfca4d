import type * as z from 'zod';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { setting, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from './head.ts';
import type { StoredReview } from './stored-items.ts';

/** The review that counts, as the head says it; undefined where it says none. */
export const reviewIn = ({ said }: Pick<Head, 'said'>): z.output<typeof StoredReview> | undefined =>
  said ? { feedback: said.feedback, reason: said.reason ?? null, date: said.at, byUser: said.byUser } : undefined;

/** Keeps the review that counts in this version of a head. One of an older version than what is kept changes nothing. */
export const saveReview = (
  table: Table,
  account: AccountId,
  submission: SubmissionId,
  review: z.input<typeof StoredReview>,
  version: number,
) =>
  updateItem(table, keys.review(account, submission), {
    ...setting({ ...review, version }),
    if: { when: 'attribute_not_exists(#version) OR #version <= :version' },
  });
