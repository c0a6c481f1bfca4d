import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Prediction } from '../../contract/jobs.ts';
import { JOB_FUNCTION_CODES } from '../../reference/job-functions.ts';
import { leadRateOf, type PredictionFacts, predict } from './prediction.ts';

const facts = (over: Partial<PredictionFacts> = {}): PredictionFacts => ({
  office: 'REMOTE_OPTIONAL',
  hasLocation: true,
  yearsExp: { min: 4, max: 13 },
  functions: ['MGMT'],
  hireObjective: 1,
  targetLeads: 6,
  ...over,
});

const anyFacts: fc.Arbitrary<PredictionFacts> = fc.record({
  office: fc.constantFrom('ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY', undefined),
  hasLocation: fc.boolean(),
  yearsExp: fc.record({ min: fc.nat(30), max: fc.constant(null) }),
  functions: fc.uniqueArray(fc.constantFrom(...JOB_FUNCTION_CODES), { maxLength: 3 }),
  hireObjective: fc.integer({ min: 1, max: 1_000 }),
  targetLeads: fc.integer({ min: 1, max: 10_000 }),
});

describe('a predicted pipeline', () => {
  it('reckons an ordinary job back from six interested candidates', () => {
    expect(predict(facts())).toEqual({
      reviews: { min: 50, max: 162 },
      contacts: { min: 40, max: 89 },
      leads: { min: 6, max: 8 },
      phoneInterviews: { min: 3, max: 7 },
      interviews: { min: 2, max: 4 },
      hires: { value: 1 },
    });
  });

  it('narrows from step to step and never runs backwards', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        const { reviews, contacts, leads, phoneInterviews, interviews, hires } = predict(any);
        const steps = [reviews, contacts, leads, phoneInterviews, interviews];
        for (const { min, max } of steps) expect(min).toBeLessThanOrEqual(max);
        for (let at = 1; at < steps.length; at++) {
          expect(steps[at]!.min).toBeLessThanOrEqual(steps[at - 1]!.min);
          expect(steps[at]!.max).toBeLessThanOrEqual(steps[at - 1]!.max);
        }
        expect(hires.value).toBeGreaterThanOrEqual(1);
        expect(hires.value).toBeLessThanOrEqual(interviews.max);
        expect(Prediction.safeParse(predict(any)).success).toBe(true);
      }),
    );
  });

  it('never asks for fewer reviews when more is wanted', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(500), fc.nat(50), (any, leads, hires) => {
        const more = { ...any, targetLeads: any.targetLeads + leads, hireObjective: any.hireObjective + hires };
        const [less, greater] = [predict(any), predict(more)];
        expect(greater.reviews.min).toBeGreaterThanOrEqual(less.reviews.min);
        expect(greater.reviews.max).toBeGreaterThanOrEqual(less.reviews.max);
        expect(greater.hires.value).toBeGreaterThanOrEqual(less.hires.value);
      }),
    );
  });

  it('expects fewer answers of senior people, rare functions and a fixed place', () => {
    const standard = leadRateOf(facts());
    expect(leadRateOf(facts({ yearsExp: { min: 15, max: null } }))).toBeLessThan(standard);
    expect(leadRateOf(facts({ functions: ['ENG'] }))).toBeLessThan(standard);
    expect(leadRateOf(facts({ office: 'ON_SITE' }))).toBeLessThan(standard);
    expect(leadRateOf(facts({ office: 'REMOTE_ONLY' }))).toBeGreaterThan(standard);
    expect(leadRateOf(facts({ yearsExp: { min: 0, max: 2 } }))).toBeGreaterThan(standard);
  });
});
