import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { DueWork } from '../../../shared/tasks.ts';
import { queryPages, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { dueShards, INDEX, keys } from '../keys.ts';

const PAGE = 500;

/** What is due by now, and has been since then where that is said, in pages, of each shard by itself. Half a unit per shard where nothing is. */
export const dueUntil = (table: Table, until: string, since?: string): AsyncGenerator<DueWork[]>[] =>
  dueShards.map((shard) => dueOfShard(table, shard, until, since));

async function* dueOfShard(table: Table, shard: string, until: string, since = ''): AsyncGenerator<DueWork[]> {
  const query = {
    index: INDEX.due,
    where: 'dueShard = :shard AND dueAt BETWEEN :since AND :until',
    values: { ':shard': shard, ':since': since || EVER, ':until': until },
  };
  for await (const items of queryPages(table, query, PAGE)) yield items.map(toWork);
}

/** Before everything. */
const EVER = '0';

/** The index holds keys only; both ids stand in the partition key `A#account#S#submission`. */
function toWork({ pk, dueAt }: Record<string, unknown>): DueWork {
  const [, accountId, , submissionId] = String(pk).split('#');
  return DueWork.parse({ accountId, submissionId, dueAt });
}

/**
 * Lets the sweep look at a candidate again at `until` instead of at `dueAt`, whatever else stands in the head: also where it
 * cannot be read. Nothing happens where it is not due then any more.
 */
export async function postponeHead(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
  dueAt: string,
  until: Date,
): Promise<boolean> {
  const written = await updateItem(table, keys.head(account, submission), {
    change: 'SET dueAt = :until',
    values: { ':until': until.toISOString() },
    if: { when: 'dueAt = :dueAt', values: { ':dueAt': dueAt } },
  });
  return written !== undefined;
}
