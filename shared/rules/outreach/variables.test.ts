import { expect, it } from 'vitest';
import { VARIABLES } from './templates.ts';
import { bracketOf, cleanFallback, undefinedVariables, type VariableTerms, whyUndefined } from './variables.ts';

const full: VariableTerms = {
  title: 'Engineer',
  office: 'ON_SITE',
  location: { formatted: 'Berlin, Germany' },
  applyUrl: 'https://acme.example/apply',
  personalized: true,
};
const missing = (over: Partial<VariableTerms>) =>
  VARIABLES.map(({ key }) => key).filter((key) => whyUndefined(key, { ...full, ...over }));

it('every variable has a value for a personal email of a whole job', () => {
  expect(missing({})).toEqual([]);
});

it.each([
  [{ personalized: false }, ['personalized_snippet', 'job_location']],
  [{ applyUrl: ' ' }, ['candidate_apply_link']],
  [{ applyUrl: null }, ['candidate_apply_link']],
  [{ office: 'REMOTE_ONLY' }, ['job_city']],
  [{ location: null }, ['job_city']],
  [{ title: ' ' }, ['job_title']],
] as const)('with %j it lacks %j', (over, keys) => {
  expect(missing(over).sort()).toEqual([...keys].sort());
});

it('a fallback stands in for what has no value', () => {
  const terms = { ...full, applyUrl: null };
  const [with_, without] = [bracketOf('candidate_apply_link', 'our page'), bracketOf('candidate_apply_link', '')];
  expect(undefinedVariables(`${with_} ${without} ${without}`, terms)).toEqual(['candidate_apply_link']);
  expect(undefinedVariables(with_, terms)).toEqual([]);
});

it('a fallback never ends the brackets it stands in', () => {
  expect(cleanFallback('you] and\n[me')).toBe('you and me');
  expect(cleanFallback('x'.repeat(300))).toHaveLength(200);
});
