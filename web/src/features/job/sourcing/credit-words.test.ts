import { expect, it } from 'vitest';
import { batchWords, usedWords } from './credit-words.ts';

const at = '2026-03-02T10:00:00.000Z';
const batch = { batch: 2, askedAt: at, asked: 20, delivered: 20, used: 20, givenBack: 0, closedAt: at };

it('says of each batch what it brought, what came back and what is still to come', () => {
  expect(batchWords(batch)).toBe('20 profiles asked for, 20 delivered');
  expect(batchWords({ ...batch, delivered: 4, used: 4, givenBack: 16 })).toBe(
    '20 profiles asked for, 4 delivered, 16 given back',
  );
  expect(batchWords({ ...batch, delivered: 7, used: 7, closedAt: null })).toBe(
    '20 profiles asked for, 7 delivered, 13 still to come',
  );
});

it('counts one profile as one', () => {
  expect([usedWords(0), usedWords(1), usedWords(30)]).toEqual([
    '0 profiles of your account used.',
    '1 profile of your account used.',
    '30 profiles of your account used.',
  ]);
});
