import * as z from 'zod';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { RetentionFacts } from '../../../shared/rules/outreach/retention.ts';
import { deleteItem, putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys, RETENTION_DUE } from '../keys.ts';
import type { Head } from '../submission/head.ts';
import { isKnown } from '../submission/known-head.ts';
import { isActive } from './hold-rules.ts';

/** Item RETENTION: when a candidate who was emailed and has not answered is to be looked at. */
export const StoredRetention = asStored(z.object({ dueAt: Instant }));

/** What of a head decides whether its candidate is kept. One that a newer version wrote is. */
export function retentionFactsOf(head: Head): RetentionFacts {
  const { mails = {}, campaign, repliedAt, interestedAt, phoneInterviewedAt, interviewedAt, hiredAt } = head;
  const isAhead = [repliedAt, interestedAt, phoneInterviewedAt, interviewedAt, hiredAt].some(Boolean);
  const waits = campaign?.state === 'blocked' && campaign.pausedUntil !== undefined;
  return {
    sentAt: Object.values(mails).flatMap(({ sent }) => sent ?? []),
    isWanted: isAhead || !isKnown(head),
    isActive: isActive(head) || waits,
  };
}

/** Has the sweep look at a candidate then. A unit or two. */
export const lookAtCandidate = (table: Table, account: AccountId, submission: SubmissionId, at: Date) =>
  putItem(table, {
    ...keys.retention(account, submission),
    dueAt: at.toISOString(),
    dueShard: RETENTION_DUE,
  });

/** Nobody needs to look at a candidate any more. */
export const leaveCandidate = (table: Table, account: AccountId, submission: SubmissionId) =>
  deleteItem(table, keys.retention(account, submission));
