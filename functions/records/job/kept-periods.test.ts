import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountId, Instant } from '../../../shared/model/ids.ts';
import { PERIODS, type Period } from '../../../shared/reference/periods.ts';
import { daysOf } from '../../../shared/rules/funnel/account-overview.ts';
import { addCounts, type Counts } from '../../../shared/rules/funnel/counters.ts';
import { dayOf } from '../../../shared/rules/funnel/counters-by-day.ts';
import { randomFrom } from '../../../test/support/shards.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { PutCommand } from '../../platform/table-calls.ts';
import { daysPartition, keys } from '../keys.ts';
import { countsIn, lastAtIn } from './job-counters.ts';
import { createPeriodReader, forgetPeriods } from './kept-periods.ts';

const DAY_MS = 86_400_000;
const start = Date.parse('2026-03-02T10:00:00.000Z');
const onDay = (day: number) => new Date(start + day * DAY_MS);

let table: TestTable;
let account: AccountId;
let accounts = 0;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());
beforeEach(() => {
  account = `acc_${++accounts}`;
});

const setDay = (day: number, counts: Counts, lastAt = onDay(day).toISOString()) => {
  const Item = { ...keys.day(account, 'account', dayOf(onDay(day).toISOString())), lastAt, ...counts };
  return table.db.send(new PutCommand({ TableName: table.name, Item }));
};
const readOn = (day: number, period: Period = 'PAST_YEAR') =>
  createPeriodReader(table)(account, 'account', period, onDay(day));
const keptIn = async () => (await table.get(keys.periods(account, 'account')))?.PAST_YEAR;

/** What the days of a period say, all of them read. */
async function recount(day: number, period: Period) {
  const { from, to } = daysOf(period, onDay(day));
  const days = (await table.query(daysPartition(account, 'account'))).filter(
    ({ sk }) => String(sk) >= from && String(sk) <= to,
  );
  return {
    counts: days.map(countsIn).reduce<Counts>(addCounts, {}),
    lastAt: days.map(lastAtIn).toSorted().at(-1),
  };
}

describe('the sum of a period', () => {
  it('is that of its days, however they change and whenever somebody looks', async () => {
    const random = randomFrom(7);
    for (let day = 0; day < 500; day += Math.floor(random() * 20)) {
      const late = random() < 0.2 ? Math.floor(random() * 400) : 0;
      const wait = Math.floor(random() * 6);
      const waits = random() < 0.5 && { [`crowd.waited.${wait}`]: 1 + Math.floor(random() * 3) };
      await setDay(day - late, { 'crowd.sourced': Math.floor(random() * 50), ...waits });
      if (late > 0) await forgetPeriods(table, account, 'account');
      for (const period of PERIODS)
        if (random() < 0.7) expect(await readOn(day, period)).toEqual(await recount(day, period));
    }
  });

  it('is kept for whoever looks next, and brought up to date on the next day', async () => {
    await setDay(0, { 'crowd.sourced': 5 });
    await setDay(1, { 'crowd.sourced': 2 });
    expect((await readOn(2)).counts).toEqual({ 'crowd.sourced': 7 });
    expect(await keptIn()).toMatchObject({ to: '2026-03-03', counts: { 'crowd.sourced': 7 } });
    await setDay(3, { 'crowd.sourced': 1 });
    expect((await readOn(366)).counts).toEqual({ 'crowd.sourced': 1 });
    expect(await keptIn()).toMatchObject({ from: '2026-03-04', counts: { 'crowd.sourced': 1 } });
  });

  it('is not kept when a day that is over changed while it was added up', async () => {
    await setDay(0, { 'crowd.sourced': 5 });
    let isChanged = false;
    const slow = {
      ...table,
      db: new Proxy(table.db, {
        get: (db, name) => {
          if (name !== 'send') return Reflect.get(db, name);
          return async (command: Parameters<typeof db.send>[0]) => {
            const answer = await db.send(command);
            if (command.constructor.name === 'QueryCommand' && !isChanged) {
              isChanged = true;
              await setDay(0, { 'crowd.sourced': 6 });
              await forgetPeriods(table, account, 'account');
            }
            return answer;
          };
        },
      }),
    };
    const before = await createPeriodReader(slow)(account, 'account', 'PAST_YEAR', onDay(2));
    expect(before.counts).toEqual({ 'crowd.sourced': 5 });
    expect(await keptIn()).toBeUndefined();
    expect((await readOn(2)).counts).toEqual({ 'crowd.sourced': 6 });
  });

  it('is not kept in the first minute of a day', async () => {
    await setDay(0, { 'crowd.sourced': 5 });
    const midnight = new Date('2026-03-05T00:00:59.999Z');
    const { counts } = await createPeriodReader(table)(account, 'account', 'PAST_YEAR', midnight);
    expect(counts).toEqual({ 'crowd.sourced': 5 });
    expect(await keptIn()).toBeUndefined();
  });

  it('is of no time where nothing was counted', async () => {
    const { counts, lastAt } = await readOn(3);
    expect({ counts, lastAt: Instant.safeParse(lastAt).success }).toEqual({ counts: {}, lastAt: false });
  });
});
