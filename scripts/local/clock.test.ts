import { afterEach, expect, it } from 'vitest';
import { clockSpeed, runFast } from './clock.ts';

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
