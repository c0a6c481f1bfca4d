import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, facts, results, stagesOf } from '../../../test/support/prediction-examples.ts';
import type { Prediction } from '../../contract/jobs.ts';
import { type PredictionFacts, predict } from './prediction.ts';
import { ENOUGH, NO_EVIDENCE, ratesFrom } from './prediction-rates.ts';
import { FACT_BOUNDS, READINESS_BOUNDS, readinessOf } from './readiness.ts';

/** No fact alone makes any end of a range so many times as large or small, before the account's own results count. */
const FIGURES_BOUND = 4;
const ZURICH = { city: 'Zürich', country: 'CH' };
const THIMPHU = { city: 'Thimphu', country: 'BT' };
const NEW_YORK = { city: 'New York City', country: 'US' };
const FORTY = facts({ functions: [], targetLeads: 40 });
/** By how much, at most, an end of a range is another. */
const apart = (one: Prediction, other: Prediction) =>
  Math.max(
    ...stagesOf(one).flatMap((stage, at) => {
      const { min, max } = stagesOf(other)[at]!;
      return [stage.min / min, min / stage.min, stage.max / max, max / stage.max];
    }),
  );

describe('what a job is', () => {
  it('takes fewer reviews where more people live, and as many contacts', () => {
    const of = (location: object) => predict({ ...FORTY, location });
    const [small, middle, large] = [of(THIMPHU), of(ZURICH), of(NEW_YORK)];
    expect(large.reviews.max).toBeLessThan(middle.reviews.max);
    expect(middle.reviews.max).toBeLessThan(small.reviews.max);
    expect(large.contacts).toEqual(small.contacts);
  });

  it('takes more contacts for a nurse or developer than where nothing is known, and fewer for a warehouse', () => {
    const of = (title: string) => predict({ ...FORTY, title }).contacts.min;
    expect(of('Nurse')).toBeGreaterThan(of(''));
    expect(of('Software Engineer')).toBeGreaterThan(of(''));
    expect(of('Software Engineer')).toBeGreaterThan(of('Nurse'));
    expect(of('Warehouse Associate')).toBeLessThan(of(''));
  });

  it('is told by the title, and by the chosen functions where the title says nothing', () => {
    const of = (title: string, functions: PredictionFacts['functions']) => readinessOf(facts({ title, functions }));
    expect(of('Nurse', ['SALE'])).toBe(of('Nurse', []));
    expect(of('Hero', ['SALE'])).toBeGreaterThan(of('Hero', []));
  });

  const changed = (key: keyof PredictionFacts) =>
    fc.tuple(anyFacts, anyFacts).map(([one, other]) => [one, { ...one, [key]: other[key] }] as const);
  it.each(['title', 'industries', 'location', 'yearsExp', 'functions', 'office'] as const)(
    'by its %s alone changes nothing beyond the bounds',
    (key) => {
      fc.assert(
        fc.property(changed(key), ([one, other]) => {
          const ratio = readinessOf(other) / readinessOf(one);
          const most = FACT_BOUNDS.high / FACT_BOUNDS.low + 1e-9;
          expect(Math.max(ratio, 1 / ratio)).toBeLessThanOrEqual(most);
          expect(readinessOf(one)).toBeGreaterThanOrEqual(READINESS_BOUNDS.low);
          expect(readinessOf(one)).toBeLessThanOrEqual(READINESS_BOUNDS.high);
          expect(apart(predict(one), predict(other))).toBeLessThanOrEqual(FIGURES_BOUND);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it('changes next to nothing where the account has contacted thousands', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, { hireObjective: _, targetLeads: __, ...other }) => {
        const large = { ...one, targetLeads: 10_000, hireObjective: 1 };
        const both = [large, { ...large, ...other }].map((any) => predict(any, results(50)));
        expect(apart(both[0]!, both[1]!)).toBeLessThan(1.02);
      }),
    );
  });

  it('weighs less than the account’s own people as soon as these count', () => {
    const { contacted } = ENOUGH;
    const own = { ...NO_EVIDENCE, reviewed: 90, contacted, interested: contacted / 2 };
    const mean = (factor: number) => {
      const { low, high } = ratesFrom(own, { interested: factor }).rates.interested;
      return (low + high) / 2;
    };
    expect(mean(1)).toBeGreaterThan((0.12 + 0.5) / 2);
    expect(mean(READINESS_BOUNDS.high) - mean(READINESS_BOUNDS.low)).toBeLessThan(0.1);
  });
});

describe('people answer', () => {
  const standard = readinessOf(facts());
  it.each<[string, Partial<PredictionFacts>]>([
    ['senior people', { yearsExp: { min: 15, max: null } }],
    ['rare functions', { functions: ['ENG'] }],
    ['a fixed place', { office: 'ON_SITE' }],
    ['the head of something', { title: 'Head of Design' }],
  ])('less readily as %s', (_, over) => expect(readinessOf(facts(over))).toBeLessThan(standard));
  it.each<[string, Partial<PredictionFacts>]>([
    ['remote work', { office: 'REMOTE_ONLY' }],
    ['juniors', { yearsExp: { min: 0, max: 2 } }],
    ['a junior title', { title: 'Junior Designer' }],
  ])('more readily for %s', (_, over) => expect(readinessOf(facts(over))).toBeGreaterThan(standard));
});
