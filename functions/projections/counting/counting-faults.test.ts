import { afterAll, beforeAll, expect, it } from 'vitest';
import { Profile } from '../../../shared/model/candidate.ts';
import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { COLUMNS } from '../../../shared/reference/funnel.ts';
import { PERIODS } from '../../../shared/reference/periods.ts';
import { daysOf } from '../../../shared/rules/funnel/account-overview.ts';
import { addCounts, type Counts, countsOf, funnelOf } from '../../../shared/rules/funnel/counters.ts';
import { type DayCounts, dayCountsOf } from '../../../shared/rules/funnel/counters-by-day.ts';
import { Killed, killedAt, mortalTable } from '../../../test/support/faults.ts';
import { aStream, type Random, randomFrom, type TestShard } from '../../../test/support/shards.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { setting, updateItem } from '../../platform/items.ts';
import type { Change } from '../../platform/stream.ts';
import { PutCommand } from '../../platform/table-calls.ts';
import { countsIn, lastAtIn } from '../../records/job/job-counters.ts';
import { ownerOf } from '../../records/job/job-days.ts';
import { createPeriodReader } from '../../records/job/kept-periods.ts';
import { type CountedOf, daysPartition, keys } from '../../records/keys.ts';
import type { Head } from '../../records/submission/head.ts';
import { requireKnown } from '../../records/submission/known-head.ts';
import { newHead } from '../../records/submission/new-head.ts';
import { toHeadItem } from '../../records/submission/stored-head.ts';
import { countBatch, tellUntold, Untold } from './count-batch.ts';
import { markNamesIn } from './marks.ts';
import { forgetOldMarks } from './old-marks.ts';

const RANGES = 3;
const OWNERS: readonly UserId[] = ['usr_ada', 'usr_ben'];
const COUNTED_OF = ['account', ...OWNERS] as const;
/** How many changes each seed lives through; more where the environment says so, in larger batches as a busy stream has them. */
const OPERATIONS = Number(process.env.COUNTED_CHANGES ?? 400);
const BATCH = OPERATIONS > 1_000 ? 300 : 30;
/** So few parts of days may wait, so that days are told in the middle of a window too. */
const MOST_PARTS = BATCH + 10;
const HOUR = 3_600_000;
const start = Date.parse('2026-03-02T10:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const pick = <T>(random: Random, all: readonly T[]) => all[Math.floor(random() * all.length)] as T;

/** Any next state of a head, sensible or not: what counts is what the counters read. */
function anyNext(random: Random, head: Head, at: string, jobs: readonly JobId[]): Head {
  const next: Head = { ...head, version: head.version + 1 };
  const what = random();
  if (what < 0.4) return { ...next, column: pick(random, COLUMNS), columnAt: at };
  if (what < 0.5) return { ...next, reviewedAt: at, pending: false };
  if (what < 0.55) return { ...next, jobId: pick(random, jobs) };
  if (what < 0.6) return { ...next, mails: { s0: { sent: at, ...(random() < 0.5 && { opened: at }) } } };
  return { ...next, [pick(random, ['contactedAt', 'repliedAt', 'interestedAt', 'hiredAt'] as const)]: at };
}

/** What a world of random changes ended with, after every fault that there is on the way. */
async function liveThrough(seed: number, operations: number) {
  const random = randomFrom(seed);
  const accountId: AccountId = `acc_s${seed}`;
  const jobs = [1, 2, 3].map((n): JobId => `job_s${seed}n${n}`);
  for (const job of jobs)
    await table.db.send(
      new PutCommand({ TableName: table.name, Item: { ...keys.jobRow(accountId, job), ownerId: OWNERS[0] } }),
    );
  const stream = aStream(RANGES, random);
  const heads = new Map<number, Head>();
  let clock = start;
  const now = () => new Date(clock);

  const change = () => {
    clock += Math.floor(random() * (random() < 0.04 ? 20 * HOUR : 20_000));
    const number = Math.floor(random() * 40);
    const before = heads.get(number);
    if (before && random() < 0.05) {
      heads.delete(number);
      return stream.append(number, { before: toHeadItem(before), after: undefined });
    }
    const candidate = Profile.parse({ firstName: 'A', lastName: 'B' });
    const jobId = pick(random, jobs);
    const origin = pick(random, ['crowd', 'team'] as const);
    const after = before
      ? anyNext(random, before, now().toISOString(), jobs)
      : {
          ...newHead({
            accountId,
            id: `sub_s${seed}n${number}`,
            jobId,
            origin,
            candidate,
            at: now(),
            duplicate: false,
          }),
          pending: random() < 0.2,
        };
    heads.set(number, after);
    stream.append(number, { before: before && toHeadItem(before), after: toHeadItem(after) });
  };

  /** What the function is given in one call, which may end at any of its calls of the table. */
  const aCall = () => {
    const mortal = mortalTable(table, killedAt(random() < 0.4 ? Math.floor(random() * 20) : Number.POSITIVE_INFINITY));
    return { table: mortal, now, forgetMarks: forgetOldMarks(mortal, stream.list), mostParts: MOST_PARTS };
  };
  const survives = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Killed) return false;
      throw error;
    }
  };

  const states = new Map<string, Untold>();
  const isDone = (shard: TestShard, records: readonly Change[]) =>
    survives(async () => {
      const untold = states.get(shard.id) ?? Untold.parse({});
      states.set(
        shard.id,
        Untold.parse(JSON.parse(JSON.stringify(await countBatch(aCall(), shard.id, records, untold)))),
      );
    });
  /** A window that ends comes again until it is told, and now and then once more. */
  const endWindow = async (shardId: string) => {
    const untold = states.get(shardId);
    if (!untold) return;
    const tell = () => survives(() => tellUntold(aCall(), shardId, untold));
    while (!(await tell()));
    if (random() < 0.1) await Promise.all([tell(), tell()]);
    states.delete(shardId);
  };
  /** The window of a shard that ended is over before what goes on from it is read. */
  const endParents = async ({ parent }: TestShard) => {
    if (parent) await endWindow(parent);
  };

  /** As Lambda does: a batch that fails comes again in halves, or whole with what came since; now and then for no reason. */
  const read = async (shard: TestShard) => {
    await endParents(shard);
    const most = 1 + Math.floor(random() * BATCH);
    let records = shard.records.slice(shard.done, shard.done + most);
    if (random() < 0.1) await Promise.all([isDone(shard, records), isDone(shard, records)]);
    while (!(await isDone(shard, records)))
      if (random() < 0.5 && records.length > 1) records = records.slice(0, Math.ceil(records.length / 2));
      else records = shard.records.slice(shard.done, shard.done + records.length + Math.floor(random() * 5));
    shard.done += records.length;
    if (random() < 0.1) {
      const from = Math.floor(random() * shard.done);
      await isDone(shard, shard.records.slice(from, from + 10));
    }
    if (random() < 0.2) await endWindow(shard.id);
  };
  /** Somebody looks at a report, whatever is being counted meanwhile. */
  const look = (of: (typeof COUNTED_OF)[number]) =>
    createPeriodReader(table)(accountId, of, pick(random, PERIODS), now());
  const handOver = (job: JobId, ownerId: UserId) =>
    updateItem(table, keys.jobRow(accountId, job), setting({ ownerId }));

  for (let done = 0; done < operations; ) {
    for (const most = done + 1 + Math.floor(random() * 1.3 * BATCH); done < most; done++) change();
    if (random() < 0.15) stream.rotate(Math.floor(random() * RANGES));
    if (random() < 0.1) stream.forget();
    if (random() < 0.1) await handOver(pick(random, jobs), pick(random, OWNERS));
    const [readable] = [stream.readable()];
    if (readable.length > 0 && random() < 0.8)
      await Promise.all([read(pick(random, readable)), random() < 0.3 && look(pick(random, COUNTED_OF))]);
  }
  for (let readable = stream.readable(); readable.length > 0; readable = stream.readable())
    await read(pick(random, readable));
  for (const shardId of [...states.keys()]) await endWindow(shardId);
  return { accountId, jobs, heads: [...heads.values()], now: now() };
}

