import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, facts, results, stagesOf } from '../../../test/support/prediction-examples.ts';
import { Prediction } from '../../contract/jobs.ts';
import { type PredictionFacts, predict } from './prediction.ts';
import { ENOUGH, type Evidence, evidenceIn, NO_EVIDENCE, ratesFrom } from './prediction-rates.ts';

/** Anything that counters may say, also what makes no sense: columns are corrected by hand. */
const anyEvidence: fc.Arbitrary<Evidence> = fc.record({
  reviewed: fc.nat(100_000),
  contacted: fc.nat(100_000),
  interested: fc.nat(100_000),
  phoned: fc.nat(100_000),
  interviewed: fc.nat(100_000),
  hired: fc.nat(100_000),
});
const width = ({ min, max }: { min: number; max: number }) => max - min;

describe('a predicted pipeline', () => {
  it('narrows from step to step, never runs backwards, and is always a number', () => {
    fc.assert(
      fc.property(anyFacts, anyEvidence, (any, evidence) => {
        const prediction = predict(any, evidence);
        const stages = stagesOf(prediction);
        for (const { min, max } of stages) {
          expect(Number.isSafeInteger(min) && Number.isSafeInteger(max)).toBe(true);
          expect(min).toBeLessThanOrEqual(max);
        }
        for (let at = 1; at < stages.length; at++) {
          expect(stages[at]!.min).toBeLessThanOrEqual(stages[at - 1]!.min);
          expect(stages[at]!.max).toBeLessThanOrEqual(stages[at - 1]!.max);
        }
        expect(prediction.hires.value).toBe(any.hireObjective);
        expect(prediction.hires.value).toBeLessThanOrEqual(prediction.interviews.min);
        expect(prediction.leads.min).toBeGreaterThanOrEqual(any.targetLeads);
        expect(Prediction.safeParse(prediction).success).toBe(true);
      }),
    );
  });

  it('never asks for less of anything when more is wanted, leads or hires', () => {
    fc.assert(
      fc.property(anyFacts, anyEvidence, fc.nat(500), fc.nat(50), (any, evidence, leads, hires) => {
        const more = { ...any, targetLeads: any.targetLeads + leads, hireObjective: any.hireObjective + hires };
        const [less, greater] = [stagesOf(predict(any, evidence)), stagesOf(predict(more, evidence))];
        for (const [at, stage] of greater.entries()) {
          expect(stage.min).toBeGreaterThanOrEqual(less[at]!.min);
          expect(stage.max).toBeGreaterThanOrEqual(less[at]!.max);
        }
      }),
    );
  });

  it('takes more for more hires, though the leads that are wanted stay the same', () => {
    const [one, five] = [predict(facts()), predict(facts({ hireObjective: 5 }))];
    expect(five.leads.min).toBeGreaterThan(one.leads.min);
    expect(five.contacts.max).toBeGreaterThan(one.contacts.max);
  });

  it.each([
    [10, 10],
    [1_000, 1_000],
    [1, 1],
  ])('of %i hires from %i interested has at least as many interviews', (hireObjective, targetLeads) => {
    const { interviews, phoneInterviews, leads } = predict(facts({ hireObjective, targetLeads }));
    expect(interviews.min).toBeGreaterThanOrEqual(hireObjective);
    expect(phoneInterviews.min).toBeGreaterThanOrEqual(interviews.min);
    expect(leads.min).toBeGreaterThanOrEqual(phoneInterviews.min);
  });

  it('has as many interviews for one hire as for five where all that are wanted are interviewed, and more for more', () => {
    const of = (hireObjective: number) => predict(facts({ hireObjective, targetLeads: 40 }));
    const { hires: _, ...one } = of(1);
    for (const few of [2, 5]) expect(of(few)).toMatchObject(one);
    const [twenty, forty] = [of(20), of(40)];
    expect(twenty.interviews.min).toBeGreaterThan(one.interviews.min);
    expect(twenty.phoneInterviews.max).toBeGreaterThan(one.phoneInterviews.max);
    expect(forty.interviews.min).toBeGreaterThan(twenty.interviews.min);
    expect(forty.phoneInterviews.min).toBeGreaterThan(twenty.phoneInterviews.min);
  });

  it.each<[string, Partial<PredictionFacts>]>([
    ['a title', { title: 'Chief Astronaut' }],
    ['a profession', { title: 'Nurse' }],
    ['industries', { industries: ['BIOTECHNOLOGY'] }],
    ['a working mode', { office: 'REMOTE_ONLY' }],
    ['functions', { functions: ['ENG'] }],
    ['years', { yearsExp: { min: 15, max: null } }],
  ])('is another with %s that makes people answer more or less readily', (_, over) => {
    expect(predict(facts({ ...over, targetLeads: 200 })).contacts).not.toEqual(
      predict(facts({ targetLeads: 200 })).contacts,
    );
  });
});

describe('what a prediction rests on', () => {
  it('is the product until the account has contacted enough people of whom enough were interested', () => {
    const few = { ...results(10), contacted: ENOUGH.contacted - 1 };
    const silent = { ...results(10), interested: ENOUGH.interested - 1 };
    for (const evidence of [NO_EVIDENCE, few, silent]) {
      expect(predict(facts(), evidence)).toEqual({
        ...predict(facts()),
        basis: { from: 'product', contacted: evidence.contacted },
      });
    }
    expect(predict(facts(), results(1)).basis).toEqual({ from: 'account', contacted: 100 });
  });

  it('follows the account: where twice as many answer, about half as many are contacted', () => {
    const eager = { ...results(20), interested: 24 * 20 };
    const wanted = facts({ targetLeads: 100 });
    expect(predict(wanted, eager).contacts.max).toBeLessThan(0.7 * predict(wanted, results(20)).contacts.max);
  });

  it('makes the ranges narrower, the more there is of it', () => {
    const wanted = facts({ targetLeads: 60 });
    const widths = [NO_EVIDENCE, results(1), results(5), results(50)].map((evidence) =>
      stagesOf(predict(wanted, evidence)).slice(0, 3).map(width),
    );
    for (let at = 1; at < widths.length; at++)
      for (const [stage, wide] of widths[at]!.entries()) expect(wide).toBeLessThanOrEqual(widths[at - 1]![stage]!);
    expect(widths.at(-1)![0]).toBeLessThan(0.5 * widths[0]![0]!);
  });

  it('is counted of all that the account did, sourced or added', () => {
    expect(evidenceIn({ 'crowd.contacted': 5, 'team.contacted': 2, 'crowd.lead': 1 })).toEqual({
      ...NO_EVIDENCE,
      contacted: 7,
      interested: 1,
    });
  });

  it('is no share of nothing or of all', () => {
    fc.assert(
      fc.property(anyEvidence, fc.double({ min: 0.1, max: 3, noNaN: true }), (evidence, factor) => {
        const { rates } = ratesFrom(evidence, { interested: factor, contacted: factor });
        for (const { low, high } of Object.values(rates)) {
          expect(low).toBeGreaterThan(0);
          expect(high).toBeLessThan(1);
          expect(low).toBeLessThanOrEqual(high);
        }
      }),
    );
  });
});
