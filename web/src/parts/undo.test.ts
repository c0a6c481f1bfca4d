import { expect, it } from 'vitest';
import { ERRORS } from '../../../shared/contract/errors.ts';
import { failedWords } from './undo.ts';

it('says why somebody could not be taken back, also where the server gives no reason', () => {
  const plain = { why: ERRORS.NOTHING_TO_UNDO.title };
  const why = 'This can no longer be undone: only the last move can be, for 30 seconds and before an email has left.';
  expect(failedWords([plain])).toBe(why);
  expect(failedWords([plain, plain])).toBe(`2 stay where they are. ${why}`);
  expect(failedWords([{ why: 'Please reopen this job.' }])).toBe('Please reopen this job.');
  expect(failedWords([])).toBeUndefined();
});
