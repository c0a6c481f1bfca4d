import { expect, test } from 'vitest';
import { marblesFor } from './marbles.ts';

test('what is expected is full and what may come on top is pale', () => {
  expect(marblesFor({ min: 6, max: 8 })).toMatchObject({ sure: 6, perhaps: 2, each: 1 });
});

test('marbles get smaller past 3, 6, 120 and 180', () => {
  const sizes = [3, 4, 7, 121, 181].map((max) => marblesFor({ min: 1, max }).size);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBe(5);
});

test.each([313, 624, 625, 5_000])('no more than 312 marbles are drawn for %i', (max) => {
  const { sure, perhaps, each } = marblesFor({ min: 10, max });
  expect(sure + perhaps).toBeLessThanOrEqual(312);
  expect((sure + perhaps) * each).toBeGreaterThanOrEqual(max);
});
