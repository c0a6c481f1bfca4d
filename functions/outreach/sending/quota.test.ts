import { describe, expect, it, vi } from 'vitest';
import { createQuota, type MailQuota } from './quota.ts';

/** A clock that goes on while one waits. */
function aQuota(of: MailQuota | (() => Promise<MailQuota>), programs = 1) {
  let at = Date.parse('2026-03-04T10:00:00.000Z');
  let asked = 0;
  const ask = createQuota({
    readQuota: async () => {
      asked++;
      return typeof of === 'function' ? of() : of;
    },
    programs,
    now: () => new Date(at),
    pause: async (ms) => {
      at += ms;
    },
  });
  return {
    ask,
    asked: () => asked,
    now: () => at,
    pass: (ms: number) => {
      at += ms;
    },
  };
}
const limits = { perSecond: 10, perDay: 1_000, sentToday: 0 };

describe('the quota of the mail service', () => {
  it('is never passed in any second, and each program keeps its share', async () => {
    const quota = aQuota(limits, 2);
    const times: number[] = [];
    for (let mail = 0; mail < 40; mail++) {
      expect(await quota.ask()).toBeUndefined();
      times.push(quota.now());
    }
    expect(times.at(-1)! - times[0]!).toBe(39 * 200);
    for (const time of times)
      expect(times.filter((other) => other >= time && other < time + 1_000).length).toBeLessThanOrEqual(5);
  });

  it('of a day lets emails wait where it is nearly used, and asks again each minute whether there is room', async () => {
    let sentToday = 940;
    const quota = aQuota(async () => ({ ...limits, sentToday }));
    for (let mail = 0; mail < 10; mail++) expect(await quota.ask()).toBeUndefined();
    expect(await quota.ask()).toEqual({ reason: 'quota', until: new Date(quota.now() + 15 * 60_000) });
    quota.pass(61_000);
    expect(await quota.ask()).toBeUndefined();
    sentToday = 950;
    quota.pass(61_000);
    expect(await quota.ask()).toMatchObject({ reason: 'quota' });
    expect(quota.asked()).toBe(3);
  });

  it('is no limit of a day where there is none', async () => {
    const quota = aQuota({ perSecond: 1_000, perDay: -1, sentToday: 1e9 });
    expect(await quota.ask()).toBeUndefined();
  });

  it('is that of a new account while the mail service does not say', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const quota = aQuota(async () => {
      throw new Error('Busy');
    });
    const before = quota.now();
    for (let mail = 0; mail < 3; mail++) expect(await quota.ask()).toBeUndefined();
    expect(quota.now() - before).toBe(2_000);
    expect(quota.asked()).toBe(1);
    warn.mockRestore();
  });

  it('makes nobody wait for a time that the clock showed before', async () => {
    const quota = aQuota(limits);
    await quota.ask();
    quota.pass(-86_400_000);
    const before = quota.now();
    expect(await quota.ask()).toBeUndefined();
    expect(quota.now() - before).toBeLessThan(5_000);
  });
});