type Lived = Awaited<ReturnType<typeof liveThrough>>;

async function expectRight(lived: Lived) {
  for (const expectThem of [expectRightJobs, expectRightDays, expectRightPeriods]) await expectThem(lived);
}

/** Each period of the account and its owners, against the days it is made of. */
async function expectRightPeriods({ accountId, now }: Lived) {
  for (const of of COUNTED_OF) {
    const stored = await table.query(daysPartition(accountId, of));
    for (const period of PERIODS) {
      const { from, to } = daysOf(period, now);
      const days = stored.filter(({ sk }) => String(sk) >= from && String(sk) <= to);
      const { counts, lastAt } = await createPeriodReader(table)(accountId, of, period, now);
      expect(addCounts(counts, {})).toEqual(days.map(countsIn).reduce<Counts>(addCounts, {}));
      expect(lastAt).toBe(days.map(lastAtIn).toSorted().at(-1));
    }
  }
}

/** Each day of each job, its owner and the account, against a recount of the heads. */
async function expectRightDays({ accountId, jobs, heads }: Lived) {
  const wanted = new Map<CountedOf, DayCounts>();
  const want = (of: CountedOf, day: string, counts: Counts) => {
    const days = wanted.get(of) ?? {};
    wanted.set(of, { ...days, [day]: addCounts(days[day] ?? {}, counts) });
  };
  for (const job of jobs) {
    const stored = await table.query(daysPartition(accountId, job));
    const ownerOn = (date: string) => ownerOf(stored.find(({ sk }) => sk === date));
    for (const head of heads.filter(({ jobId }) => jobId === job))
      for (const [day, counts] of Object.entries(dayCountsOf(requireKnown(head))))
        for (const of of [job, 'account', ownerOn(day)] as const) if (of) want(of, day, counts);
  }
  for (const of of ['account', ...OWNERS, ...jobs] as const) {
    const stored = await table.query(daysPartition(accountId, of));
    const days = stored.map((day) => [String(day.sk), addCounts(countsIn(day), {})] as const);
    expect(Object.fromEntries(days.filter(([, counts]) => Object.keys(counts).length > 0))).toEqual(
      wanted.get(of) ?? {},
    );
    for (const day of stored) expect(markNamesIn(day).length).toBeLessThanOrEqual(3 * RANGES);
  }
}

async function expectRightJobs({ accountId, jobs, heads }: Lived) {
  for (const job of jobs) {
    const own = heads.filter(({ jobId }) => jobId === job);
    const expected = own.reduce<Counts>((sum, head) => addCounts(sum, countsOf(requireKnown(head))), {});
    const item = (await table.get(keys.counters(accountId, job))) ?? {};
    expect(addCounts(countsIn(item), {})).toEqual(expected);
    expect(await table.get(keys.jobRow(accountId, job))).toMatchObject({ funnel: funnelOf(expected) });
    // One that was killed before it could forget leaves one until the next batch.
    expect(markNamesIn(item).length).toBeLessThanOrEqual(2 * RANGES);
  }
}

/** A change is counted in a few milliseconds; this is far more. */
const PATIENCE = 120_000 + OPERATIONS * 50;

it.each([1, 2, 3, 4])(
  'every change counts once, whatever fails, comes twice or ends (seed %i)',
  async (seed) => expectRight(await liveThrough(seed, OPERATIONS)),
  PATIENCE,
);
