import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, matchesName, nameWords } from './names.ts';

describe('foldText', () => {
  it.each([
    ['José Ángel', 'jose angel'],
    ['SØREN Kierkegaard', 'soren kierkegaard'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Weiß', 'weiss'],
    ['O’Brien', 'obrien'],
    ['Ольга', 'ольга'],
    ['李小龙', '李小龙'],
    ['ﬁnn', 'finn'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('folds what is folded already to itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});

describe('nameWords', () => {
  it('gives every word once, in order', () => {
    expect(nameWords('  Anna-Lena  Müller anna ')).toEqual(['anna', 'lena', 'muller']);
  });

  it('gives nothing for what has no letter', () => {
    expect(nameWords(' – . ')).toEqual([]);
  });
});

describe('matchesName', () => {
  it.each(['jo', 'garcia', 'gar jo', 'GARCÍA', 'josé garcía', ''])('finds José García by %j', (search) => {
    expect(matchesName('José García', search)).toBe(true);
  });

  it.each([
    ['Siobhán O’Brien', 'brien'],
    ["Pat O'Brien", 'obrien pat'],
    ["Pat O'Brien", "o'brien"],
    ["Hélène d'Aubigné", 'aubigne'],
    ['Pat OBrien', "o'brien"],
  ])('finds %s by %j', (name, search) => expect(matchesName(name, search)).toBe(true));

  it('does not find somebody by what stands behind the apostrophe of a possessive', () => {
    expect(matchesName("Pat's Team", 's')).toBe(false);
  });

  it.each(['arcia', 'jose x', 'josee'])('does not find José García by %j', (search) => {
    expect(matchesName('José García', search)).toBe(false);
  });

  it('finds every name by the beginning of each of its words', () => {
    const name = fc.stringMatching(/^[A-Za-zÀ-ž]{1,12} [A-Za-zÀ-ž]{1,12}$/);
    fc.assert(
      fc.property(name, fc.nat({ max: 5 }), (full, cut) =>
        nameWords(full).every((word) => matchesName(full, word.slice(0, cut + 1))),
      ),
    );
  });
});
