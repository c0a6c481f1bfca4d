import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { clockSpeed, hasOwnClock, keepClock, runFast } from './clock.ts';

let back = () => {};
afterEach(() => back());

it('lets a day pass in no time, also for dates that are made without an instant', () => {
  const before = Date.now();
  back = runFast(86_400_000);
  const begun = performance.now();
  while (performance.now() - begun < 3) {
    // A few milliseconds are days.
  }
  expect(clockSpeed()).toBe(86_400_000);
  expect(Date.now() - before).toBeGreaterThan(2 * 86_400_000);
  expect(new Date() > new Date(before + 2 * 86_400_000)).toBe(true);
  expect(new Date('2026-03-02T09:00:00.000Z').toISOString()).toBe('2026-03-02T09:00:00.000Z');
  expect(new Date(2026, 2, 2)).toBeInstanceOf(Date);
  expect(Date.parse('2026-03-02')).toBe(Date.UTC(2026, 2, 2));
});

it('goes back to the time it is', () => {
  const before = Date.now();
  runFast(1e9)();
  expect(clockSpeed()).toBe(1);
  expect(Date.now() - before).toBeLessThan(60_000);
});

it('goes on where it stood when the program ended, fast or not, even one that was killed, and begins anew where that is asked', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bramble-clock-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'clock');
  const start = (factor: number, fresh = false) => {
    const { note, end } = keepClock(file, { factor, fresh });
    note();
    const time = Date.now();
    back = end;
    return { time, end };
  };
  const real = Date.now();
  const fast = start(86_400_000);
  while (Date.now() < fast.time + 86_400_000) {
    // A millisecond is a day.
  }
  const late = Date.now();
  fast.end();
  expect([clockSpeed(), hasOwnClock()]).toEqual([1, false]);

  const again = start(1);
  expect(again.time).toBeGreaterThanOrEqual(late);
  expect([clockSpeed(), hasOwnClock()]).toEqual([1, true]);
  again.end();

  // This one is not ended: its time comes to no file any more.
  const killed = start(86_400_000);
  runFast(1, real);
  const after = start(1);
  expect(after.time).toBeGreaterThan(killed.time);
  after.end();
  killed.end();

  const fresh = start(1, true);
  expect(fresh.time).toBeLessThan(late);
  expect(hasOwnClock()).toBe(false);
  fresh.end();
});

it('notes nothing where it does not get as far as to run', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bramble-clock-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  keepClock(join(dir, 'clock'), { factor: 300, fresh: false }).end();
  expect(readdirSync(dir)).toEqual([]);
});
