import { expect, test } from 'vitest';
import { noRequirements } from '../../../../../shared/model/job.ts';
import { salaryWords } from '../../../../../shared/rules/job/salary-words.ts';
import { companyNames, radiusWords, workingModeWords, yearsWords } from './about-words.ts';

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

test('the working mode names its place, or where a remote job may be done', () => {
  const requirements = {
    ...noRequirements(),
    remoteType: 'SPECIFIC_TIME_ZONES' as const,
    timezone: { specific: true, from: 'Europe/Paris', to: 'Europe/Kyiv' },
  };
  expect(workingModeWords({ office: 'ON_SITE', location: { formatted: 'Lyon, France' }, requirements })).toBe(
    'On-site, Lyon, France',
  );
  expect(workingModeWords({ office: 'REMOTE_ONLY', location: null, requirements })).toBe(
    'Remote only, Europe/Paris to Europe/Kyiv',
  );
});

test('companies are named as they were written', () =>
  expect(companyNames([{ domain: 'kestrel.example' }, { orgName: 'Marlow Rail' }])).toEqual([
    'kestrel.example',
    'Marlow Rail',
  ]));
