import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../shared/contract/errors.ts';
import { killedAt, mortalTable } from '../../../test/support/faults.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { keys } from '../keys.ts';
import { type CallCounts, type Counted, createCallCounts } from './call-counts.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

let clock = Date.parse('2026-03-01T10:00:30.000Z');
const now = () => new Date(clock);
const minute = () => Math.floor(clock / 60_000) * 60;
const countsOf = () => createCallCounts(table, now);

/** How many of so many calls pass. */
async function passed(times: number, call: (time: number) => Promise<void>): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time++) {
    try {
      await call(time);
      count++;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    }
  }
  return count;
}

describe('what is counted one by one', () => {
  const upload = (who: string): Counted => ({ what: 'upload.person', who, most: 5, seconds: 60 });

  it('is refused beyond its limit, exactly, whoever counts', async () => {
    const containers = [countsOf(), countsOf()];
    const all = Array.from({ length: 20 }, (_, at) => (containers[at % 2] as CallCounts).countOne(upload('ada')));
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('says how long to wait, and begins anew then', async () => {
    const counts = countsOf();
    await passed(5, () => counts.countOne(upload('bob')));
    await expect(counts.countOne(upload('bob'))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: '60' },
    });
    clock += 60_000;
    await counts.countOne(upload('bob'));
  });

  it('has a place for each of dozens', async () => {
    const many: Counted = { what: 'many', who: 'ada', most: 60, seconds: 60 };
    expect(await passed(61, () => countsOf().countOne(many))).toBe(60);
  });

  it('is another’s business alone', async () => {
    const counts = countsOf();
    await passed(6, () => counts.countOne(upload('cleo')));
    await counts.countOne(upload('dan'));
  });

  it('is forgotten by the table when its time is over', async () => {
    await countsOf().countOne(upload('eve'));
    const end = clock / 1_000 + 60;
    expect(await table.get(keys.callCount('upload.person', 'eve', 0))).toMatchObject({ expiresAt: end });
  });

  it('passes no more than its limit in any span, wherever that begins, and as many where there is room', async () => {
    const counts = countsOf();
    const passedAt: number[] = [];
    for (let time = 0; time < 60; time++) {
      clock += 7_000;
      if ((await passed(1, () => counts.countOne(upload('fay')))) === 1) passedAt.push(clock);
    }
    const inSpan = passedAt.map((from) => passedAt.filter((at) => at >= from && at < from + 60_000).length);
    expect(Math.max(...inSpan)).toBe(5);
    expect(passedAt.length).toBeGreaterThanOrEqual(30);
  });

  it('costs one write where the place it tries is free, and two where it is not', async () => {
    let writes = 0;
    const counting = new Proxy(table.db, {
      get: (db, name) => {
        if (name === 'send') writes++;
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    const counts = createCallCounts({ ...table, db: counting }, now, () => 0);
    await counts.countOne(upload('gil'));
    expect(writes).toBe(1);
    await counts.countOne(upload('gil'));
    expect(writes).toBe(3);
  });

  it('of more than fit into an item counts by the clock', async () => {
    const many = { what: 'upload.person', who: 'hal', most: 61, seconds: 60 };
    expect(await passed(70, () => countsOf().countOne(many))).toBe(61);
    expect(await table.get(keys.callCount('upload.person', 'hal', minute()))).toMatchObject({ calls: 61 });
  });
});

describe('what is counted by the container', () => {
  const calls = (who: string, most = 600): Counted => ({ what: 'calls', who, most, seconds: 60 });
  const stored = async (who: string) => (await table.get(keys.callCount('calls', who, minute())))?.calls;

  it('costs nothing up to a sixtieth of the limit, and one write for each after', async () => {
    const counts = countsOf();
    await passed(9, () => counts.countMany(calls('ada')));
    expect(await stored('ada')).toBeUndefined();
    await counts.countMany(calls('ada'));
    expect(await stored('ada')).toBe(10);
    await passed(19, () => counts.countMany(calls('ada')));
    expect(await stored('ada')).toBe(20);
  });

  it('is never refused below the limit, and beyond it by no more than a sixtieth for each container', async () => {
    for (const many of [1, 3, 7]) {
      const containers = Array.from({ length: many }, countsOf);
      const who = `over ${many}`;
      const count = await passed(1_000, (time) => (containers[time % many] as CallCounts).countMany(calls(who)));
      expect(count).toBeGreaterThanOrEqual(600);
      expect(count).toBeLessThanOrEqual(600 + many * 10);
    }
  });

  it('refuses without asking the table, until the span is over', async () => {
    const counts = countsOf();
    await passed(700, () => counts.countMany(calls('flo')));
    expect(await passed(100, () => counts.countMany(calls('flo')))).toBe(0);
    expect(await stored('flo')).toBe(600);
    clock += 60_000;
    expect(await passed(100, () => counts.countMany(calls('flo')))).toBe(100);
  });

  it('leaves others alone', async () => {
    const counts = countsOf();
    await passed(700, () => counts.countMany(calls('gus')));
    expect(await passed(100, () => counts.countMany(calls('hal')))).toBe(100);
  });

  it('refuses nobody when the table does not answer', async () => {
    const counts = createCallCounts(mortalTable(table, killedAt(0)), now);
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    expect(await passed(100, () => counts.countMany(calls('ivy')))).toBe(100);
    expect(complaints).toHaveBeenCalledTimes(10);
    complaints.mockRestore();
  });
});
