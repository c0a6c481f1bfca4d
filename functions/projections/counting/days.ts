import * as z from 'zod';
import { AccountId, JobId, type UserId } from '../../../shared/model/ids.ts';
import { addCounts, type Counts } from '../../../shared/rules/funnel/counters.ts';
import { dayOf } from '../../../shared/rules/funnel/counters-by-day.ts';
import { readItems } from '../../platform/batch.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { Item } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { ownerOf } from '../../records/job/job-days.ts';
import { forgetPeriods } from '../../records/job/kept-periods.ts';
import { type CountedOf, keys } from '../../records/keys.ts';
import type { CountedChange } from './counted-change.ts';
import { addOnce } from './counters.ts';
import { placeOf } from './marks.ts';
import type { ForgetMarks } from './old-marks.ts';

/** What a change adds to one day of its job. */
export const DayPart = z.object({
  accountId: AccountId,
  jobId: JobId,
  day: z.string(),
  sequence: z.string(),
  counts: z.record(z.string(), z.number()),
});
export type DayPart = z.infer<typeof DayPart>;

/** What changes add to days: a part for each day. */
export const dayPartsOf = (changes: readonly CountedChange[]): DayPart[] =>
  changes.flatMap(({ accountId, jobId, sequence, days }) =>
    Object.entries(days).map(([day, counts]) => ({ accountId, jobId, day, sequence, counts })),
  );

/** Puts parts behind those that wait, without any that came before. */
export function queueParts(waiting: readonly DayPart[], parts: readonly DayPart[]): DayPart[] {
  const last = waiting.at(-1);
  return last
    ? [...waiting, ...parts.filter(({ sequence }) => placeOf(sequence) > placeOf(last.sequence))]
    : [...parts];
}

export interface DaysDeps {
  readonly table: Table;
  readonly now: () => Date;
  readonly forgetMarks: ForgetMarks;
}

const AT_ONCE = 8;

/**
 * Adds parts of one shard to the days of their jobs, owners and accounts, each exactly once. A day of a job belongs to whoever
 * owned the job when its first part was counted, and stays theirs when the job is handed over: so it is the job's day that says
 * whose it is, and a part that comes again goes to the same owner.
 */
export async function addToDays(deps: DaysDeps, shardId: string, parts: readonly DayPart[]): Promise<void> {
  const owners = new Map<string, UserId | undefined>();
  const ownersNow = await readOwners(deps.table, parts);
  const ofJobs = grouped(parts, ({ jobId, day }) => `${jobId} ${day}`);
  await inParallel(ofJobs, AT_ONCE, async ([name, some]) => {
    const ownerId = ownersNow.get(some[0].jobId);
    const before = await addToDay(deps, shardId, some[0].jobId, some, ownerId && { ownerId });
    owners.set(name, ownerOf(before) ?? ownerId);
  });
  const ownerIn = ({ jobId, day }: DayPart) => owners.get(`${jobId} ${day}`);
  const ofOwners = grouped(parts.filter(ownerIn), (part) => `${ownerIn(part)} ${part.day}`);
  await inParallel(ofOwners, AT_ONCE, ([, some]) => addToSum(deps, shardId, ownerIn(some[0]) ?? 'account', some));
  const ofAccounts = grouped(parts, ({ accountId, day }) => `${accountId} ${day}`);
  await inParallel(ofAccounts, AT_ONCE, ([, some]) => addToSum(deps, shardId, 'account', some));
}

/** Whose the jobs are now. */
async function readOwners(table: Table, parts: readonly DayPart[]): Promise<Map<string, UserId | undefined>> {
  const rows = new Map(parts.map(({ accountId, jobId }) => [jobId, keys.jobRow(accountId, jobId)]));
  const found = await readItems(table, [...rows.values()], { ProjectionExpression: 'sk, ownerId' });
  return new Map(found.map((row) => [String(row.sk), ownerOf(row)]));
}

/** Parts of one day, one at least. */
type DayParts = [DayPart, ...DayPart[]];

/** Adds parts to one day; answers the day as it was. */
async function addToDay(deps: DaysDeps, shardId: string, of: CountedOf, parts: DayParts, keeps: Item = {}) {
  const { table, now, forgetMarks } = deps;
  const key = keys.day(parts[0].accountId, of, parts[0].day);
  const { before } = await addOnce(table, key, shardId, parts, (some) => ({
    counts: some.reduce<Counts>((sum, { counts }) => addCounts(sum, counts), {}),
    sets: { lastAt: now().toISOString() },
    keeps,
  }));
  await forgetMarks(shardId, key, before);
  return before;
}

/** Adds parts to one day of an owner or an account. What is kept of days that are over is summed up anew. */
async function addToSum(deps: DaysDeps, shardId: string, of: UserId | 'account', parts: DayParts) {
  const { accountId, day } = parts[0];
  await addToDay(deps, shardId, of, parts);
  if (day < dayOf(deps.now().toISOString())) await forgetPeriods(deps.table, accountId, of);
}

/** Parts that belong together, in their order. */
const grouped = (parts: readonly DayPart[], nameOf: (part: DayPart) => string) =>
  [...Map.groupBy(parts, nameOf)] as [string, DayParts][];
