import { describe, expect, test } from 'vitest';
import { INDUSTRY_CODES } from '../../../shared/reference/industries.ts';
import type { AskReader } from './bedrock.ts';
import { draftOf } from './draft.ts';
import { readDescription } from './index.ts';
import { checkedReading, type DescriptionAnswer } from './model-answer.ts';
import { draftWith } from './read.ts';

const TEXT = `Backend Engineer at Acme
Location: Berlin
Hybrid, full-time
Salary: €70,000 - €90,000 a year
You may also earn $45 per hour for extra shifts.

Requirements
- 5+ years of experience with Go
- PostgreSQL
- Fluent English
- Experience with JavaScript, Kubernetes and AWS
- No degree required
- Rust is helpful, but a certificate is not required`;
const byRules = readDescription(TEXT);
const nothing: DescriptionAnswer = { locations: [], functions: [], industries: [], mustHaves: [], niceToHaves: [] };
const checked = (answer: Partial<DescriptionAnswer>) => checkedReading({ ...nothing, ...answer }, TEXT, byRules);

test('where the model says nothing, the rules do', () => {
  expect(checked({})).toEqual(byRules);
});

test('what the model reads stands where its words do', () => {
  const reading = checked({
    title: { value: 'Backend Engineer', quote: 'Backend Engineer at Acme' },
    office: { value: 'REMOTE_OPTIONAL', quote: 'Hybrid' },
    employmentType: { value: 'FULL_TIME', quote: 'full-time' },
    yearsExp: { min: 5, quote: '5+ years of experience with Go' },
    salary: { min: 70_000, max: 90_000, currency: 'EUR', period: 'year', quote: 'Salary: €70,000 - €90,000 a year' },
    mustHaves: ['Fluent English', 'PostgreSQL'],
  });
  expect(reading.office).toEqual({ value: 'REMOTE_OPTIONAL', quote: 'Hybrid' });
  expect(reading.employmentType).toEqual({ value: 'FULL_TIME', quote: 'full-time' });
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
  ['a part of a word as a requirement', { mustHaves: ['Java', 'glish', 'e', '-'] }],
  ['a part of a statement as a requirement', { mustHaves: ['AWS', 'of experience with Go'] }],
  ['a requirement that the text denies', { mustHaves: ['degree required', 'No degree required', 'a certificate'] }],
  ['a heading as a requirement', { mustHaves: ['Requirements'] }],
  ['a part of a word as the title', { title: { value: 'Back', quote: 'Backend Engineer at Acme' } }],
  ['a letter as a place', { locations: [{ value: 'B', quote: 'Location: Berlin' }] }],
  ['a mode of which its quote does not speak', { office: { value: 'REMOTE_ONLY', quote: 'Salary' } }],
  ['a level of which its quote does not speak', { seniorityLevel: { value: 'EXECUTIVE', quote: 'Berlin' } }],
  ['a type of which its quote does not speak', { employmentType: { value: 'INTERN', quote: 'PostgreSQL' } }],
  ['work of which its quote does not speak', { functions: [{ value: 'SALE', quote: 'PostgreSQL' }] }],
  ['an industry of which its quote does not speak', { industries: [{ value: INDUSTRY_CODES[0], quote: '.' }] }],
  [
    'another currency',
    { salary: { min: 70_000, max: 90_000, currency: 'USD', period: 'year', quote: '€70,000 - €90,000 a year' } },
  ],
  [
    'pay by the hour as pay by the year',
    { salary: { min: 45, currency: 'USD', period: 'year', quote: '$45 per hour' } },
  ],
  ['years as pay', { salary: { min: 5, currency: 'EUR', period: 'year', quote: '5+ years' } }],
  ['pay as years', { yearsExp: { min: 0, max: 0, quote: '€70,000' } }],
  ['other years', { yearsExp: { min: 7, quote: '5+ years of experience with Go' } }],
])('%s is not taken', (_, answer) => {
  expect(checked(answer)).toEqual(byRules);
});

test('a requirement that is said several times is taken once', () => {
  const { mustHaves, niceToHaves } = checked({
    mustHaves: ['PostgreSQL', 'PostgreSQL', '- PostgreSQL', 'Experience with JavaScript'],
    niceToHaves: ['PostgreSQL', 'Fluent English', 'Fluent English'],
  });
  expect(mustHaves.map(({ value }) => value)).toEqual(['PostgreSQL', 'Experience with JavaScript']);
  expect(niceToHaves.map(({ value }) => value)).toEqual(['Fluent English']);
});

describe('what the rules warn of stays where a model answers', () => {
  const answered = (text: string, answer: Partial<DescriptionAnswer>) =>
    checkedReading({ ...nothing, ...answer }, text, readDescription(text));
  const isFullTime = { value: 'FULL_TIME', quote: 'Full-time' } as const;

  test('that a text is in another language', () => {
    const text = `Full-time\n${'zoekt iemand graag buiten werkt samen onze klanten helpt ook '.repeat(5)}`;
    const { warnings, employmentType } = answered(text, { employmentType: isFullTime });
    expect(employmentType?.value).toBe('FULL_TIME');
    expect(warnings[0]).toMatch(/^The text is in neither/);
  });

  test('that it has more than one job, of which the model’s answer may say the first', () => {
    const job = (title: string, must: string) =>
      `${title}\n\nRequirements\n- ${must}\n- Two years of experience\n- Fluent English\n\n`;
    const text = `${job('Packer', 'A driving licence')}${job('Forklift Driver', 'A forklift licence')}`;
    const { warnings, mustHaves } = answered(text, { mustHaves: ['A forklift licence', 'Fluent English'] });
    expect(warnings[0]).toBe('The text has more than one job: it was read up to “Forklift Driver”.');
    expect(mustHaves.map(({ value }) => value)).toEqual(['Fluent English']);
  });

  test('that it is a resume, of which nothing is read', () => {
    const text = 'Resume\nKim Lee\nkim@example.org\nEngineer, 2014 - 2018\nClerk, 2019 - present\nBerlin';
    const byRules = readDescription(text);
    expect(byRules.warnings[0]).toMatch(/^The text reads as a resume/);
    expect(answered(text, { title: { value: 'Engineer', quote: 'Engineer, 2014 - 2018' } })).toEqual(byRules);
  });

  test('that pay is net, where the model says the same pay', () => {
    const text = 'Clerk at Acme\n\nSalary: €30,000 net a year';
    const quote = 'Salary: €30,000 net a year';
    const { warnings } = answered(text, { salary: { min: 30_000, currency: 'EUR', period: 'year', quote } });
    expect(warnings).toContain('The salary “€30,000” is net, not gross, and was taken as it is.');
  });
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
