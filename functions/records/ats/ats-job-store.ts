import { fold } from '../../../shared/rules/text/fold.ts';
import { readItems, type WriteRequest, writeItems } from '../../platform/batch.ts';
import { queryPage, queryPages } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsJobPartition, atsRowPartition, keys } from '../keys.ts';
import { type AtsCopy, NO_TIME } from './ats-job-reader.ts';
import { StoredAtsJob } from './stored-ats.ts';

const TITLE_IN_KEY = 40;

/** Where a job stands in the list. A tab sorts before all that a title has. */
export const rowPlaceOf = ({ id, title }: Pick<StoredAtsJob, 'id' | 'title'>) =>
  `${fold(title).slice(0, TITLE_IN_KEY)}\t${id}`;

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

/** Writes the copy of an ATS's jobs. */
export const createAtsJobStore = (table: Table) => ({
  /**
   * Keeps jobs as they are now; writes those that changed and no others. Answers whether the list did. It may be repeated: a row
   * that moved is deleted where it stood before. `beforeWriting` comes first where anything is written.
   */
  async keep(copy: AtsCopy, jobs: readonly StoredAtsJob[], beforeWriting = async () => {}): Promise<boolean> {
    const { accountId, round } = copy;
    const items = await readItems(
      table,
      jobs.map(({ id }) => keys.atsJob(accountId, round, id)),
    );
    const known = new Map(parseItems(StoredAtsJob, items).map((job) => [job.id, job]));
    const changed = jobs.filter((job) => !isSame(known.get(job.id), job));
    if (changed.length > 0) await beforeWriting();
    const rows = changed.flatMap((job): WriteRequest[] => {
      const before = known.get(job.id)?.row;
      return [
        ...(job.row ? [{ PutRequest: { Item: rowItem(copy, job, job.row) } }] : []),
        ...(before && before !== job.row ? [{ DeleteRequest: { Key: keys.atsRow(accountId, round, before) } }] : []),
      ];
    });
    // The rows first: what breaks off between is found changed by the next run.
    await writeItems(table, rows);
    await writeItems(
      table,
      changed.map((job) => ({ PutRequest: { Item: { ...keys.atsJob(accountId, round, job.id), ...job } } })),
    );
    return rows.length > 0;
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
