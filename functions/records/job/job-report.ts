import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import type { Period } from '../../../shared/reference/periods.ts';
import type { PipelineRow } from '../../../shared/rules/funnel/current-pipeline.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { createAccountReader } from '../account/account-reader.ts';
import { createFormerPeople, type StoredFormer } from '../account/former-people.ts';
import { keys } from '../keys.ts';
import { countsIn, lastAtIn } from './job-counters.ts';
import { createDaysReader } from './job-days.ts';
import { countRows, readAllRows } from './job-list.ts';
import { createPeriodReader } from './kept-periods.ts';
import { listPipelineRows } from './pipeline-rows.ts';
import { StoredJob } from './stored-job.ts';

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

/** What reports are made of: counters kept as things happen. */
export function createReportsRepository(table: Table, now: () => Date) {
  const { lastCountedAt } = createDaysReader(table);
  const readPeriod = createPeriodReader(table);
  const { findTeammate } = createAccountReader(table);
  const former = createFormerPeople(table, now);
  return {
    lastCountedAt,

    /** A person of the account, or one who left. */
    async findPerson(account: AccountId, user: UserId) {
      const teammate = await findTeammate(account, user);
      if (teammate) return { id: teammate.id, name: teammate.name };
      const left = await former.find(account, user);
      return left && asPerson(left);
    },

    /** Who was in the account and left, and did not come back, as long as a report can show what their jobs counted. */
    async listFormer(account: AccountId) {
      const left = await former.list(account);
      const back = await Promise.all(left.map(({ userId }) => findTeammate(account, userId)));
      return left.filter((_, index) => back[index] === undefined).map(asPerson);
    },

    /** What was counted in a period that ends today, of everyone or of one owner, and when it last was. */
    async readPeriod(account: AccountId, owner: UserId | undefined, period: Period, now: Date) {
      const { counts, lastAt } = await readPeriod(account, owner ?? 'account', period, now);
      return { counts, lastUpdateAt: lastAt ?? (await lastCountedAt(account)) };
    },

    /** Whether an account has a job: half a unit. */
    hasJob: async (account: AccountId, job: JobId) => (await getItem(table, keys.jobRow(account, job))) !== undefined,

    /**
     * All active jobs, of everyone or of one owner, last edited first: half a unit for each twenty of the account. Where the
     * pipeline, which follows their rows in a moment, has fewer or more of them, the rows are read, for three times as much.
     */
    async listActive(account: AccountId, owner: UserId | undefined): Promise<readonly PipelineRow[]> {
      const query = { account, owner, status: 'Validated' } as const;
      const [kept, count] = await Promise.all([listPipelineRows(table, account), countRows(table, query)]);
      const own = kept.filter(({ ownerId }) => !owner || ownerId === owner);
      return own.length !== count ? readAllRows(table, query) : own;
    },

    /** A job, its counters, and when something of its account was last counted. */
    async findReport(account: AccountId, job: JobId) {
      const Keys = [keys.job(account, job), keys.counters(account, job)];
      const [items, last] = await Promise.all([readItems(table, Keys), lastCountedAt(account)]);
      const [stored, counters] = Keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
      return (
        stored && {
          job: parseItem(StoredJob, stored),
          counts: countsIn(counters),
          lastUpdateAt: latest([lastAtIn(counters), last]),
        }
      );
    },
  };
}

const asPerson = ({ userId, name }: StoredFormer) => ({ id: userId, name });

/** Days are told once a minute, the job's counters at once. */
const latest = (instants: readonly (string | null | undefined)[]) =>
  instants
    .filter((instant) => typeof instant === 'string')
    .toSorted()
    .at(-1) ?? null;
