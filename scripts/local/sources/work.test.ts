import { afterEach, expect, it, vi } from 'vitest';
import { SCHEDULE_SPEED } from './schedule-speed.ts';
import { createWork } from './work.ts';

const events = { publish: () => undefined, objectCreated: () => undefined, settled: async () => undefined };
const ruleOf = (schedule: string) => ({ schedule, pattern: undefined, targets: [schedule] });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Schedules that note when they run. */
function someWork(...schedules: string[]) {
  const runs: string[] = [];
  const invoke = async (name: string) => void runs.push(name);
  const work = createWork({ sources: [], rules: schedules.map(ruleOf), functionNames: new Map(), events, invoke });
  return { work, countOf: (schedule: string) => runs.filter((name) => name === schedule).length };
}

it('lets a schedule of a day run once while one of a minute runs 1440 times', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  const { work, countOf } = someWork('rate(1 minute)', 'rate(1 day)');
  work.start();
  await vi.advanceTimersByTimeAsync(86_400_000 / SCHEDULE_SPEED + 1_000);
  expect(countOf('rate(1 day)')).toBe(1);
  expect(countOf('rate(1 minute)')).toBeGreaterThan(1_400);
  expect(countOf('rate(1 minute)')).toBeLessThan(1_445);
  await work.stop();
});

it('runs on draining what comes round within a minute, and the rest when the time is set forward', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { work, countOf } = someWork('rate(1 minute)', 'rate(1 day)', 'cron(0 7 * * ? *)');
  vi.setSystemTime('2026-01-01T06:00:00Z');
  await work.drain();
  await work.drain();
  expect([countOf('rate(1 minute)'), countOf('rate(1 day)'), countOf('cron(0 7 * * ? *)')]).toEqual([2, 0, 0]);
  vi.setSystemTime('2026-01-01T07:00:30Z');
  await work.drain();
  vi.setSystemTime('2026-01-02T06:00:00Z');
  await work.drain();
  expect([countOf('rate(1 minute)'), countOf('rate(1 day)'), countOf('cron(0 7 * * ? *)')]).toEqual([4, 1, 1]);
});

it('never waits for a time that is past', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // Every look at the clock comes a while after the one before.
  let elapsed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (elapsed += 17));
  // No spy: Vitest puts back what it replaced once more after the file, which would be this timer that stands still.
  const { setTimeout } = globalThis;
  const waits: number[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds = 0) => {
    waits.push(milliseconds);
    return setTimeout(run, milliseconds);
  });
  const { work } = someWork('rate(1 minute)');
  work.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waits.length).toBeGreaterThan(5);
  expect(waits.filter((milliseconds) => milliseconds < 0)).toEqual([]);
  await work.stop();
  clock.mockRestore();
});
