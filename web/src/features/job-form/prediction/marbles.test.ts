import { expect, test } from 'vitest';
import { marblesFor, unitFor } from './marbles.ts';

test('what is expected is full and what may come on top is pale', () => {
  expect(marblesFor({ min: 6, max: 8 }, 1)).toEqual({ sure: 6, perhaps: 2 });
});

test('marbles get smaller past 3, 6, 120 and 180', () => {
  const sizes = [3, 4, 7, 121, 181].map((max) => unitFor([{ max }]).size);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBe(5);
});

test.each([313, 624, 625, 5_000])('no more than 312 marbles are drawn for %i', (max) => {
  const { each } = unitFor([{ max: 3 }, { max }]);
  const { sure, perhaps } = marblesFor({ min: 10, max }, each);
  expect(sure + perhaps).toBeLessThanOrEqual(312);
  expect((sure + perhaps) * each).toBeGreaterThanOrEqual(max);
});

test('all rows of a pipeline are of one unit, so that the longer range has more marbles', () => {
  const rows = [
    { min: 500, max: 700 },
    { min: 200, max: 300 },
  ];
  const { each, size } = unitFor(rows);
  expect({ each, size }).toEqual({ each: 3, size: 7 });
  const marbles = rows.map((range) => marblesFor(range, each)).map(({ sure, perhaps }) => sure + perhaps);
  expect(marbles).toEqual([234, 100]);
});
