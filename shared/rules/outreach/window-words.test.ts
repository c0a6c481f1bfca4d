import { expect, it } from 'vitest';
import { windowWords } from './window-words.ts';

it.each([
  ['always', 'At any hour'],
  ['working-hours', 'Working days, 9:00 to 19:00'],
  [{ days: [0, 5, 1], from: 8, to: 24 }, 'Mon, Fri, Sun, 8:00 to 24:00'],
  [{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 12 }, 'Every day, 0:00 to 12:00'],
] as const)('says of %j: %s', (window, words) => {
  expect(windowWords(typeof window === 'string' ? window : { ...window, days: [...window.days] })).toBe(words);
});
