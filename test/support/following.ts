import type { Change } from '../../functions/platform/stream.ts';
import type { Table } from '../../functions/platform/table.ts';
import { countBatch, tellUntold, Untold } from '../../functions/projections/counting/count-batch.ts';
import type { HeadChange } from '../../functions/projections/followers/follower.ts';
import { createFollowers, followAll } from '../../functions/projections/followers/index.ts';
import type { Head } from '../../functions/records/submission/head.ts';
import { toHeadItem } from '../../functions/records/submission/stored-head.ts';

let sequence = 10n ** 20n;

/** A change of a head as tests say it: `after` is left out where the head was deleted. */
export type TestChange = HeadChange | { readonly before: Head; readonly after: undefined };

/** Changes of heads as a stream tells them, each behind all before it. */
export const asStream = (changes: readonly TestChange[]) =>
  changes.map(({ before, after }) => ({
    before: before && toHeadItem(before),
    after: after && toHeadItem(after),
    sequence: String(++sequence),
  }));

/** Where files lie that nobody reads. */
export const noFiles = { files: { remove: async () => undefined }, mails: { remove: async () => undefined } };

/** Has everything but the numbers follow from changes of items. */
export async function followItems(table: Table, changes: readonly Pick<Change, 'before' | 'after'>[]): Promise<void> {
  const enqueue = async () => undefined;
  const followers = createFollowers({
    table,
    now: () => new Date(),
    huntEmails: enqueue,
    makeSpotlight: enqueue,
    transferJobs: enqueue,
    exportToAts: enqueue,
    eraseCandidates: enqueue,
    tellSourcers: async () => undefined,
    removers: noFiles,
    tell: async () => 'told',
  });
  for (const change of changes) await followAll(followers, change);
}

/** Has everything follow from changes of heads, as both readers of the stream do. Work for the queues goes to `queued`. */
export async function followHeads(
  table: Table,
  changes: readonly TestChange[],
  { now = () => new Date(), queued = [] }: { now?: () => Date; queued?: unknown[] } = {},
): Promise<void> {
  const batch = asStream(changes);
  const enqueue = async (messages: readonly unknown[]) => void queued.push(...messages);
  const followers = createFollowers({
    table,
    now,
    huntEmails: enqueue,
    makeSpotlight: enqueue,
    transferJobs: enqueue,
    exportToAts: enqueue,
    eraseCandidates: enqueue,
    tellSourcers: async () => undefined,
    removers: noFiles,
    tell: async () => 'told',
  });
  for (const change of batch) await followAll(followers, change);
  const deps = { table, now, forgetMarks: async () => undefined };
  await tellUntold(deps, 'shard', await countBatch(deps, 'shard', batch, Untold.parse({})));
}
