import { describe, expect, it } from 'vitest';
import { anyOf, wholeWord, words } from './any-of.ts';

describe('a list of words', () => {
  it('is parted by commas and ends of lines', () => {
    expect(words`
      // numbers, and other words
      one, two words,
      three
      quota[^.\n]{0,30}full, no,[ ]thanks
    `).toEqual(['one', 'two words', 'three', 'quota[^.\\n]{0,30}full', 'no,[ ]thanks']);
  });

  it('becomes an expression in which the first that fits wins', () => {
    expect(new RegExp(anyOf(words`bank, bankhaus`)).exec('bankhaus')?.[0]).toBe('bank');
    expect(new RegExp(wholeWord(anyOf(words`bank, bankhaus`)), 'u').exec('bankhaus')?.[0]).toBe('bankhaus');
  });

  it('holds lists within', () => {
    const kinds = words`annual, sick`;
    expect(words`on ${anyOf(kinds)} leave, away`).toEqual(['on (?:annual|sick) leave', 'away']);
  });
});
