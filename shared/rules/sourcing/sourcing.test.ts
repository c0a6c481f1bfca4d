import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobSourcing } from '../../model/job.ts';
import {
  batchSizeProblem,
  batchSizes,
  isCalibrating,
  refundOnStop,
  requestStateOf,
  sourcingStateOf,
  whyNotStart,
} from './sourcing.ts';

const request = { batchSize: 20, at: '2026-01-05T09:00:00.000Z' };
const sourcing = (over: Partial<JobSourcing> = {}): JobSourcing => ({
  batch: 2,
  maxSourced: 10,
  submissions: 10,
  sourcing: false,
  sourcingMode: 'manual',
  autoSourcing: 'OFF',
  sourcingRequest: null,
  notSourcingReason: null,
  autoContact: false,
  autoSourcingPause: null,
  ...over,
});

describe('a batch', () => {
  it('is of the first size first, then of 20 to 100 by 5', () => {
    expect(batchSizes(0, { firstBatchSize: 10, available: null })).toEqual([10]);
    const later = batchSizes(1, { firstBatchSize: 10, available: null });
    expect([later.at(0), later.at(1), later.at(-1), later.length]).toEqual([20, 25, 100, 17]);
  });

  it('is no larger than the credits', () => {
    expect(batchSizes(1, { firstBatchSize: 10, available: 37 })).toEqual([20, 25, 30, 35]);
    expect(batchSizes(1, { firstBatchSize: 10, available: 19 })).toEqual([]);
    expect(batchSizes(0, { firstBatchSize: 10, available: 9 })).toEqual([]);
  });

  it('says what is wrong with another size', () => {
    expect(batchSizeProblem(0, 10, 10)).toBeUndefined();
    expect(batchSizeProblem(0, 20, 10)).toBe('The first batch has 10 profiles.');
    expect(batchSizeProblem(1, 20, 10)).toBeUndefined();
    for (const size of [15, 22, 105])
      expect(batchSizeProblem(1, size, 10)).toBe('A batch has 20 to 100 profiles, in steps of 5.');
  });
});

describe('stopping a request', () => {
  it('gives back what was not delivered, and never less than nothing', () => {
    expect(refundOnStop({ maxSourced: 10, submissions: 13 }, 20)).toBe(17);
    expect(refundOnStop({ maxSourced: 10, submissions: 40 }, 20)).toBe(0);
  });

  it('leaves exactly the delivered profiles paid, over any history', () => {
    const history = fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 100 })));
    fc.assert(
      fc.property(history, (requests) => {
        let [held, delivered, maxSourced] = [0, 0, 0];
        for (const [batchSize, wanted] of requests) {
          const taken = Math.min(wanted, batchSize);
          held += batchSize - taken;
          delivered += taken;
          held -= refundOnStop({ maxSourced, submissions: delivered }, batchSize);
          maxSourced = delivered;
        }
        expect(held).toBe(0);
      }),
    );
  });
});

describe('the sourcing state', () => {
  it.each<[string, Partial<JobSourcing>]>([
    ['PAUSE', { autoSourcing: 'PAUSE' }],
    ['PAUSE', { autoSourcing: 'PAUSE', sourcingMode: 'auto-sourcing' }],
    ['MANUAL', { autoSourcing: 'PAUSE', sourcingRequest: request }],
    ['MANUAL', { sourcingRequest: request }],
    ['AUTO', { sourcingMode: 'auto-sourcing', autoSourcing: 'ON' }],
    ['OFF', { sourcingMode: 'auto-sourcing' }],
    ['OFF', {}],
    ['MANUAL', { autoSourcing: 'ON' }],
  ])('is %s of %o', (state, over) => {
    expect(sourcingStateOf(sourcing(over))).toBe(state);
  });

  it('is calibrating while the request of the first batch is open', () => {
    expect(isCalibrating(sourcing({ batch: 1, sourcingRequest: request }))).toBe(true);
    expect(isCalibrating(sourcing({ batch: 1 }))).toBe(false);
    expect(isCalibrating(sourcing({ batch: 2, sourcingRequest: request }))).toBe(false);
  });
});

describe('starting', () => {
  it('waits for a posted, open job without a request that is not paused', () => {
    expect(whyNotStart('Validated', sourcing())).toBeUndefined();
    expect(whyNotStart('Draft', sourcing())).toBe('JOB_IS_A_DRAFT');
    expect(whyNotStart('Closed', sourcing())).toBe('JOB_CLOSED');
    expect(whyNotStart('Validated', sourcing({ sourcingRequest: request }))).toBe('SOURCING_ALREADY_OPEN');
    expect(whyNotStart('Validated', sourcing({ autoSourcing: 'PAUSE' }))).toBe('SOURCING_PAUSED');
    const auto = { sourcingMode: 'auto-sourcing' } as const;
    expect(whyNotStart('Validated', sourcing({ ...auto, autoSourcing: 'ON' }))).toBe('AUTO_SOURCING_ON');
    const awaited = { reasons: ['CALIBRATION_BATCH_NOT_REVIEWED' as const], at: request.at };
    const waiting = sourcing({ ...auto, autoSourcing: 'PAUSE', autoSourcingPause: awaited });
    expect(whyNotStart('Validated', waiting)).toBeUndefined();
  });

  it('is pending until somebody takes the request', () => {
    expect(requestStateOf(sourcing())).toBe('none');
    expect(requestStateOf(sourcing({ sourcingRequest: request }))).toBe('pending');
    expect(requestStateOf(sourcing({ sourcingRequest: request, sourcing: true }))).toBe('active');
  });
});
