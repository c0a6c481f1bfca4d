import { expect, test } from 'vitest';
import { newMessages, sourcingState, toReview } from './sourcing-state.ts';

const resting = {
  status: 'Validated',
  isSourcing: false,
  isAutoSourcingPaused: false,
  isAutoSourced: false,
  notSourcingReason: null,
  batch: 3,
  delivered: 12,
  requested: 20,
  isAutoContactEnabled: false,
} as const;
const reached = 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED' as const;
const question = 'QUESTION_ABOUT_JOB_REQUIREMENTS' as const;

test.each([
  ['that is being sourced', { isSourcing: true }, 'In progress', 'Batch 3, 12 of 20 delivered'],
  ['that reached its objective', { notSourcingReason: reached }, 'Objective reached! Sourcing stopped', ''],
  ['that is paused', { isAutoSourcingPaused: true }, 'Paused', 'Action is required'],
  ['between two batches that come by themselves', { isAutoSourced: true }, 'In progress', 'Auto-sourcing'],
  ['with a question about it', { notSourcingReason: question }, 'Stopped', 'Action is required'],
  ['out of credits', { notSourcingReason: 'CREDITS_EXHAUSTED' as const }, 'Stopped', ''],
  ['never sourced', {}, 'Stopped', ''],
  ['that is a draft', { status: 'Draft' as const }, 'Not posted yet', ''],
  ['that contacts by itself', { isAutoContactEnabled: true }, 'Stopped', 'Auto contacting'],
  [
    'that is being sourced and contacts by itself',
    { isSourcing: true, isAutoContactEnabled: true },
    'In progress',
    'Batch 3, 12 of 20 delivered · Auto contacting',
  ],
])('a job %s says so', (_, change, label, hint) => {
  const row = { ...resting, ...change };
  expect(sourcingState(row)).toMatchObject({ label, hint });
});

test('profiles to review are counted in words', () => {
  expect([0, 1, 2].map(toReview)).toEqual(['No profile to review', '1 profile to review', '2 profiles to review']);
});

test('a row says whether its chat has something new', () =>
  expect([true, false].map(newMessages)).toEqual(['New messages', 'No new message']));
