import { type Item, type Key, updateItem } from '../../platform/items.ts';
import { log } from '../../platform/log.ts';
import type { Table } from '../../platform/table.ts';
import { markNameOf, markNamesIn } from './marks.ts';

/** A shard of a stream: it ends after some hours and one or two others go on from it, which are read only when it was read. */
export interface Shard {
  readonly id: string;
  readonly parent: string | undefined;
}

/**
 * Knows the marks that no batch needs any more once a shard is read: those of the shards before it, and of shards that the
 * stream has forgotten. `list` names all shards that the stream still has.
 */
export function createOldMarks(list: () => Promise<readonly Shard[]>) {
  const parents = new Map<string, string | undefined>();
  const gone = new Set<string>();

  const look = async (marks: readonly string[]) => {
    for (const { id, parent } of await list()) parents.set(markNameOf(id), parent && markNameOf(parent));
    for (const mark of marks) if (!parents.has(mark)) gone.add(mark);
  };

  /** Of the other marks beside that of a shard. */
  return async (shardId: string, others: readonly string[]): Promise<string[]> => {
    const own = markNameOf(shardId);
    if ([own, ...others].some((mark) => !parents.has(mark) && !gone.has(mark))) await look(others);
    const before = new Set<string>();
    for (let mark = parents.get(own); mark && !before.has(mark); mark = parents.get(mark)) before.add(mark);
    return others.filter((mark) => gone.has(mark) || before.has(mark));
  };
}

/** Forgets old marks in an item of counters, which are few: one for each range of keys. */
export function forgetOldMarks(table: Table, list: () => Promise<readonly Shard[]>): ForgetMarks {
  const oldOf = createOldMarks(list);
  return async (shardId, key, counters) => {
    const marks = markNamesIn(counters).filter((mark) => mark !== markNameOf(shardId));
    const old = marks.length > 0 ? await oldOf(shardId, marks).catch(noneOf) : [];
    if (old.length === 0) return;
    await updateItem(table, key, {
      change: `REMOVE ${old.map((_, n) => `#m${n}`).join(', ')}`,
      names: Object.fromEntries(old.map((mark, n) => [`#m${n}`, mark])),
    });
  };
}

/** Forgets the marks in an item of counters that no batch needs any more once a shard is read. */
export type ForgetMarks = (shardId: string, key: Key, counters: Item) => Promise<unknown>;

/** That a mark stays a while longer does no harm. */
const noneOf = (error: unknown): string[] => {
  log.warn('The shards of the stream could not be listed', { error: String(error) });
  return [];
};
