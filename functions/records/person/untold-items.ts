import * as z from 'zod';
import type { ColumnName } from '../../../shared/model/funnel.ts';
import { type AccountId, Instant, type JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { isUntold } from '../../../shared/rules/outreach/untold.ts';
import { readItems } from '../../platform/batch.ts';
import { deleteItem, type Item, type Key, putItem, queryAll, queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { boardKey, INDEX, keys, untoldPartition } from '../keys.ts';
import { BoardItem, submissionIn } from '../submission/card.ts';
import type { Head } from '../submission/head.ts';
import { isKnown, shownOrigin } from '../submission/known-head.ts';
import { StoredHead } from '../submission/stored-head.ts';
import { StoredChannels } from '../submission/stored-items.ts';
import { retentionFactsOf } from './retention-items.ts';

/**
 * Item of UNTOLD: that somebody on a job does not know yet that their details are held, and since when they are. Most need none:
 * they stand in a column whose order says since when.
 */
export const StoredUntold = asStored(z.object({ submissionId: SubmissionId, submittedAt: Instant }));

const DAY_MS = 86_400_000;

/** Columns of those who were not contacted, and how long after they came whoever is found there may have entered them. */
const FOUND_IN: readonly { readonly column: ColumnName; readonly withinMs: number }[] = [
  { column: 'NEW', withinMs: 0 },
  { column: 'SAVED', withinMs: 7 * DAY_MS },
];

/**
 * Whether nobody has told a candidate yet that their details are held, as far as a head says. Who was marked as contacted without a
 * sequence was reached elsewhere; of one whose sequence ended before its first email `reachedElsewhere` says whether they were too.
 * Of what a newer version wrote nothing is said.
 */
export function isUntoldHead(head: Head): boolean {
  if (head.pending || !isKnown(head)) return false;
  const { sentAt, isWanted, isActive } = retentionFactsOf(head);
  const isReached = sentAt.length > 0 || isWanted || (head.contactedAt !== undefined && !head.campaign);
  return isUntold({ origin: shownOrigin(head), isReached, isActive });
}

/** Which of these candidates were reached beside their emails, by phone or otherwise. A read of each who was contacted. */
export async function reachedElsewhere(table: Table, heads: readonly Head[]): Promise<ReadonlySet<SubmissionId>> {
  const asked = heads.filter(({ contactedAt }) => contactedAt !== undefined);
  if (asked.length === 0) return new Set();
  const wanted = asked.map(({ accountId, id }) => keys.channels(accountId, id));
  const items = await readItems(table, wanted, { ConsistentRead: true });
  // A contact that was taken back leaves its channels behind.
  const isReached = ({ accountId, id, contactedAt = '' }: Head) =>
    parseItems(
      StoredChannels,
      items.filter(({ pk }) => pk === keys.channels(accountId, id).pk),
    ).some(({ channels }) => channels.some(({ date }) => date >= contactedAt));
  return new Set(asked.filter(isReached).map(({ id }) => id));
}

/** Whether the order of a column tells in time that a candidate came long ago. */
const isFoundInColumn = ({ column, columnAt, submittedAt }: Head): boolean =>
  FOUND_IN.some((found) => found.column === column && Date.parse(columnAt) - Date.parse(submittedAt) <= found.withinMs);

/** Under what it is kept that a candidate knows nothing yet; undefined where they do, or where their column says so. */
export const untoldKeyOf = (head: Head): Key | undefined =>
  isUntoldHead(head) && !isFoundInColumn(head) ? keys.untold(head.accountId, head.jobId, head) : undefined;

export const noteUntold = (table: Table, key: Key, { id, submittedAt }: Pick<Head, 'id' | 'submittedAt'>) =>
  putItem(table, { ...key, submissionId: id, submittedAt });

export const forgetUntold = (table: Table, key: Key) => deleteItem(table, key);

/** Deletes the items of a job that its candidates need no more: those of before their columns said it. For the back office. */
export async function forgetNeedlessUntold(table: Table, account: AccountId, job: JobId): Promise<void> {
  const pk = untoldPartition(account, job);
  const items = await queryAll(table, { where: 'pk = :pk', values: { ':pk': pk } });
  const wanted = parseItems(StoredUntold, items).map(({ submissionId }) => keys.head(account, submissionId));
  const heads = wanted.length > 0 ? await readItems(table, wanted, { ConsistentRead: true }) : [];
  const needed = new Set(parseItems(StoredHead, heads).map((head) => untoldKeyOf(head)?.sk));
  for (const { sk } of items) if (!needed.has(String(sk))) await deleteItem(table, { pk, sk: String(sk) });
}

/** One source of the list: a partition that is sorted by a time and an id, and who an item of it speaks of. */
interface Source {
  readonly index?: string;
  readonly partition: 'pk' | 'boardKey';
  readonly key: string;
  readonly sort: 'sk' | 'boardSort';
  readonly until: Date;
  readonly idIn: (item: Item) => SubmissionId | undefined;
}

const sourcesOf = (account: AccountId, job: JobId, until: Date): readonly Source[] => [
  {
    ...({ partition: 'pk', sort: 'sk', key: untoldPartition(account, job), until } as const),
    idIn: (item) => parseItems(StoredUntold, [item])[0]?.submissionId,
  },
  ...FOUND_IN.map(({ column, withinMs }) => ({
    ...({ index: INDEX.board, partition: 'boardKey', sort: 'boardSort' } as const),
    ...{ key: boardKey(account, job, column), until: new Date(until.getTime() + withinMs) },
    idIn: (item: Item) =>
      parseItems(BoardItem, [item])
        .filter(({ origin }) => origin !== 'application')
        .map(submissionIn)[0],
  })),
];

/** The first places of a source after `from` of which somebody may be told; `upTo` where there are more after the last that was read. */
async function readPlaces(table: Table, source: Source, from: string, limit: number) {
  const { index, partition, key, sort, until, idIn } = source;
  const values = { ':key': key, ':from': `${from}!`, ':until': `${until.toISOString()}$` };
  if (values[':from'] > values[':until']) return { places: [], upTo: undefined };
  const where = `${partition} = :key AND ${sort} BETWEEN :from AND :until`;
  const { items, next } = await queryPage(table, { ...(index && { index }), where, values }, limit);
  const places = items.flatMap((item) => {
    const id = idIn(item);
    return id ? [{ at: String(item[sort]), id }] : [];
  });
  return { places, upTo: next && String(items.at(-1)?.[sort]) };
}

export interface UntoldPage {
  readonly until: Date;
  /** How many candidates it names at most. */
  readonly limit: number;
  /** How many of each source are read for it, who applied among them; as many as are named unless told. */
  readonly reads?: number;
  readonly after?: string | undefined;
}

/**
 * Who of a job may have come until then and know nothing, in pages, about the oldest first: their heads say whether they do. One and a
 * half units where there is nobody.
 */
export async function listUntold(
  table: Table,
  account: AccountId,
  job: JobId,
  { until, limit, reads = limit, after }: UntoldPage,
) {
  const pk = untoldPartition(account, job);
  const from = fromCursor(after, { pk }, 'sk')?.sk ?? '';
  const sources = await Promise.all(
    sourcesOf(account, job, until).map((source) => readPlaces(table, source, from, reads)),
  );
  // Beyond the end of what was read of one source, others would be out of order.
  const upTo = sources.flatMap((source) => source.upTo ?? []).toSorted()[0];
  const places = sources
    .flatMap((source) => source.places)
    .filter(({ at }) => upTo === undefined || at <= upTo)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const page = places.slice(0, limit);
  const last = page.length < places.length ? page.at(-1)?.at : upTo;
  return {
    ids: [...new Set(page.map(({ id }) => id))],
    next: toCursor(last === undefined ? undefined : { pk, sk: last }),
  };
}
