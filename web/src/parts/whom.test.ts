import { expect, it } from 'vitest';
import { contactedWords, whom } from './whom.ts';

it('names a few people, and counts the others of many', () => {
  expect(whom(['Nora Lind'])).toBe('Nora Lind');
  expect(whom(['Nora Lind', 'Theo Diaz', 'Jana Kaya'])).toBe('Nora Lind, Theo Diaz, Jana Kaya');
  expect(whom(['Nora Lind', 'Theo Diaz', 'Jana Kaya', 'Ivo Roth'])).toBe('Nora Lind, Theo Diaz, Jana Kaya and 1 other');
  expect(whom(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 others');
});

it('says of a contact when its first email leaves, which has not happened yet', () => {
  const now = new Date('2026-11-20T12:00:00');
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const nora = { name: 'Nora Lind', nextMailAt: after(0.5) };
  const theo = { name: 'Theo Diaz', nextMailAt: after(3 * 24 * 60) };
  const words = 'The first email leaves';
  expect(contactedWords([nora], now)).toBe(`Nora Lind. ${words} once this can no longer be undone.`);
  expect(contactedWords([theo], now)).toBe(`Theo Diaz. ${words} on Nov 23 at 12:00.`);
  expect(contactedWords([theo, nora], now)).toBe(`Theo Diaz, Nora Lind. ${words} once this can no longer be undone.`);
  expect(contactedWords([{ name: 'Jana Kaya', nextMailAt: null }], now)).toBe('Jana Kaya');
});
