import { getItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { noteUncertain } from '../../records/inbox/review-counts.ts';
import { StoredJobRow } from '../../records/job/stored-job.ts';
import { keys } from '../../records/keys.ts';
import type { Head } from '../../records/submission/head.ts';
import { type Follower, followHeads } from './follower.ts';

const Owned = StoredJobRow.pick({ ownerId: true });

/** Keeps for the owner of a job of which candidates nobody knows whether the latest email left. */
export const uncertainMailFollower = (table: Table): Follower =>
  followHeads('uncertain mails', async ({ before, after }) => {
    if (isUncertain(before) === isUncertain(after)) return;
    const { accountId, jobId, id } = after;
    const row = await getItem(table, keys.jobRow(accountId, jobId));
    for (const { ownerId } of parseItems(Owned, row ? [row] : []))
      await noteUncertain(table, accountId, ownerId, id, isUncertain(after));
  });

const isUncertain = (head: Head | undefined) => head?.campaign?.state === 'uncertain';
