import { expect, test } from 'vitest';
import { sourcingState, toReview } from './sourcing-state.ts';

const resting = {
  isSourcing: false,
  isAutoSourcingPaused: false,
  notSourcingReason: null,
  batch: 3,
  delivered: 12,
  requested: 20,
} as const;
const reached = 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED' as const;
const question = 'QUESTION_ABOUT_JOB_REQUIREMENTS' as const;

test.each([
  ['that is being sourced', { isSourcing: true }, 'In progress', 'Batch 3, 12 of 20 delivered'],
  ['that reached its objective', { notSourcingReason: reached }, 'Objective reached! Sourcing stopped', ''],
  ['that is paused', { isAutoSourcingPaused: true }, 'Paused', 'Action is required'],
  ['with a question about it', { notSourcingReason: question }, 'Stopped', 'Action is required'],
  ['out of credits', { notSourcingReason: 'CREDITS_EXHAUSTED' as const }, 'Stopped', ''],
  ['never sourced', {}, 'Stopped', ''],
])('a job %s says so', (_, change, label, hint) => {
  const row = { ...resting, ...change };
  expect(sourcingState(row)).toMatchObject({ label, hint });
});

test('profiles to review are counted in words', () => {
  expect([0, 1, 2].map(toReview)).toEqual(['No profile to review', '1 profile to review', '2 profiles to review']);
});
