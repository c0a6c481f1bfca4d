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
  autoSourcingPause: null,
  autoSourcingHistory: [],
  ...change,
});
type Pause = NonNullable<Job['autoSourcingPause']>;
const heldBy = (reason: Pause['reasons'][number], over: Partial<Pause> = {}): Partial<Job> => ({
  batch: 2,
  sourcingMode: 'auto-sourcing',
  autoSourcing: 'PAUSE',
  autoSourcingPause: { reasons: [reason], at: '2026-11-20T12:00:00.000Z', ...over },
});
const decided = (reason: Job['autoSourcingHistory'][number]['reasons'][number]): Partial<Job> => ({
  autoSourcingHistory: [
    {
      ...{ id: 'auto_1', at: '2026-11-20T12:00:00.000Z', action: 'BATCH_REQUESTED', reasons: [reason] },
      ...{ by: null, batchSize: 20, dataAutoPauseSourcingSystemAdditionalInfos: [] },
    },
  ],
});
const request = (batchSize: number) => ({ batchSize, at: '2026-11-20T12:00:00.000Z' });

test.each<[string, Partial<Job>, number, string, string]>([
  ['a closed job', { status: 'Closed', batch: 1, sourcingRequest: request(10) }, 3, 'closed', 'Please re-open'],
  ['a new job', {}, 0, 'resting', 'Nothing requested yet.'],
  [
    'the first batch',
    { batch: 1, submissions: 4, sourcing: true, sourcingRequest: request(10) },
    0,
    'running',
    'Calibration batch: 4 of 10',
  ],
  [
    'a later batch',
    { batch: 3, maxSourced: 30, submissions: 42, sourcing: true, sourcingRequest: request(20) },
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
  [
    'a request that nobody has taken',
    { batch: 2, sourcingRequest: request(20) },
    0,
    'pending',
    'Batch 2 of 20 profiles: waiting for sourcers to take it.',
  ],
  [
    'auto-sourcing',
    { batch: 2, sourcingMode: 'auto-sourcing', autoSourcing: 'ON' },
    0,
    'running',
    'About 20 profiles come each day, within your send window.',
  ],
  [
    'auto-sourcing where few are interested',
    { batch: 2, sourcingMode: 'auto-sourcing', autoSourcing: 'ON', ...decided('SOURCING_FOR_A_LOW_LEAD_RATE_JOB') },
    0,
    'running',
    'About 20 profiles come every other day, within your send window.',
  ],
  [
    'auto-sourcing where the answers may suffice',
    { batch: 2, sourcingMode: 'auto-sourcing', autoSourcing: 'ON', ...decided('NO_BATCH_REQUIRED') },
    0,
    'running',
    'More profiles come if the answers that you have do not suffice.',
  ],
  [
    'a question about the job, whose request waits',
    {
      ...heldBy('PAUSED_FROM_BACKOFFICE'),
      sourcingRequest: request(20),
      notSourcingReason: 'QUESTION_ABOUT_JOB_REQUIREMENTS',
    },
    0,
    'paused',
    'there is a question about the job requirements',
  ],
  [
    'too many to review',
    heldBy('PROFILES_TO_REVIEW_LIMIT_REACHED'),
    0,
    'paused',
    'Review down to at least 100 profiles',
  ],
  [
    'an objective that was reached by itself',
    heldBy('CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED'),
    0,
    'reached',
    'Objective reached, sourcing stopped',
  ],
  [
    'a look of the data system',
    {
      ...heldBy('PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS', {
        until: '2026-11-20T16:00:00.000Z',
        triggers: [{ trigger: 'clientDQ', details: 'location' }],
      }),
    },
    0,
    'paused',
    'Paused and under review: discarded profiles are in other places. This takes about 4 hours.',
  ],
  ['a stopped batch', { batch: 2, notSourcingReason: 'STOPPED_BY_USER' }, 0, 'resting', 'Batch 2 was stopped.'],
  [
    'a search that our people ended',
    { batch: 2, notSourcingReason: 'STOPPED_FROM_BACKOFFICE' },
    0,
    'resting',
    'Stopped by our sourcing expert.',
  ],
])('the panel says of %s what it is', (_name, change, toReview, kind, words) => {
  const state = panelStateOf(aJob(change), toReview);
  expect(state.kind).toBe(kind);
  expect(state.text).toContain(words);
});
