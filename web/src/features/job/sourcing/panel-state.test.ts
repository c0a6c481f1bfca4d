import { expect, test } from 'vitest';
import type { Job } from '../../../../../shared/model/job.ts';
import { panelStateOf } from './panel-state.ts';

type Facts = Parameters<typeof panelStateOf>[0];

const aJob = (change: Partial<Job> = {}): Facts => ({
  status: 'Validated',
  batch: 0,
  maxSourced: 0,
  submissions: 0,
  sourcing: false,
  sourcingMode: 'manual',
  autoSourcing: 'OFF',
  sourcingRequest: null,
  notSourcingReason: null,
  ...change,
});
const request = (batchSize: number) => ({ batchSize, at: '2026-11-20T12:00:00.000Z' });

test.each<[string, Partial<Job>, number, string, string]>([
  ['a closed job', { status: 'Closed', batch: 1, sourcingRequest: request(10) }, 3, 'closed', 'Please re-open'],
  ['a new job', {}, 0, 'resting', 'Nothing requested yet.'],
  [
    'the first batch',
    { batch: 1, submissions: 4, sourcingRequest: request(10) },
    0,
    'running',
    'Calibration batch: 4 of 10',
  ],
  [
    'a later batch',
    { batch: 3, maxSourced: 30, submissions: 42, sourcingRequest: request(20) },
    0,
    'running',
    'Batch 3: 12 of 20',
  ],
  ['a paused job', { batch: 2, autoSourcing: 'PAUSE' }, 0, 'paused', 'Paused by our sourcing expert.'],
  [
    'enough interest',
    { batch: 2, notSourcingReason: 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED' },
    0,
    'reached',
    'Objective reached, sourcing stopped',
  ],
  [
    'a whole first batch',
    { batch: 1, notSourcingReason: 'BATCH_DELIVERED' },
    4,
    'review',
    'Calibration batch complete - please review',
  ],
  [
    'a reviewed first batch',
    { batch: 1, notSourcingReason: 'BATCH_DELIVERED' },
    0,
    'resting',
    'Batch 1 is here in full.',
  ],
  ['no credits', { batch: 2, notSourcingReason: 'CREDITS_EXHAUSTED' }, 0, 'paused', 'Paused - Not enough credits.'],
  ['a stopped batch', { batch: 2, notSourcingReason: 'STOPPED_BY_USER' }, 0, 'resting', 'Batch 2 was stopped.'],
])('the panel says of %s what it is', (_name, change, toReview, kind, words) => {
  const state = panelStateOf(aJob(change), toReview);
  expect(state.kind).toBe(kind);
  expect(state.text).toContain(words);
});
