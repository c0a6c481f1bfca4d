import { describe, expect, it } from 'vitest';
import { aPosition, verdictOn, verdictsOn } from '../../../../test/support/verdicts.ts';

const LONG = 60_000;
const REQUIREMENTS = [
  'Java, Go, R, or C',
  '5+ years of team management',
  'Bachelor’s degree in Physics',
  'Fluent English and German',
  'CPA',
  'Driver’s license',
  'Strong leadership skills',
];
const full = (part: string) => part.repeat(Math.ceil(LONG / part.length));

// Whoever compares each word with each other takes hours, so that such a test ends by its time limit alone.
describe('a hostile resume is compared like any other', () => {
  it.each([
    'a',
    ' ',
    '\n',
    'Java ',
    'Java\n',
    'C, R, ',
    'go to ',
    'no ',
    'Ada Byron ',
    'a@',
    'http://',
    'Bachelor of ',
    'Master in Physics, ',
    '5 years ',
    'English fluent ',
    'Deutsch – ',
    'Java  Go  ',
    'Java | ',
    '(',
    '((',
    'CPA ',
    'manage team ',
    'Acme Ltd ',
    'Führerschein ',
    'Ausbildung zum ',
    '• ',
    '.',
    '. ',
    '99 ',
    'é',
    '\u0301',
    '𝕁',
  ])('of %j', (part) => {
    const text = full(part);
    const over = { employmentHistory: [aPosition('Cook', '2020', null, text)], summary: text };
    expect(verdictsOn(REQUIREMENTS, text, over)).toHaveLength(REQUIREMENTS.length);
  });

  it.each([
    'a',
    '(',
    ')',
    ' or ',
    ' and ',
    ', ',
    '/',
    'C/',
    '5 years ',
    'such as ',
    'English ',
    'degree in ',
    '(or ',
    '-',
    '.*',
    'e.g. ',
    '\\',
  ])('and a hostile requirement of %j', (part) => {
    expect(['confirmed', 'uncertain', 'other']).toContain(verdictOn(full(part).slice(0, 2_000), 'Java').type);
  });
});
