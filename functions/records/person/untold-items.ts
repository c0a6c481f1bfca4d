import * as z from 'zod';
import { type AccountId, Instant, type JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { isUntold } from '../../../shared/rules/outreach/untold.ts';
import { deleteItem, type Key, putItem, queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { keys, untoldPartition } from '../keys.ts';
import type { Head } from '../submission/head.ts';
import { isKnown, shownOrigin } from '../submission/known-head.ts';
import { retentionFactsOf } from './retention-items.ts';

/** Item of UNTOLD: that somebody on a job does not know yet that their details are held, and since when they are. */
export const StoredUntold = asStored(z.object({ submissionId: SubmissionId, submittedAt: Instant }));

/**
 * Whether nobody has told a candidate yet that their details are held. Who was marked as contacted without a sequence was reached
 * elsewhere; one whose sequence ended before its first email was not. Of what a newer version wrote nothing is said.
 */
export function isUntoldHead(head: Head): boolean {
  if (head.pending || !isKnown(head)) return false;
  const { sentAt, isWanted, isActive } = retentionFactsOf(head);
  const isReached = sentAt.length > 0 || isWanted || (head.contactedAt !== undefined && !head.campaign);
  return isUntold({ origin: shownOrigin(head), isReached, isActive });
}

/** Under what it is kept that a candidate knows nothing yet; undefined where they do. */
export const untoldKeyOf = (head: Head): Key | undefined =>
  isUntoldHead(head) ? keys.untold(head.accountId, head.jobId, head) : undefined;

export const noteUntold = (table: Table, key: Key, { id, submittedAt }: Pick<Head, 'id' | 'submittedAt'>) =>
  putItem(table, { ...key, submissionId: id, submittedAt });

export const forgetUntold = (table: Table, key: Key) => deleteItem(table, key);

/** Who of a job came until then and knows nothing, the oldest first, in pages: half a unit where there is nobody. */
export async function listUntold(
  table: Table,
  account: AccountId,
  job: JobId,
  { until, limit, after }: { readonly until: Date; readonly limit: number; readonly after?: string | undefined },
) {
  const pk = untoldPartition(account, job);
  const query = { where: 'pk = :pk AND sk <= :until', values: { ':pk': pk, ':until': `${until.toISOString()}$` } };
  const { items, next } = await queryPage(table, query, limit, fromCursor(after, { pk }, 'sk'));
  return { ids: parseItems(StoredUntold, items).map(({ submissionId }) => submissionId), next: toCursor(next) };
}
