import type { Counts } from '../../../shared/rules/funnel/counters.ts';
import { type Item, type Key, updateFrom } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';
import { type JobChanges, newestOf, sumOf } from './counted-change.ts';
import { markNameOf, placeOf } from './marks.ts';

/** Something that counts, and where it stands in its shard of the stream. */
interface InOrder {
  readonly sequence: string;
}

/** What became of a batch: the counters as they were before it, and which of the changes were new to them. */
export interface Added<T> {
  readonly before: Item;
  readonly added: readonly T[];
}

/** What changes add to counters, and what else is then noted of them: `keeps` only where nothing is noted yet. */
export interface Addition {
  readonly counts: Counts;
  readonly sets?: Item;
  readonly keeps?: Item;
}

/**
 * Adds what changes of one shard count to an item, in one write that moves the shard's mark to the last change. Of changes that
 * come again, all or some, only what lies behind the mark is added: records of a shard come in order the first time, so
 * nothing before the mark is missing. The write is refused where the mark has moved meanwhile.
 */
export async function addOnce<T extends InOrder>(
  table: Table,
  key: Key,
  shardId: string,
  changes: readonly T[],
  toAddition: (changes: readonly T[]) => Addition,
): Promise<Added<T>> {
  const mark = markNameOf(shardId);
  let left = changes;
  for (;;) {
    const { isWritten, before } = await updateFrom(table, key, additionOf(mark, left, toAddition(left)));
    if (isWritten) return { before, added: left };
    const place = String(before[mark]);
    const rest = left.filter(({ sequence }) => placeOf(sequence) > place);
    if (rest.length === 0) return { before, added: [] };
    if (rest.length === left.length) throw new Error(`${key.pk} refuses changes that are new to it`);
    left = rest;
  }
}

/** Adds what a batch of one shard counts for a job. */
export const addToCounters = (table: Table, shardId: string, { accountId, jobId, changes }: JobChanges, now: Date) =>
  addOnce(table, keys.counters(accountId, jobId), shardId, changes, (some) => ({
    counts: sumOf(some),
    sets: { lastAt: newestOf(some), countedAt: Math.floor(now.getTime() / 1_000) },
  }));

function additionOf(mark: string, changes: readonly InOrder[], { counts, sets = {}, keeps = {} }: Addition) {
  const names: Record<string, string> = { '#mark': mark };
  const values: Item = { ':last': placeOf(changes.at(-1)?.sequence ?? ''), ':one': 1 };
  const parts = (letter: string, attributes: Item, write: (name: string, value: string) => string) =>
    Object.entries(attributes).map(([attribute, value], n) => {
      names[`#${letter}${n}`] = attribute;
      values[`:${letter}${n}`] = value;
      return write(`#${letter}${n}`, `:${letter}${n}`);
    });
  const set = [
    '#mark = :last',
    ...parts('s', sets, (name, value) => `${name} = ${value}`),
    ...parts('k', keeps, (name, value) => `${name} = if_not_exists(${name}, ${value})`),
  ];
  const add = ['version :one', ...parts('c', counts, (name, value) => `${name} ${value}`)];
  return {
    change: `SET ${set.join(', ')} ADD ${add.join(', ')}`,
    names,
    values,
    if: {
      when: 'attribute_not_exists(#mark) OR #mark < :first',
      values: { ':first': placeOf(changes[0]?.sequence ?? '') },
    },
  };
}
