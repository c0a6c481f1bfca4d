import { firstLook } from '../../../shared/rules/outreach/retention.ts';
import type { Table } from '../../platform/table.ts';
import { leaveCandidate, lookAtCandidate, retentionFactsOf } from '../../records/person/retention-items.ts';
import { followHeads } from './follower.ts';

/** Keeps when somebody who was emailed and has not answered is to be looked at: whether they are still to be kept. */
export const retentionFollower = (table: Table) =>
  followHeads('retention', async ({ before, after }) => {
    const [old, now] = [before && firstLook(retentionFactsOf(before)), firstLook(retentionFactsOf(after))];
    if (old?.getTime() === now?.getTime()) return;
    const { accountId, id } = after;
    await (now ? lookAtCandidate(table, accountId, id, now) : leaveCandidate(table, accountId, id));
  });
