import { describe, expect, it } from 'vitest';
import {
  asksAgain,
  asksForRating,
  canRate,
  hasReviewedBatch,
  isPoor,
  mustRate,
  offersMore,
  RATINGS,
} from './rating.ts';

const at = '2026-03-02T10:00:00.000Z';
const job = {
  batch: 1,
  sourcingRequest: null,
  batchRating: null,
  sourcingMode: 'manual',
  autoSourcing: 'OFF',
} as const;
const auto = { sourcingMode: 'auto-sourcing', autoSourcing: 'ON' } as const;
const rated = { batch: 1, rating: 3, feedback: null };
const done = { origins: ['crowd', 'team'] as const, crowdLeft: 0 };

describe('a batch', () => {
  it.each([
    ['is to be rated once all of it was reviewed', job, done, true],
    ['is to be rated in auto mode where it is the first', { ...job, ...auto }, done, true],
    ['is not asked about in auto mode later', { ...job, ...auto, batch: 2 }, done, false],
    ['is rated once', { ...job, batchRating: { batch: 1, rating: 3, feedback: null } }, done, false],
    [
      'is rated anew when the next one came',
      { ...job, batch: 2, batchRating: { batch: 1, rating: 3, feedback: null } },
      done,
      true,
    ],
    ['is not asked about while one is under way', { ...job, sourcingRequest: { batchSize: 20, at } }, done, false],
    ['is not asked about before there was one', { ...job, batch: 0 }, done, false],
    ['is not asked about while profiles of the crowd wait', job, { ...done, crowdLeft: 1 }, false],
    [
      'is not asked about by who reviewed others only',
      job,
      { ...done, origins: ['team', 'application'] as const },
      false,
    ],
  ])('%s', (_, sourcing, reviewed, asks) => {
    expect(asksForRating(sourcing, reviewed)).toBe(asks);
  });

  it('was reviewed to its end where none of the crowd is left, whoever else waits, and was not where nobody reviewed it', () => {
    const cases = [done, { ...done, crowdLeft: 1 }, { origins: ['team'] as const, crowdLeft: 0 }];
    expect(cases.map(hasReviewedBatch)).toEqual([true, false, false]);
  });

  it('can be rated while none is under way', () => {
    expect([job, { ...job, batch: 0 }, { ...job, sourcingRequest: { batchSize: 20, at } }].map(canRate)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('must be rated where auto mode waits for it, and brings no question for more there', () => {
    const waiting = { ...job, ...auto, autoSourcing: 'PAUSE' } as const;
    expect([waiting, { ...waiting, batch: 2 }, job].map(mustRate)).toEqual([true, false, false]);
    expect([waiting, job, { ...auto, autoSourcing: 'OFF' } as const].map(offersMore)).toEqual([false, true, true]);
  });

  it.each([
    ['whoever reviewed it and left', job, { crowdLeft: 0, leftOpen: 1 }, true],
    ['nobody who skipped it or never reviewed', job, { crowdLeft: 0, leftOpen: undefined }, false],
    ['nobody about one that is not reviewed', job, { crowdLeft: 1, leftOpen: 1 }, false],
    ['nobody who left an earlier one', { ...job, batch: 2 }, { crowdLeft: 0, leftOpen: 1 }, false],
    ['nobody about one that was rated', { ...job, batchRating: rated }, { crowdLeft: 0, leftOpen: 1 }, false],
    ['everybody where it must be rated', { ...job, ...auto }, { crowdLeft: 0, leftOpen: undefined }, true],
  ])('asks again %s', (_, sourcing, known, asks) => {
    expect(asksAgain(sourcing, known)).toBe(asks);
  });

  it('was poor below satisfied', () => {
    expect(RATINGS.filter(({ rating }) => isPoor(rating)).map(({ label }) => label)).toEqual([
      'Not satisfied',
      'Very dissatisfied',
    ]);
  });
});
