import { getItem, type Item, setting, updateItem } from '../../../functions/platform/items.ts';
import { StoredJob, StoredJobRow } from '../../../functions/records/job/stored-job.ts';
import { jobPartition } from '../../../functions/records/keys.ts';
import { keyOf, type Migration } from './migration.ts';

interface Lacking {
  readonly name: string;
  readonly about: string;
  /** What rows of before do not say, and of which it is to be said. */
  readonly attribute: keyof StoredJobRow;
  readonly isOf?: (row: Item) => boolean;
  /** What the job says of it; undefined where it says nothing. */
  readonly saidBy: (job: StoredJob) => unknown;
}

/** Has the row of each job say what its job says. What a newer saving wrote there stays. */
export const rowMigration = ({ name, about, attribute, isOf = () => true, saidBy }: Lacking): Migration => ({
  name,
  about,
  takes: (item) =>
    /^A#[^#]+#JOBS$/.test(String(item.pk)) &&
    /^job_/.test(String(item.sk)) &&
    item[attribute] === undefined &&
    isOf(item),
  async migrate(table, item) {
    const row = StoredJobRow.safeParse(item).data;
    if (!row) return false;
    const stored = await getItem(table, { pk: jobPartition(row.accountId, row.id), sk: 'JOB' }, { strongly: true });
    const job = StoredJob.safeParse(stored).data;
    const value = job && saidBy(job);
    if (value === undefined) return false;
    const written = await updateItem(table, keyOf(item), {
      ...setting({ [attribute]: value }),
      if: { when: `attribute_exists(pk) AND attribute_not_exists(${attribute})` },
    });
    return written !== undefined;
  },
});
