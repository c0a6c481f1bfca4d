import { type WriteRequest, writeItems } from '../../functions/platform/batch.ts';
import { getItem } from '../../functions/platform/items.ts';
import { connectTable } from '../../functions/platform/table.ts';
import { keys, ownerListKey, SOURCING_DUE } from '../../functions/records/keys.ts';
import { METRICS } from '../../shared/rules/funnel/counters.ts';
import { dayOf } from '../../shared/rules/funnel/counters-by-day.ts';
import type { Stage } from './stage.ts';

/** How many jobs the account has once it is filled, and how many of them the admin owns. */
export const JOBS = { all: 500, own: 100 } as const;
const DAYS = 364;
const DAY_MS = 86_400_000;

/** Fills the account with active jobs, and with a year of days on each of which everything happened. */
export async function fillReports({ account, admin, job, tableName }: Stage): Promise<void> {
  const table = connectTable(tableName);
  const row = await getItem(table, keys.jobRow(account.id, job.id), { strongly: true });
  const other = { ownerId: 'usr_other', ownerKey: ownerListKey(account.id, 'usr_other', 'Validated') };
  const there = 25;
  const rows = Array.from({ length: JOBS.all - there }, (_, n) => {
    const id = `job_${String(n).padStart(job.id.length - 4, '0')}` as typeof job.id;
    return { ...row, ...keys.jobRow(account.id, id), id, ...(n >= JOBS.own - there && other) };
  });
  // Each is to be looked at, and none of them now.
  const due = rows.map(({ id }) => ({
    ...keys.sourcing(account.id, id),
    ...{ dueShard: SOURCING_DUE, dueAt: new Date(Date.now() + DAYS * DAY_MS).toISOString() },
  }));
  const counts = Object.fromEntries(
    METRICS.filter((metric) => metric !== 'toReview' && metric !== 'unmarked').flatMap((metric) => [
      [`crowd.${metric}`, 1_234],
      [`team.${metric}`, 123],
    ]),
  );
  // As many different waits as there usually are.
  const waits = ['crowd', 'team'].flatMap((set) =>
    [0, 1, 2, 3, 4, 6, 9, 12, 24, 48, 72].map((hours) => [`${set}.waited.${hours}`, 123]),
  );
  const days = Array.from({ length: DAYS }, (_, n) => new Date(Date.now() - (n + 1) * DAY_MS).toISOString()).flatMap(
    (at) =>
      (['account', admin.id] as const).map((of) => ({
        ...{ ...keys.day(account.id, of, dayOf(at)), version: 1_234, lastAt: at, '@0123456789': '0'.repeat(26) },
        ...{ ...counts, ...Object.fromEntries(waits) },
      })),
  );
  const counted = (['account', admin.id] as const).map((of) => ({
    ...keys.jobCounts(account.id, of),
    Validated: of === 'account' ? JOBS.all : JOBS.own,
  }));
  await writeItems(
    table,
    [...rows, ...due, ...days, ...counted].map((Item): WriteRequest => ({ PutRequest: { Item } })),
  );
}
