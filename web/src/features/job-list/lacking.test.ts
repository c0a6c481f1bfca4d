import { expect, it } from 'vitest';
import { lackingWords } from './lacking.ts';

it.each([
  [[], 'Ready to be posted'],
  [['description'], 'Lacks description'],
  [['requirements.timezone.from', 'requirements.timezone.to'], 'Lacks time zones'],
  [
    ['functions', 'industries', 'location', 'description', 'requirements.mustHaves'],
    'Lacks job function, company industry, office location and 2 more',
  ],
  [['salary.min', 'salary.max'], 'Lacks a salary to correct'],
  [['applyUrl', 'companyLogo'], 'Lacks application link to correct, logo to correct'],
  [
    ['requirements.nToHaves', 'requirements.benchmarkLinks'],
    'Lacks nice-to-haves to correct, benchmark profiles to correct',
  ],
  [['journeys'], 'Lacks something to correct'],
])('a draft says what it lacks: %j', (fields, words) => {
  expect(lackingWords(fields)).toBe(words);
});
