import { type Counts, reviewExtreme, type SubmissionSetName } from '../../../shared/rules/funnel/counters.ts';
import { type Item, type Key, updateFrom, updateItem } from '../../platform/items.ts';
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
    keeps: extremesOf(some),
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

/** A review among what counts: how long its profile waited for it. */
export interface Reviewed {
  readonly reviewed?: { readonly set: SubmissionSetName; readonly minutes: number } | undefined;
}

/** The shortest and the longest wait for a review among changes, by the names of their counters. */
export function extremesOf(changes: readonly Reviewed[]): Record<string, number> {
  const extremes: Record<string, number> = {};
  for (const { reviewed } of changes) {
    if (!reviewed) continue;
    const { set, minutes } = reviewed;
    const [min, max] = [reviewExtreme(set, 'min'), reviewExtreme(set, 'max')];
    extremes[min] = Math.min(extremes[min] ?? minutes, minutes);
    extremes[max] = Math.max(extremes[max] ?? minutes, minutes);
  }
  return extremes;
}

/**
 * Notes the shortest and the longest wait for a review where these changes go beyond what the counters say. The first are kept
 * by the write that adds them. Read first: it is seldom so, and a condition that fails is paid for.
 */
export async function noteExtremes<T extends Reviewed>(
  table: Table,
  key: Key,
  changes: readonly T[],
  { before, added }: Added<T>,
) {
  const counters: Item = { ...extremesOf(added), ...before };
  for (const [name, minutes] of Object.entries(extremesOf(changes))) {
    const isLowest = name.endsWith('-min');
    const noted = Number(counters[name] ?? Number.NaN);
    if (isLowest ? noted <= minutes : noted >= minutes) continue;
    await updateItem(table, key, {
      change: 'SET #name = :minutes',
      names: { '#name': name },
      values: { ':minutes': minutes },
      if: { when: `attribute_not_exists(#name) OR #name ${isLowest ? '>' : '<'} :minutes` },
    });
  }
}
