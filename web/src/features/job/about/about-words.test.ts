import { expect, test } from 'vitest';
import { salaryWords } from '../../../../../shared/rules/job/salary-words.ts';
import { companyNames, radiusWords, yearsWords } from './about-words.ts';

test.each([
  [{ srcRadius: null, srcRadiusUnit: 'mile' as const }, ''],
  [{ srcRadius: 50, srcRadiusUnit: 'mile' as const }, 'within 50 miles (80 km)'],
  [{ srcRadius: 30, srcRadiusUnit: 'km' as const }, 'within 30 km'],
])('a radius reads in its unit and in km', (radius, words) => expect(radiusWords(radius)).toBe(words));

test.each([
  [{ min: 0, max: null }, 'Any'],
  [{ min: 1, max: null }, 'At least 1 year'],
  [{ min: 4, max: 30 }, 'At least 4 years'],
  [{ min: 4, max: 13 }, '4 to 13 years'],
])('years from %o read %s', (years, words) => expect(yearsWords(years)).toBe(words));

test('a salary is told as far as it is known', () => {
  expect(salaryWords({ min: 50_000, max: 65_000, currency: 'EUR' })).toBe('€50,000 to €65,000 a year');
  expect(salaryWords({ min: null, max: 65_000, currency: 'USD' })).toBe('Up to $65,000 a year');
  expect(salaryWords({ min: null, max: null, currency: 'USD' })).toBe('');
});

test('companies are named as they were written', () =>
  expect(companyNames([{ domain: 'kestrel.example' }, { orgName: 'Marlow Rail' }])).toEqual([
    'kestrel.example',
    'Marlow Rail',
  ]));
