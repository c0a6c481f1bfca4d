import { reviewExtreme } from '../../../shared/rules/funnel/counters.ts';
import { type Item, updateFrom, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';
import { type CountedChange, type JobChanges, newestOf, sumOf } from './counted-change.ts';
import { markNameOf, placeOf } from './marks.ts';

/** What became of a batch: the counters as they were before it, and which of the changes were new to them. */
export interface Counted {
  readonly before: Item;
  readonly added: readonly CountedChange[];
}

/**
 * Adds what a batch of one shard counts for a job, in one write that moves the shard's mark to the last change. Of a batch
 * that comes again, whole or in part, only what lies behind the mark is added: records of a shard come in order the first
 * time, so nothing before the mark is missing. The write is refused where the mark has moved meanwhile.
 */
export async function addToCounters(
  table: Table,
  shardId: string,
  { accountId, jobId, changes }: JobChanges,
  now: Date,
): Promise<Counted> {
  const mark = markNameOf(shardId);
  const key = keys.counters(accountId, jobId);
  let left = changes;
  for (;;) {
    const { isWritten, before } = await updateFrom(table, key, additionOf(mark, left, now));
    if (isWritten) return { before, added: left };
    const place = String(before[mark]);
    const rest = left.filter(({ sequence }) => placeOf(sequence) > place);
    if (rest.length === 0) return { before, added: [] };
    if (rest.length === left.length) throw new Error(`The counters of ${jobId} refuse changes that are new to them`);
    left = rest;
  }
}

function additionOf(mark: string, changes: readonly CountedChange[], now: Date) {
  const entries = Object.entries(sumOf(changes));
  const added = entries.map((_, n) => `#c${n} :c${n}`);
  return {
    change: `SET lastAt = :at, countedAt = :now, #mark = :last ADD ${['version :one', ...added].join(', ')}`,
    names: Object.fromEntries(entries.map(([name], n) => [`#c${n}`, name])),
    values: {
      ':at': newestOf(changes),
      ':now': Math.floor(now.getTime() / 1_000),
      ':last': placeOf(changes.at(-1)?.sequence ?? ''),
      ':one': 1,
      ...Object.fromEntries(entries.map(([, change], n) => [`:c${n}`, change])),
    },
    if: {
      when: 'attribute_not_exists(#mark) OR #mark < :first',
      names: { '#mark': mark },
      values: { ':first': placeOf(changes[0]?.sequence ?? '') },
    },
  };
}

/** The shortest and the longest wait for a review among changes, by the names of their counters. */
export function extremesOf(changes: readonly CountedChange[]): Record<string, number> {
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
 * Notes the shortest and the longest wait for a review where these changes go beyond what the counters say. Read first: it
 * is seldom so, and a condition that fails is paid for.
 */
export async function noteExtremes(table: Table, job: JobChanges, counters: Item): Promise<void> {
  for (const [name, minutes] of Object.entries(extremesOf(job.changes))) {
    const isLowest = name.endsWith('-min');
    const noted = Number(counters[name] ?? Number.NaN);
    if (isLowest ? noted <= minutes : noted >= minutes) continue;
    await updateItem(table, keys.counters(job.accountId, job.jobId), {
      change: 'SET #name = :minutes',
      names: { '#name': name },
      values: { ':minutes': minutes },
      if: { when: `attribute_not_exists(#name) OR #name ${isLowest ? '>' : '<'} :minutes` },
    });
  }
}
