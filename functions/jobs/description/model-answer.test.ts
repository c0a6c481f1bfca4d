import { describe, expect, test } from 'vitest';
import type { AskReader } from './bedrock.ts';
import { draftOf } from './draft.ts';
import { readDescription } from './index.ts';
import { checkedReading, type DescriptionAnswer } from './model-answer.ts';
import { draftWith } from './read.ts';

const TEXT = `Backend Engineer at Acme
Location: Berlin
Salary: €70,000 - €90,000 a year

Requirements
- 5+ years of experience with Go
- PostgreSQL
- Fluent English`;
const byRules = readDescription(TEXT);
const nothing: DescriptionAnswer = { locations: [], functions: [], industries: [], mustHaves: [], niceToHaves: [] };
const checked = (answer: Partial<DescriptionAnswer>) => checkedReading({ ...nothing, ...answer }, TEXT, byRules);

test('where the model says nothing, the rules do', () => {
  expect(checked({})).toEqual(byRules);
});

test('what the model reads stands where its words do', () => {
  const reading = checked({
    title: { value: 'Backend Engineer', quote: 'Backend Engineer at Acme' },
    office: { value: 'ON_SITE', quote: 'Location: Berlin' },
    yearsExp: { min: 5, quote: '5+ years of experience with Go' },
    salary: { min: 70_000, max: 90_000, currency: 'EUR', period: 'year', quote: 'Salary: €70,000 - €90,000 a year' },
    mustHaves: ['Fluent English', 'PostgreSQL'],
  });
  expect(reading.office?.value).toBe('ON_SITE');
  expect(reading.salary?.value).toEqual({ min: 70_000, max: 90_000, currency: 'EUR' });
  expect(reading.mustHaves.map(({ value }) => value)).toEqual(['Fluent English', 'PostgreSQL']);
  expect(reading.warnings).not.toContain('Working mode: not found in the description.');
});

test.each<[string, Partial<DescriptionAnswer>]>([
  ['a title of its own making', { title: { value: 'Staff Engineer', quote: 'Backend Engineer at Acme' } }],
  ['a quote that does not stand there', { companyName: { value: 'Globex', quote: 'Backend Engineer at Globex' } }],
  ['a place beside its quote', { locations: [{ value: 'Munich', quote: 'Location: Berlin' }] }],
  ['a mode without words', { office: { value: 'REMOTE_ONLY', quote: '' } }],
  ['a requirement that is invented', { mustHaves: ['10 years of Rust'] }],
  [
    'another amount',
    { salary: { min: 80_000, currency: 'EUR', period: 'year', quote: 'Salary: €70,000 - €90,000 a year' } },
  ],
  ['other years', { yearsExp: { min: 7, quote: '5+ years of experience with Go' } }],
])('%s is not taken', (_, answer) => {
  expect(checked(answer)).toEqual(byRules);
});

describe('a draft is made by the rules', () => {
  const places = { suggest: async () => [], named: async () => null };
  const answering = (answer: Partial<DescriptionAnswer>) => async () => ({ ...nothing, ...answer });
  const LONG = `${TEXT}
- The company made €99,999,999,999 a year
- Its customers are 30 to 100 years old`;

  test.each<[string, AskReader | undefined]>([
    ['there is no model', undefined],
    ['the model fails', () => Promise.reject(new Error('throttled'))],
    [
      'the model answers more money than a job may pay',
      answering({
        salary: {
          min: 99_999_999_999,
          currency: 'EUR',
          period: 'year',
          quote: 'The company made €99,999,999,999 a year',
        },
      }),
    ],
    [
      'the model answers more years than anybody works',
      answering({ yearsExp: { min: 30, max: 100, quote: 'Its customers are 30 to 100 years old' } }),
    ],
  ])('where %s', async (_, ask) => {
    expect(await draftWith(ask, LONG, places)).toEqual(await draftOf(readDescription(LONG), LONG, places));
  });
});
