import { expect, it } from 'vitest';
import { stayedWords, whom } from './whom.ts';

it('names a few people, and counts the others of many', () => {
  expect(whom(['Nora Lind'])).toBe('Nora Lind');
  expect(whom(['Nora Lind', 'Theo Diaz', 'Jana Kaya'])).toBe('Nora Lind, Theo Diaz, Jana Kaya');
  expect(whom(['Nora Lind', 'Theo Diaz', 'Jana Kaya', 'Ivo Roth'])).toBe('Nora Lind, Theo Diaz, Jana Kaya and 1 other');
  expect(whom(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 others');
});

it('names those who stayed, and says why: once where it is the same of all', () => {
  const moved = { name: 'Ada Byron', why: 'Moved meanwhile.' };
  const gone = { name: 'Ben Adams', why: 'No longer here' };
  expect(stayedWords([])).toBe('');
  expect(stayedWords([moved])).toBe('1 profile stayed: Ada Byron. Moved meanwhile.');
  expect(stayedWords([moved, moved])).toBe('2 profiles stayed: Ada Byron, Ada Byron. Moved meanwhile.');
  expect(stayedWords([moved, gone])).toBe(
    '2 profiles stayed: Ada Byron (Moved meanwhile), Ben Adams (No longer here).',
  );
  expect(stayedWords([moved, gone, moved, gone, gone])).toBe(
    '5 profiles stayed: Ada Byron (Moved meanwhile), Ben Adams (No longer here), Ada Byron (Moved meanwhile) and 2 more.',
  );
  expect(stayedWords([{ name: 'Ada Byron', why: null }])).toBe('1 profile stayed: Ada Byron.');
});
