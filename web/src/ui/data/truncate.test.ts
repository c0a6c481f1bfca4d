import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it('leaves a text alone that is as long as the limit', () => {
  expect(truncate('a'.repeat(250), 250)).toBeUndefined();
});

it('shows as many characters as the limit of a longer one', () => {
  expect(truncate('a'.repeat(251), 250)).toBe(`${'a'.repeat(250)}…`);
});

it('ends in no space and cuts no character in two', () => {
  expect(truncate('one two', 4)).toBe('one…');
  expect(truncate('👩👩👩', 2)).toBe('👩👩…');
});
