import { expect, it } from 'vitest';
import { ERRORS } from '../../../shared/contract/errors.ts';
import { failedWords, timeToUndo } from './undo.ts';

it('says why somebody could not be taken back, also where the server gives no reason', () => {
  const plain = { why: ERRORS.NOTHING_TO_UNDO.title };
  const why = 'This can no longer be undone: only the last move can be, for 30 seconds and before an email has left.';
  expect(failedWords([plain])).toBe(why);
  expect(failedWords([plain, plain])).toBe(`2 stay where they are. ${why}`);
  expect(failedWords([{ why: 'Please reopen this job.' }])).toBe('Please reopen this job.');
  expect(failedWords([])).toBeUndefined();
});

it('can be taken back together for as long as whoever was moved first', () => {
  const made = (...seconds: (number | null)[]) =>
    seconds.map((second, at) => ({
      ...{ id: `sub_${at}` as const, name: 'Ada', columnUpdatedAt: '' },
      undoableUntil: second === null ? null : new Date(second * 1_000).toISOString(),
    }));
  expect(timeToUndo(made(50))).toBe(30_000);
  expect(timeToUndo(made(50, 50, 62))).toBe(18_000);
  expect([timeToUndo(made()), timeToUndo(made(null))]).toEqual([30_000, 30_000]);
  // Most of those who came last still can be.
  expect(timeToUndo(made(10, 99))).toBe(5_000);
});
