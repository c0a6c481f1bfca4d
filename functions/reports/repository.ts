import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type AccountId, Instant, type JobId } from '../../shared/model/ids.ts';
import type { Counts } from '../../shared/rules/counters.ts';
import { readItems } from '../platform/batch.ts';
import { parseItem, type Table } from '../platform/table.ts';
import { StoredJob } from '../records/job/stored-job.ts';
import { keys } from '../records/keys.ts';

const LastCounted = z.object({ lastAt: Instant });

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

/** What reports are made of: counters kept as things happen. */
export function createReportsRepository(table: Table) {
  const { db, name: TableName } = table;
  return {
    /** A job, its counters and when the newest event of its account was counted, in one read. */
    async findReport(account: AccountId, job: JobId) {
      const Keys = [keys.job(account, job), keys.counters(account, job), keys.lastCounted(account)];
      const items = await readItems(table, Keys);
      const [stored, counters, last] = Keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
      return (
        stored && {
          job: parseItem(StoredJob, stored),
          counts: countsIn(counters ?? {}),
          lastUpdateAt: last ? parseItem(LastCounted, last).lastAt : null,
        }
      );
    },

    async lastCountedAt(account: AccountId) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.lastCounted(account) }));
      return Item ? parseItem(LastCounted, Item).lastAt : null;
    },
  };
}

const countsIn = (item: Record<string, unknown>): Counts =>
  Object.fromEntries(Object.entries(item).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
