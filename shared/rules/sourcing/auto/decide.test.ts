import { describe, expect, it } from 'vitest';
import type { Counts } from '../../funnel/counters.ts';
import { callsForLook, decideSourcing, hasReachedObjective, type JobLife } from './decide.ts';

const now = new Date('2026-03-02T09:30:00.000Z');

/** A job in auto-sourcing for which a batch is due. */
const aLife = (over: Partial<JobLife> = {}): JobLife => ({
  now,
  status: 'Validated',
  isContinuousHire: false,
  isOffered: true,
  sourcingMode: 'auto-sourcing',
  autoSourcing: 'ON',
  pause: null,
  batch: 1,
  hasRequest: false,
  isCalibrationRated: true,
  credits: 200,
  toReview: 0,
  contacted: 0,
  notInterested: 0,
  unmarked: 0,
  contactedLately: 0,
  leads: 0,
  targetLeads: 6,
  hired: 0,
  targetHires: 1,
  triggers: [],
  isAccountDisqualifyingMost: false,
  isBatchTime: true,
  batchDays: 0,
  ...over,
});

const paused = (...reasons: NonNullable<JobLife['pause']>['reasons']) =>
  ({ autoSourcing: 'PAUSE', pause: { reasons, at: '2026-03-01T09:00:00.000Z' } }) as const;

const TWO = [
  { trigger: 'clientDQ', details: 'relative' },
  { trigger: 'clientDQ', details: 'location' },
] as const;

describe('auto-sourcing', () => {
  it.each<[string, Partial<JobLife>, object]>([
    ['asks for a batch of the day', {}, { kind: 'request', size: 20, reason: 'NEEDED_MORE_LEADS' }],
    ['asks for what the credits reach', { credits: 7 }, { kind: 'request', size: 7 }],
    ['asks for the whole batch on an unlimited plan', { credits: null }, { kind: 'request', size: 20 }],
    ['asks without a goal too', { targetLeads: null }, { kind: 'request', reason: 'LEGACY_AUTO_SOURCING' }],
    ['does nothing in manual mode', { sourcingMode: 'manual' }, { kind: 'nothing' }],
    ['does nothing while it is off', { autoSourcing: 'OFF' }, { kind: 'nothing' }],
    ['waits while a request is open', { hasRequest: true }, { kind: 'nothing' }],
    ['waits for the next working hour and day', { isBatchTime: false }, { kind: 'nothing' }],

    ['stops with the job', { status: 'Closed' }, { kind: 'stop', reason: 'CLOSING_JOB' }],
    ['stops for a continuous hire', { isContinuousHire: true }, { kind: 'stop', reason: 'CONTINUOUS_HIRE_ACTIVATED' }],
    ['stops where it is no longer offered', { isOffered: false }, { kind: 'stop', reason: 'FEATURE_FLAG_DISABLED' }],
    ['stops once everybody is hired', { hired: 1 }, { kind: 'stop', reason: 'SEARCH_LEAD_TARGET_REACHED' }],
    ['goes on without a number of hires', { hired: 1, targetHires: null }, { kind: 'request' }],
    [
      'stops although it is paused',
      { ...paused('PAUSED_FROM_BACKOFFICE'), status: 'Closed' },
      { kind: 'stop', reason: 'CLOSING_JOB' },
    ],

    [
      'rests before calibration was rated',
      { isCalibrationRated: false },
      { kind: 'pause', pause: { reasons: ['CALIBRATION_BATCH_NOT_REVIEWED'] } },
    ],
    [
      'rests above 100 profiles to review',
      { toReview: 101 },
      { kind: 'pause', pause: { reasons: ['PROFILES_TO_REVIEW_LIMIT_REACHED'] } },
    ],
    ['goes on at 100 profiles to review', { toReview: 100 }, { kind: 'request' }],
    [
      'rests once enough are interested',
      { leads: 6 },
      {
        kind: 'pause',
        pause: { reasons: ['CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED'] },
        batchReason: 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
      },
    ],
    ['rests without credits', { credits: 0 }, { kind: 'pause', pause: { reasons: ['CREDITS_EXHAUSTED'] } }],
    ['does not rest without credits while a request is open', { credits: 0, hasRequest: true }, { kind: 'nothing' }],
    [
      'rests four hours after two triggers',
      { triggers: TWO },
      {
        kind: 'pause',
        pause: {
          reasons: ['PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS'],
          until: '2026-03-02T13:30:00.000Z',
          triggers: TWO,
        },
      },
    ],
    ['does not rest after one trigger', { triggers: TWO.slice(1) }, { kind: 'request' }],
    [
      'rests where the account discards nearly everybody',
      { isAccountDisqualifyingMost: true },
      { kind: 'pause', pause: { reasons: ['PAUSED_BY_DATA_SYSTEM_FOR_ACCOUNT_HIGH_DQ'] } },
    ],
    [
      'says every reason at once',
      { leads: 9, toReview: 150, credits: 0 },
      {
        pause: {
          reasons: [
            'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
            'PROFILES_TO_REVIEW_LIMIT_REACHED',
            'CREDITS_EXHAUSTED',
          ],
        },
      },
    ],

    ['rests on for the same reason', { ...paused('CREDITS_EXHAUSTED'), credits: 0 }, { kind: 'nothing' }],
    [
      'rests on for another reason',
      { ...paused('CREDITS_EXHAUSTED'), leads: 6 },
      { kind: 'pause', pause: { reasons: ['CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED'] } },
    ],
    [
      'goes on once the reason is gone',
      paused('PROFILES_TO_REVIEW_LIMIT_REACHED'),
      { kind: 'resume', reasons: ['PROFILES_TO_REVIEW_LIMIT_REACHED'] },
    ],
    ['waits for whoever paused it', paused('PAUSED_FROM_BACKOFFICE'), { kind: 'nothing' }],
    [
      'waits for the end of a look of the data system',
      {
        autoSourcing: 'PAUSE',
        pause: { ...paused('PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS').pause, until: '2026-03-02T09:31:00.000Z' },
      },
      { kind: 'nothing' },
    ],
    [
      'goes on after it',
      {
        autoSourcing: 'PAUSE',
        pause: { ...paused('PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS').pause, until: '2026-03-02T09:30:00.000Z' },
      },
      { kind: 'resume', reasons: ['PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS'] },
    ],

    [
      'asks for none while the answers to come may suffice',
      { contacted: 20, leads: 4, contactedLately: 10 },
      { kind: 'skip', reason: 'NO_BATCH_REQUIRED' },
    ],
    [
      'asks for more where they do not',
      { contacted: 20, leads: 4, contactedLately: 5 },
      { kind: 'request', reason: 'NEEDED_MORE_LEADS' },
    ],
    [
      'asks every other day where few are interested',
      { contacted: 100, leads: 4 },
      { kind: 'request', reason: 'SOURCING_FOR_A_LOW_LEAD_RATE_JOB' },
    ],
    [
      'does not call few what nobody has marked, nor buys more while it may suffice',
      { contacted: 74, unmarked: 48 },
      { kind: 'skip', reason: 'NO_BATCH_REQUIRED' },
    ],
    [
      'asks for more where what nobody has marked cannot suffice',
      { contacted: 74, unmarked: 5 },
      { kind: 'request', reason: 'NEEDED_MORE_LEADS' },
    ],
    [
      'takes what nobody has marked for what the others are, once these tell',
      { contacted: 100, leads: 1, notInterested: 19, unmarked: 20 },
      { kind: 'request', reason: 'SOURCING_FOR_A_LOW_LEAD_RATE_JOB' },
    ],
    [
      'and waits between',
      { contacted: 100, leads: 4, batchDays: 1 },
      { kind: 'skip', reason: 'LEADOSTAT_WAIT_FOR_A_LOW_LEAD_RATE_JOB' },
    ],
  ])('%s', (_, over, decision) => {
    expect(decideSourcing(aLife(over))).toMatchObject(decision);
  });
});

