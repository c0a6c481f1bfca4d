import { expect, it } from 'vitest';
import { contactedWords, stayedWords, whom } from './whom.ts';

it('names a few people, and counts the others of many', () => {
  expect(whom(['Nora Lind'])).toBe('Nora Lind');
  expect(whom(['Nora Lind', 'Theo Diaz', 'Jana Kaya'])).toBe('Nora Lind, Theo Diaz, Jana Kaya');
  expect(whom(['Nora Lind', 'Theo Diaz', 'Jana Kaya', 'Ivo Roth'])).toBe('Nora Lind, Theo Diaz, Jana Kaya and 1 other');
  expect(whom(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 others');
});

it('says of a contact when its first email leaves, which has not happened yet', () => {
  const contacted = new Date('2026-11-20T12:00:00');
  const after = (minutes: number) => new Date(contacted.getTime() + minutes * 60_000).toISOString();
  const aCard = (name: string, nextMailAt: string | null) => ({ name, nextMailAt, columnUpdatedAt: after(0) });
  const nora = aCard('Nora Lind', after(0.5));
  const theo = aCard('Theo Diaz', after(3 * 24 * 60));
  const words = 'The first email leaves';
  expect(contactedWords([nora])).toBe(`Nora Lind. ${words} once this can no longer be undone.`);
  expect(contactedWords([theo])).toBe(`Theo Diaz. ${words} on Nov 23 at 12:00.`);
  expect(contactedWords([theo, nora])).toBe(`Theo Diaz, Nora Lind. ${words} once this can no longer be undone.`);
  expect(contactedWords([aCard('Jana Kaya', null)])).toBe('Jana Kaya');
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
