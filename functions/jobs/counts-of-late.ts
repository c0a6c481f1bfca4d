import type { AccountId } from '../../shared/model/ids.ts';
import type { Counts } from '../../shared/rules/funnel/counters.ts';
import type { Table } from '../platform/table.ts';
import { createDaysReader } from '../records/job/job-days.ts';

/** A quarter: some seven units to read, however much an account has. */
const DAYS = 90;
const DAY_MS = 86_400_000;
const FRESH_MS = 300_000;
/** Accounts whose counts one container remembers. */
const MOST = 200;

/** What was counted of an account in the last quarter; asked for again, as it was up to five minutes ago. */
export function createCountsOfLate(table: Table, now: () => Date): (account: AccountId) => Promise<Counts> {
  const { readPeriod } = createDaysReader(table);
  const known = new Map<AccountId, { readonly at: number; readonly counts: Counts }>();
  return async (account) => {
    const at = now().getTime();
    const before = known.get(account);
    if (before && at - before.at < FRESH_MS) return before.counts;
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const { counts } = await readPeriod(account, 'account', { from: day(at - DAYS * DAY_MS), to: day(at) });
    if (known.size >= MOST) known.clear();
    known.set(account, { at, counts });
    return counts;
  };
}
