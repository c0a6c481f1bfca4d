import fc from 'fast-check';
import type { Prediction } from '../../shared/contract/jobs.ts';
import { INDUSTRY_CODES } from '../../shared/reference/industries.ts';
import { JOB_FUNCTION_CODES } from '../../shared/reference/job-functions.ts';
import type { PredictionFacts } from '../../shared/rules/job/prediction.ts';
import type { Evidence } from '../../shared/rules/job/prediction-rates.ts';

/** A job that is average in all that is known of it. */
export const facts = (over: Partial<PredictionFacts> = {}): PredictionFacts => ({
  title: 'Coordinator',
  office: 'REMOTE_OPTIONAL',
  location: {},
  yearsExp: { min: 4, max: 13 },
  functions: ['MGMT'],
  industries: [],
  hireObjective: 1,
  targetLeads: 6,
  ...over,
});

export const anyFacts: fc.Arbitrary<PredictionFacts> = fc.record({
  title: fc.oneof(
    fc.constantFrom('Head of Sales', 'Junior cook', 'Nurse', 'Développeuse', ''),
    fc.string({ maxLength: 40 }),
  ),
  office: fc.constantFrom('ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY', undefined),
  location: fc.constantFrom(
    null,
    undefined,
    {},
    { city: 'Lyon' },
    { city: 'Mumbai', country: 'IN' },
    { country: 'BT' },
  ),
  yearsExp: fc.record({ min: fc.nat(30), max: fc.constant(null) }),
  functions: fc.uniqueArray(fc.constantFrom(...JOB_FUNCTION_CODES), { maxLength: 3 }),
  industries: fc.uniqueArray(fc.constantFrom(...INDUSTRY_CODES), { maxLength: 3 }),
  hireObjective: fc.integer({ min: 1, max: 1_000 }),
  targetLeads: fc.integer({ min: 1, max: 10_000 }),
});

/** An account of which so many people in a hundred went on like those of others. */
export const results = (hundreds: number): Evidence => ({
  reviewed: 149 * hundreds,
  contacted: 100 * hundreds,
  interested: 12 * hundreds,
  phoned: 8 * hundreds,
  interviewed: 5 * hundreds,
  hired: 4 * hundreds,
});

export const stagesOf = ({ reviews, contacts, leads, phoneInterviews, interviews }: Prediction) => [
  reviews,
  contacts,
  leads,
  phoneInterviews,
  interviews,
];
