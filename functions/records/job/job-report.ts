import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { createJobCounters, LastCounted, reportedIn } from './job-counters.ts';
import { StoredJob } from './stored-job.ts';

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

/** What reports are made of: counters kept as things happen. */
export const createReportsRepository = (table: Table) => ({
  lastCountedAt: createJobCounters(table).lastCountedAt,

  /** A job, its counters and when the newest event of its account was counted, in one read. */
  async findReport(account: AccountId, job: JobId) {
    const Keys = [keys.job(account, job), keys.counters(account, job), keys.lastCounted(account)];
    const items = await readItems(table, Keys);
    const [stored, counters, last] = Keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
    return (
      stored && {
        job: parseItem(StoredJob, stored),
        counts: reportedIn(counters),
        lastUpdateAt: latest(
          [counters, last].flatMap((item) => (item?.lastAt ? [parseItem(LastCounted, item).lastAt] : [])),
        ),
      }
    );
  },
});

/** The account is told once a minute, the job's counters at once. */
const latest = (instants: readonly string[]) => instants.toSorted().at(-1) ?? null;
