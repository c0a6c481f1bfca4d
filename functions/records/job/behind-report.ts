import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import type { ColumnName } from '../../../shared/reference/funnel.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { createSubmissionRepository } from '../submission/submission-store.ts';
import { createDaysReader, type Period } from './job-days.ts';
import { StoredJobRow } from './stored-job.ts';

export type BehindRepository = ReturnType<typeof createBehindRepository>;

const JobName = StoredJobRow.pick({ id: true, title: true });
const AT_ONCE = 10;

/** What numbers of reports were counted from. */
export function createBehindRepository(table: Table) {
  const submissions = createSubmissionRepository(table);
  const { readPeriod } = createDaysReader(table);
  return {
    findJob: submissions.findJob,

    /** A page of a column, whole: half a unit for each candidate, and for some ten of the column. */
    async readColumn(account: AccountId, job: JobId, column: ColumnName, limit: number, after: string | undefined) {
      const { cards, next } = await submissions.readColumn(account, job, column, { limit, after });
      const ids = cards.map(({ id }) => id);
      const heads = ids.length > 0 ? await submissions.heads.readMany(account, ids) : [];
      return { heads: heads.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), next };
    },

    /** A page of the account's jobs with what was counted of each in a period, all of it or what was an owner's then. */
    async readJobs(account: AccountId, owner: UserId | undefined, period: Period, limit: number, after: string | null) {
      const { pk } = keys.jobRow(account, '' as JobId);
      const from = fromCursor(after ?? undefined, { pk }, 'sk');
      const { items, next } = await queryPage(table, { where: 'pk = :pk', values: { ':pk': pk } }, limit, from);
      const names = parseItems(JobName, items);
      const periods = await inParallel(names, AT_ONCE, ({ id }) => readPeriod(account, id, period, owner));
      const jobs = names.map((name, at) => ({ ...name, counts: periods[at]?.counts ?? {} }));
      return { jobs, next: toCursor(next) };
    },
  };
}
