import { expect, it } from 'vitest';
import type { StoredGone } from '../records/ats/gone-store.ts';
import type { Sent } from '../records/ats/sent-person.ts';
import { howLeft, isOfSince, latestOf } from './gone-how.ts';

const noted = (over: Partial<StoredGone> = {}): StoredGone => ({
  sk: 'app-1 job-1',
  job: 'job-1',
  emails: [],
  ...over,
});
const sent = (state: 'sent' | 'gone', applicationId: string) =>
  ({ head: { ats: { state } }, sending: { applicationId } }) as unknown as Sent;
const EARLY = '2026-03-02T10:00:00.000Z';
const LATE = '2026-03-02T11:00:00.000Z';
const who = 'sub_a' as const;

it.each([
  ['they were deleted', [noted({ how: 'DELETED' })], 'DELETED'],
  ['they are off the job by two applications', [noted({ how: 'OFF_JOB' }), noted({ how: 'OFF_JOB' })], 'OFF_JOB'],
  ['one says deleted, and one off the job', [noted({ how: 'DELETED' }), noted({ how: 'OFF_JOB' })], undefined],
  ['one does not say', [noted({ how: 'DELETED' }), noted()], undefined],
  ['nobody says', [noted(), noted()], undefined],
  ['they are only looked for', [noted({ who })], 'ACCOUNT'],
  ['they are looked for, and seen on another job', [noted({ who, how: 'MOVED' })], 'MOVED'],
  ['they are looked for, and were deleted', [noted({ who }), noted({ how: 'DELETED' })], undefined],
] as const)('says how somebody left where %s', (_, theirs, how) => expect(howLeft(theirs)).toBe(how));

it.each([
  [
    'the later one',
    [noted({ changedAt: EARLY, how: 'DELETED' }), noted({ changedAt: LATE, how: 'OFF_JOB' })],
    'OFF_JOB',
  ],
  [
    'it in any order',
    [noted({ changedAt: LATE, how: 'OFF_JOB' }), noted({ changedAt: EARLY, how: 'DELETED' })],
    'OFF_JOB',
  ],
  ['one with a time', [noted({ how: 'DELETED' }), noted({ changedAt: EARLY, how: 'OFF_JOB' })], 'OFF_JOB'],
  ['who was seen', [noted({ who, how: 'MOVED' }), noted({ changedAt: LATE, how: 'DELETED' })], 'MOVED'],
  ['who was seen, also last', [noted({ changedAt: LATE, how: 'DELETED' }), noted({ who, how: 'MOVED' })], 'MOVED'],
] as const)('of several takes %s', (_, theirs, how) => expect(latestOf(theirs).how).toBe(how));

it('hears of another way for their own application alone, and only where it says one', () => {
  expect(isOfSince(noted({ how: 'OFF_JOB' }), sent('gone', 'app-1'))).toBe(true);
  expect(isOfSince(noted({ how: 'OFF_JOB' }), sent('gone', 'app-2'))).toBe(false);
  expect(isOfSince(noted({ how: 'MOVED', who }), sent('gone', 'app-2'))).toBe(true);
  expect(isOfSince(noted(), sent('gone', 'app-1'))).toBe(false);
  expect(isOfSince(noted({ how: 'OFF_JOB' }), sent('sent', 'app-1'))).toBe(false);
});
