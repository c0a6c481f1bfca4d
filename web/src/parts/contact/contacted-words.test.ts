import { expect, it } from 'vitest';
import { contactedWords } from './contacted-words.ts';

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
