import { goesOnThere } from '../../../shared/rules/ats/sources.ts';
import { fold } from '../../../shared/rules/text/fold.ts';
import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { type Item, queryPage, queryPages } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsJobPartition, atsRowPartition, keys } from '../keys.ts';
import { type AtsCopy, NO_TIME } from './ats-job-reader.ts';
import { StoredAtsJob } from './stored-ats.ts';

const TITLE_IN_KEY = 40;

/** Where a job stands in the list. A tab sorts before all that a title has. */
export const rowPlaceOf = ({ id, title }: Pick<StoredAtsJob, 'id' | 'title'>) =>
  `${fold(title).slice(0, TITLE_IN_KEY)}\t${id}`;

/** Where rows of a job stand, or stood before. */
const placesOf = ({ row, left = [] }: StoredAtsJob) => [...new Set([...(row ? [row] : []), ...left])];

function rowItem({ accountId, round }: AtsCopy, job: StoredAtsJob, place: string) {
  return {
    ...keys.atsRow(accountId, round, place),
    t: job.title,
    ...(job.code && { c: job.code }),
    ...(job.ref && { r: job.ref }),
    ...(job.place && { p: job.place }),
    listKey: atsRowPartition(accountId, round),
    listSort: job.createdAt ?? NO_TIME,
  };
}

const isSame = (one: StoredAtsJob | undefined, other: StoredAtsJob) =>
  one !== undefined &&
  Object.entries(other).every(([name, value]) => Reflect.get(one, name) === value) &&
  one.row === other.row;

const isSameItem = (one: Item | undefined, other: Item) =>
  one !== undefined &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([name, value]) => one[name] === value);

/** Writes the copy of an ATS's jobs. */
export const createAtsJobStore = (table: Table) => ({
  /**
   * Keeps jobs as they are now; writes those that changed and no others. Answers whether the list did, and which take people who took none before. A job notes where its rows may
   * stand before they are written: what a run that was killed left between is found by the next one. `beforeWriting` comes first
   * where anything is written. A unit for each job, and half of one for its row.
   */
  async keep(copy: AtsCopy, page: readonly StoredAtsJob[], beforeWriting = async () => {}) {
    const { accountId, round } = copy;
    const jobs = [...new Map(page.map((job) => [job.id, job])).values()];
    const keyOf = ({ id }: StoredAtsJob) => keys.atsJob(accountId, round, id);
    const known = new Map(
      parseItems(StoredAtsJob, await readItems(table, jobs.map(keyOf))).map((job) => [job.id, job]),
    );
    const rowKeys = [...known.values()].flatMap(placesOf).map((place) => keys.atsRow(accountId, round, place));
    const there = new Map((await readItems(table, rowKeys)).map((row) => [row.sk, row]));
    const items: WriteRequest[] = [];
    const rows: WriteRequest[] = [];
    for (const job of jobs) {
      const before = known.get(job.id);
      const left = (before ? placesOf(before) : []).filter((place) => place !== job.row && there.has(place));
      if (!isSame(before, job))
        items.push({ PutRequest: { Item: { ...keyOf(job), ...job, ...(left.length > 0 && { left }) } } });
      const row = job.row && rowItem(copy, job, job.row);
      if (row && !isSameItem(there.get(row.sk), row)) rows.push({ PutRequest: { Item: row } });
      for (const place of left) rows.push({ DeleteRequest: { Key: keys.atsRow(accountId, round, place) } });
    }
    if (items.length + rows.length > 0) await beforeWriting();
    await writeItems(table, items);
    await writeItems(table, rows);
    const wasOpen = (before: StoredAtsJob | undefined) => before !== undefined && goesOnThere(before);
    const opened = jobs.filter((job) => goesOnThere(job) && !wasOpen(known.get(job.id)));
    return { hasNewRows: rows.length > 0, opened: opened.map(({ id }) => id) };
  },

  /** How many jobs the list has: as much as reading it, so it is asked only after it changed. */
  async count({ accountId, round }: AtsCopy): Promise<number> {
    const query = { where: 'pk = :list', values: { ':list': atsRowPartition(accountId, round) } };
    let count = 0;
    for await (const items of queryPages(table, query)) count += items.length;
    return count;
  },

  /** Deletes a part of a copy that is over. True once nothing is left. */
  async clear({ accountId, round }: AtsCopy, most: number): Promise<boolean> {
    for (const partition of [atsRowPartition(accountId, round), atsJobPartition(accountId, round)]) {
      const { items, next } = await queryPage(table, { where: 'pk = :pk', values: { ':pk': partition } }, most);
      await writeItems(
        table,
        items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
      );
      if (next) return false;
    }
    return true;
  },
});
export type AtsJobStore = ReturnType<typeof createAtsJobStore>;