describe('the objective of a job', () => {
  it.each<[string, Partial<JobLife>, boolean]>([
    ['is not reached before the last lead', { leads: 5 }, false],
    ['is reached with enough who are interested', { leads: 6 }, true],
    ['is reached once everybody is hired', { hired: 1 }, true],
    ['is still reached while auto-sourcing rests', { leads: 6, autoSourcing: 'PAUSE' }, true],
    ['ends nothing where nobody set one', { leads: 6, targetLeads: null, targetHires: 0 }, false],
    ['ends nothing that is asked for by hand', { leads: 6, sourcingMode: 'manual', autoSourcing: 'OFF' }, false],
  ])('%s', (_, over, isReached) => {
    expect(hasReachedObjective(aLife(over))).toBe(isReached);
  });
});

describe('a look at a job', () => {
  it.each<[string, Counts, Counts, boolean]>([
    ['does not wait once somebody more is interested', { 'crowd.lead': 3 }, { 'crowd.lead': 1 }, true],
    ['does not wait for a hire', { 'team.hired': 1 }, { 'team.hired': 1 }, true],
    ['waits where somebody is interested no more', { 'crowd.lead': 2 }, { 'crowd.lead': -1 }, false],
    ['waits where profiles come', { 'crowd.toReview': 100 }, { 'crowd.toReview': 20 }, false],
    ['does not wait where too many are to be reviewed', { 'crowd.toReview': 101 }, { 'crowd.toReview': 1 }, true],
    ['does not wait once they are reviewed', { 'crowd.toReview': 100 }, { 'crowd.toReview': -1 }, true],
    ['waits where still too many are to be reviewed', { 'crowd.toReview': 130 }, { 'crowd.toReview': -9 }, false],
    ['waits where the team adds profiles', { 'team.toReview': 101 }, { 'team.toReview': 1 }, false],
  ])('%s', (_, counts, added, calls) => {
    expect(callsForLook(counts, added)).toBe(calls);
  });
});
