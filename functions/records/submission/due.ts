import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { DueWork } from '../../../shared/tasks.ts';
import { type Item, type Query, queryPage, queryPages, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { dueShards, INDEX, keys } from '../keys.ts';

const PAGE = 500;

/** The shards in which stands what is due. */
export const shardsOfDue = dueShards;

const due = (shard: string, since: string, until: string): Query => ({
  index: INDEX.due,
  where: 'dueShard = :shard AND dueAt BETWEEN :since AND :until',
  values: { ':shard': shard, ':since': since, ':until': until },
});

/** What of a shard is due by now, and has been since then where that is said, in pages. Half a unit where nothing is. */
export async function* dueOfShard(
  table: Table,
  shard: string,
  until: string,
  since?: string,
): AsyncGenerator<DueWork[]> {
  for await (const items of queryPages(table, due(shard, since ?? EVER, until), PAGE)) yield items.map(toWork);
}

/** Where the next look at what has long been due goes on. */
export type DueTurn = Item;

/** At most so many of a shard that were due before then, oldest first, and where the next ones begin. */
export async function someDue(
  table: Table,
  shard: string,
  { before, limit, from }: { readonly before: string; readonly limit: number; readonly from: DueTurn | undefined },
): Promise<{ work: DueWork[]; next: DueTurn | undefined }> {
  const { items, next } = await queryPage(table, due(shard, EVER, before), limit, from);
  return { work: items.map(toWork), next };
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
