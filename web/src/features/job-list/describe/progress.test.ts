import { expect, test } from 'vitest';
import { progressAt, READING_TEXTS } from './progress.ts';

test('ten texts take turns while the bar fills in fifteen seconds', () => {
  const said = Array.from({ length: 15 }, (_, second) => progressAt(second));
  expect(new Set(said.map(({ text }) => text))).toEqual(new Set(READING_TEXTS));
  expect(READING_TEXTS).toHaveLength(10);
  const percents = said.map(({ percent }) => percent);
  expect(percents).toEqual([...percents].sort((one, other) => one - other));
  expect([percents[0], percents[3]]).toEqual([0, 20]);
});

test.each([15, 16, 24, 60, 3_600])('after %i seconds without an answer it says 95 and no more', (seconds) => {
  expect(progressAt(seconds).percent).toBe(95);
});

test('who waits much longer is told that nothing is lost', () => {
  expect(progressAt(26).text).toMatch(/among your drafts/);
});
