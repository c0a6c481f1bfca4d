import { describe, expect, it, test } from 'vitest';
import {
  answers,
  backwards,
  forgivenWords,
  intactParts,
  isNear,
  longIntactParts,
  lookedUp,
  pairsMeant,
  saidOf,
  searchTerms,
  wordsOf,
} from './search-words.ts';

describe('the words that find a candidate', () => {
  it.each([
    [{ name: 'Søren Ødegård' }, ['soren', 'odegard', '+soren odegard']],
    [
      { name: 'Ann-Kathrin O’Neill', title: 'Head of Sales', employer: 'Müller & Söhne GmbH' },
      ['ann', 'kathrin', 'oneill', 'neill', 'muller', 'sohne', 'head', 'sales', '+ann kathrin', '+ann oneill'],
    ],
    [{ name: 'Anna Anna', employer: 'Anna' }, ['anna']],
    [{ name: '王 小明' }, ['王', '小明', '王小明', '小明王']],
    [{ name: '王小明' }, ['王小明', '小明']],
    [{ name: '欧阳小明' }, ['欧阳小明', '小明']],
    [{ name: 'Jo', employer: 'AT&T', title: 'R & D' }, ['jo', 'att', 'rd']],
    [{ name: 'Juan de la Cruz y Garcia Lopez' }, expect.arrayContaining(['la', '+juan cruz'])],
  ])('of %j are %j', (facts, words) => expect(wordsOf(facts)).toEqual(words));

  it('are of a bounded number, names first', () => {
    const long = wordsOf({ name: 'Anna Berg', title: Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ') });
    expect(long).toHaveLength(15);
    expect(long.slice(0, 2)).toEqual(['anna', 'berg']);
  });

  it('may have a wrong letter where they are of five letters or more', () =>
    expect(forgivenWords({ name: 'Anna Lindqvist', title: 'Director', employer: 'Spotify AB' })).toEqual([
      'lindqvist',
      'spotify',
      'director',
    ]));
});

test('whoever is found must have said every word that is typed, fillers too', () => {
  const said = saidOf({ name: 'Anna Berg', title: 'Head of Sales', employer: 'AT&T' });
  for (const typed of ['Head of Sales', 'head o', 'AT&T', 'at & t', 'anna at'])
    expect(answers(said, searchTerms(typed)), typed).toBe(true);
  expect(answers(said, searchTerms('head of the sales'))).toBe(false);
});

test.each([
  ['李 小龙', ['李小龙', '李 小龙', '小龙 李', '小龙', '李']],
  ['小龙 李', ['李小龙', '李 小龙', '小龙']],
  ['李小龙', ['李小龙', '李 小龙', '小龙', '李']],
  ['김민수', ['김민수', '김 민수', '민수', '김']],
  ['山田 太郎', ['山田太郎', '太郎山田', '太郎']],
])('%s is found by %j, with and without a blank', (name, searches) => {
  for (const typed of searches) {
    const terms = searchTerms(typed);
    const isLookedUp = lookedUp(terms).some((term) => wordsOf({ name }).some((word) => word.startsWith(term)));
    expect([typed, isLookedUp, answers(saidOf({ name }), terms)]).toEqual([typed, true, true]);
  }
});

test.each([
  ['head of sales', ['head', 'sales']],
  ['head o', ['head']],
  ['la', ['la']],
  ['x', []],
])('%s is looked up by %j', (typed, words) => expect(lookedUp(searchTerms(typed))).toEqual(words));

test.each([
  ['maria', []],
  ['maria gar', ['+maria gar', '+gar maria']],
  ['maria de la cruz', ['+maria cruz', '+cruz maria']],
  ['a b c d e f', []],
  ['anna berg nurse oslo', ['+anna berg', '+berg anna', '+anna nurse', '+nurse anna']],
])('%s may mean the pairs %j', (typed, pairs) => expect(pairsMeant(searchTerms(typed))).toEqual(pairs));

test('what is typed is taken word by word, an address whole', () => {
  expect(searchTerms('  ÅSA  Lind-Berg ')).toEqual(['asa', 'lind', 'berg']);
  expect(searchTerms('Anna.Lind@Example.com')).toEqual(['anna.lind@example.com']);
  expect(searchTerms(' - ')).toEqual([]);
});

test('words answer where each term begins one of them, in any order', () => {
  const words = ['anna', 'lindqvist', 'engineer'];
  expect(answers(words, ['eng', 'lind', 'anna'])).toBe(true);
  expect(answers(words, ['anna', 'qvist'])).toBe(false);
  expect(answers(words, ['lindqwist'])).toBe(false);
  expect(answers(words, ['anna', 'lindqwist'], true)).toBe(true);
  expect(answers(words, ['anma'], true), 'a word of four letters').toBe(false);
});

describe('a term is near a word', () => {
  it.each([
    ['lindqwist', 'lindqvist', 'one is wrong'],
    ['lindvist', 'lindqvist', 'one is missing'],
    ['lindqqvist', 'lindqvist', 'one is too much'],
    ['lidnqvist', 'lindqvist', 'two are swapped'],
    ['xindqvist', 'lindqvist', 'the first is wrong'],
    ['indqvist', 'lindqvist', 'the first is missing'],
    ['lindqw', 'lindqvist', 'the beginning differs by one'],
    ['lindqvist', 'lindqvist', 'nothing is'],
  ])('%s: %s, where %s', (term, word) => expect(isNear(term, word)).toBe(true));
  it.each([
    ['lindkwist', 'lindqvist'],
    ['lindberg', 'lindqvist'],
    ['lidnqvits', 'lindqvist'],
  ])('not %s: %s', (term, word) => expect(isNear(term, word)).toBe(false));
});

test('a fault at the first or the last two letters leaves all the others', () => {
  for (const [term, word] of [
    ['marja', 'maria'],
    ['marai', 'maria'],
    ['mriaxx', 'mriaxy'],
  ] as const)
    expect(word.startsWith(longIntactParts(term).beginning), term).toBe(true);
  expect(backwards('garcia').startsWith(longIntactParts('agrcia').end)).toBe(true);
});

test('of a word with any one fault the beginning or the end is as it was', () => {
  const letters = [...'abcdefghijklmnop'];
  for (let length = 5; length <= 12; length++) {
    const word = letters.slice(0, length).join('');
    const faults = Array.from({ length }, (_, at) => [
      `${word.slice(0, at)}z${word.slice(at + 1)}`,
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}z${word.slice(at)}`,
      word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    ]).flat();
    for (const term of faults.filter((one) => one.length >= 5)) {
      const { beginning, end } = intactParts(term);
      expect(
        [beginning.length, end.length].every((part) => part >= 2),
        term,
      ).toBe(true);
      expect(word.startsWith(beginning) || backwards(word).startsWith(end), `${term} for ${word}`).toBe(true);
    }
  }
});
