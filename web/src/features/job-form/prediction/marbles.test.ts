import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachOf, marblesFor, sizeOf } from './marbles.ts';

test('what is expected is full and what may come on top is pale', () => {
  expect(marblesFor({ min: 6, max: 8 }, 1)).toEqual({ sure: 6, perhaps: 2, between: null, last: null });
});

test('marbles get smaller past 3, 6, 120 and 180', () => {
  const sizes = [1, 3, 4, 6, 7, 120, 121, 180, 181, 312].map((max) => sizeOf({ max }, 1));
  expect(sizes).toEqual([28, 28, 22, 22, 12, 12, 9, 9, 7, 7]);
});

test('each row of a pipeline has the size of its own count, as long as a marble is one person', () => {
  const rows = [{ max: 300 }, { max: 150 }, { max: 90 }, { max: 6 }, { max: 1 }];
  expect(eachOf(rows)).toBe(1);
  expect(rows.map((range) => sizeOf(range, 1))).toEqual([7, 9, 12, 22, 28]);
});

test('where a marble is several people, all rows have marbles of one size', () => {
  const rows = [{ max: 700 }, { max: 300 }, { max: 2 }];
  expect(eachOf(rows)).toBe(3);
  expect(rows.map((range) => sizeOf(range, 3))).toEqual([7, 7, 7]);
});

test('one hire is no whole marble where a marble is two people', () => {
  expect(marblesFor({ min: 1, max: 1 }, 2)).toEqual({
    sure: 0,
    perhaps: 0,
    between: null,
    last: { sure: 0.5, all: 0.5 },
  });
  expect(marblesFor({ min: 3, max: 7 }, 2)).toEqual({
    sure: 1,
    perhaps: 1,
    between: { sure: 0.5, all: 1 },
    last: { sure: 0, all: 0.5 },
  });
});

test('a row has no more than 312 marbles, and as many people as its range says', () => {
  const count = fc.nat({ max: 200_000 });
  fc.assert(
    fc.property(count, count, count, (one, other, longest) => {
      const range = { min: Math.min(one, other), max: Math.max(one, other) };
      const each = eachOf([range, { max: longest }]);
      const { sure, perhaps, between, last } = marblesFor(range, each);
      const parts = [between, last].flatMap((part) => part ?? []);
      expect(sure + perhaps + parts.length).toBeLessThanOrEqual(312);
      const people = (whole: number, of: 'sure' | 'all') => each * parts.reduce((sum, part) => sum + part[of], whole);
      expect(people(sure, 'sure')).toBeCloseTo(range.min, 5);
      expect(people(sure + perhaps, 'all')).toBeCloseTo(range.max, 5);
    }),
  );
});
