import { expect, it } from 'vitest';
import { cardFilter, filtersIn, NO_FILTER } from './board-filter.ts';

const now = Date.parse('2026-03-20T10:00:00.000Z');
const card = {
  origin: 'crowd',
  columnUpdatedAt: '2026-03-13T10:00:00.000Z',
  currentEmployer: 'Société Générale SA',
  verdicts: 'cuc',
} as const;
const passes = (filter: Partial<typeof NO_FILTER>, over: object = {}) =>
  cardFilter({ ...NO_FILTER, ...filter }, { now, mustHaves: 2 })({ ...card, ...over });

it('lets every card pass while nothing is asked for', () => {
  expect(passes({})).toBe(true);
  expect(filtersIn(NO_FILTER)).toBe(0);
  expect(filtersIn({ source: 'team', minDays: 3, company: ' ', verdict: '' })).toBe(2);
});

it('asks for the source', () => {
  expect([passes({ source: 'crowd' }), passes({ source: 'team' })]).toEqual([true, false]);
});

it('asks for so many whole days in the column, to the very hour', () => {
  expect([passes({ minDays: 7 }), passes({ minDays: 8 })]).toEqual([true, false]);
  expect(passes({ minDays: 7 }, { columnUpdatedAt: '2026-03-13T10:00:01.000Z' })).toBe(false);
});

it('finds a company by any of its words, whatever their case and accents', () => {
  expect(passes({ company: 'generale SOC' })).toBe(true);
  expect(passes({ company: 'generali' })).toBe(false);
  expect(passes({ company: 'soc' }, { currentEmployer: null })).toBe(false);
});

it('reads the verdicts of the must-haves alone', () => {
  expect(passes({ verdict: 'every-must-have' }, { verdicts: 'cco' })).toBe(true);
  expect(passes({ verdict: 'every-must-have' }, { verdicts: 'cuc' })).toBe(false);
  expect(passes({ verdict: 'every-must-have' }, { verdicts: 'c' })).toBe(false);
  expect(passes({ verdict: 'none-missing' }, { verdicts: 'cuo' })).toBe(true);
  expect(passes({ verdict: 'none-missing' }, { verdicts: 'oc' })).toBe(false);
  expect(passes({ verdict: 'something-missing' }, { verdicts: 'oc' })).toBe(true);
  for (const verdict of ['every-must-have', 'none-missing', 'something-missing'] as const)
    expect(passes({ verdict }, { verdicts: '' })).toBe(false);
  expect(passes({ verdict: 'not-compared' }, { verdicts: '' })).toBe(true);
});
