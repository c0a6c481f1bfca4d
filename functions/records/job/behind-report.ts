import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import type { ColumnName } from '../../../shared/reference/funnel.ts';
import { readItems } from '../../platform/batch.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { boardKey, INDEX, keys } from '../keys.ts';
import { StoredHead } from '../submission/stored-head.ts';
import { createDaysReader, type Period } from './job-days.ts';
import { createJobFacts } from './job-facts.ts';
import { StoredJobRow } from './stored-job.ts';

export type BehindRepository = ReturnType<typeof createBehindRepository>;

const JobName = StoredJobRow.pick({ id: true, title: true });
const AT_ONCE = 10;

/** What numbers of reports were counted from. */
export function createBehindRepository(table: Table) {
  const { readPeriod } = createDaysReader(table);
  return {
    findJob: createJobFacts(table).findJob,

    /** A page of a column, whole: half a unit for each candidate, and for some ten of the column. */
    async readColumn(account: AccountId, job: JobId, column: ColumnName, limit: number, after: string | undefined) {
      const key = boardKey(account, job, column);
      const from = fromCursor(after, { boardKey: key }, 'boardSort');
      const query = { index: INDEX.board, where: 'boardKey = :key', values: { ':key': key }, newestFirst: true };
      const { items, next } = await queryPage(table, query, limit, from);
      const place = new Map(items.map(({ pk }, at) => [pk, at]));
      const stored = await readItems(
        table,
        items.map(({ pk, sk }) => ({ pk, sk })),
      );
      const inOrder = stored.toSorted((one, other) => (place.get(one.pk) ?? 0) - (place.get(other.pk) ?? 0));
      return { heads: parseItems(StoredHead, inOrder), next: toCursor(next) };
    },

    /** A page of the account's jobs with what was counted of each in a period, all of it or what was an owner's then. */
    async readJobs(account: AccountId, owner: UserId | undefined, period: Period, limit: number, after: string | null) {
      const { pk } = keys.jobRow(account, '' as JobId);
      const from = fromCursor(after ?? undefined, { pk }, 'sk');
      const { items, next } = await queryPage(table, { where: 'pk = :pk', values: { ':pk': pk } }, limit, from);
      const names = parseItems(JobName, items);
      const periods = await inParallel(names, AT_ONCE, ({ id }) => readPeriod(account, id, period, { owner }));
      const jobs = names.map((name, at) => ({ ...name, counts: periods[at]?.counts ?? {} }));
      return { jobs, next: toCursor(next) };
    },
  };
}
