import { inParallel } from '../../functions/platform/in-parallel.ts';
import type { Item } from '../../functions/platform/items.ts';
import { queryAll } from '../../functions/platform/items.ts';
import type { CountedChange } from '../../functions/projections/counting/counted-change.ts';
import { dayPartsOf } from '../../functions/projections/counting/days.ts';
import { countsIn } from '../../functions/records/job/job-counters.ts';
import { ownerOf } from '../../functions/records/job/job-days.ts';
import { forgetPeriods } from '../../functions/records/job/kept-periods.ts';
import { type CountedOf, daysPartition, keys } from '../../functions/records/keys.ts';
import type { AccountId, JobId, UserId } from '../../shared/model/ids.ts';
import { addCounts, type Counts } from '../../shared/rules/funnel/counters.ts';
import type { Office } from './environment.ts';
import { jobRows } from './rebuild-job-counts.ts';
import { type Outcome, saysCounts, writeCounts } from './write-counts.ts';

type Days = ReadonlyMap<string, Item>;

const readDays = async (office: Office, account: AccountId, of: CountedOf): Promise<Days> => {
  const items = await queryAll(office.table, {
    where: 'pk = :days',
    values: { ':days': daysPartition(account, of) },
    strongly: true,
  });
  return new Map(items.map((item) => [String(item.sk), item]));
};

/** Counts the days of a job again. A day keeps its owner; one that is new has the owner that the job has now. */
export async function rebuildJobDays(
  office: Office,
  { account, job, owner }: { readonly account: AccountId; readonly job: JobId; readonly owner: UserId },
  changes: readonly CountedChange[],
): Promise<Outcome> {
  const stored = await readDays(office, account, job);
  const wanted = new Map<string, Counts>();
  for (const part of dayPartsOf(changes)) wanted.set(part.day, addCounts(wanted.get(part.day) ?? {}, part.counts));
  const fresh = { ownerId: owner, lastAt: office.now().toISOString() };
  const outcomes: Outcome[] = [];
  for (const day of new Set([...stored.keys(), ...wanted.keys()])) {
    const counts = { wanted: wanted.get(day) ?? {}, fresh };
    outcomes.push(await writeCounts(office, keys.day(account, job, day), stored.get(day) ?? {}, counts));
  }
  return outcomes.find((outcome) => outcome === 'busy') ?? outcomes.find((outcome) => outcome === 'mended') ?? 'right';
}

/** A day of an account or an owner as it is stored, and what the days of the jobs say of it. */
interface Compared {
  readonly of: UserId | 'account';
  readonly day: string;
  readonly stored: Item;
  readonly wanted: Counts;
}

/**
 * Adds up the days of the account and of its owners again from those of the jobs. Both are read twice with a pause between, since
 * those of jobs are told first. Answers how many were mended, and which were still changing.
 */
export async function rebuildDays(office: Office, account: AccountId, pause: () => Promise<unknown>) {
  const before = await wrongDays(office, account);
  if (before.length === 0) return { mended: 0, busy: [] };
  await pause();
  const earlier = new Map(before.map((one) => [nameOf(one), one]));
  const busy: string[] = [];
  let mended = 0;
  for (const one of await wrongDays(office, account)) {
    const { of, day, stored, wanted } = one;
    const isQuiet = isTheSame(earlier.get(nameOf(one)), one);
    const fresh = { lastAt: office.now().toISOString() };
    // Before it too: a day that is right is not looked at by the next run, where this one breaks off after the write.
    if (isQuiet) await forgetPeriods(office.table, account, of);
    const outcome = isQuiet ? await writeCounts(office, keys.day(account, of, day), stored, { wanted, fresh }) : 'busy';
    if (outcome === 'mended') {
      mended++;
      await forgetPeriods(office.table, account, of);
    } else busy.push(nameOf(one));
  }
  return { mended, busy };
}

const nameOf = ({ of, day }: Pick<Compared, 'of' | 'day'>) => `${of} ${day}`;
const isTheSame = (some: Compared | undefined, other: Compared) =>
  some !== undefined && some.stored.version === other.stored.version && saysCounts(some.wanted, other.wanted);
const AT_ONCE = 8;

async function wrongDays(office: Office, account: AccountId): Promise<Compared[]> {
  const rows = await jobRows(office, account);
  const ofJobs = await inParallel(rows, AT_ONCE, ({ id }) => readDays(office, account, id));
  const days = ofJobs.flatMap((one) => [...one.values()]);
  const owners = new Set([...rows.map(({ ownerId }) => ownerId), ...days.flatMap((day) => ownerOf(day) ?? [])]);
  const compared = await inParallel(['account' as const, ...owners], AT_ONCE, async (of) => {
    const own = days.filter((day) => of === 'account' || ownerOf(day) === of);
    const wanted = Map.groupBy(own, ({ sk }) => String(sk));
    const stored = await readDays(office, account, of);
    return [...new Set([...wanted.keys(), ...stored.keys()])].map((day) => ({
      ...{ of, day, stored: stored.get(day) ?? {} },
      wanted: (wanted.get(day) ?? []).map(countsIn).reduce<Counts>(addCounts, {}),
    }));
  });
  return compared.flat().filter(({ stored, wanted }) => !saysCounts(stored, wanted));
}
