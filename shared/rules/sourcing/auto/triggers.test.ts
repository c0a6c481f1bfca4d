import { describe, expect, it } from 'vitest';
import { areRepliesPoor, type ContactLife, decideContact } from './contact.ts';
import { type DataFacts, dataTriggers, disqualifiesMost } from './triggers.ts';

const quiet: DataFacts = {
  deliveredInDay: 20,
  reviewed: 20,
  disqualified: 5,
  sampled: 5,
  outside: 0,
  otherYears: 0,
  duplicates: 0,
  compared: 20,
  unconfirmed: 2,
};

describe('the data system', () => {
  it.each<[string, Partial<DataFacts>, string[]]>([
    ['sees nothing in a quiet job', {}, []],
    ['sees a day of too many profiles', { deliveredInDay: 61 }, ['velocity absolute']],
    ['sees profiles that confirm nothing', { unconfirmed: 12 }, ['AIDQ relative']],
    ['sees an employer who discards most', { disqualified: 12 }, ['clientDQ relative']],
    ['sees that they are elsewhere', { sampled: 10, outside: 6 }, ['clientDQ location']],
    ['sees that they have other experience', { sampled: 10, otherYears: 6 }, ['clientDQ YoE']],
    ['sees that they were known', { sampled: 10, duplicates: 6 }, ['clientDQ duplicates']],
    [
      'says nothing of a few',
      { reviewed: 9, disqualified: 9, sampled: 9, outside: 9, compared: 9, unconfirmed: 9 },
      [],
    ],
  ])('%s', (_, over, expected) => {
    expect(dataTriggers({ ...quiet, ...over }).map(({ trigger, details }) => `${trigger} ${details}`)).toEqual(
      expected,
    );
  });

  it('sees an account that contacts hardly anybody', () => {
    expect(disqualifiesMost({ reviewed: 40, contacted: 4 })).toBe(true);
    expect(disqualifiesMost({ reviewed: 40, contacted: 5 })).toBe(false);
    expect(disqualifiesMost({ reviewed: 39, contacted: 0 })).toBe(false);
  });
});

const contact: ContactLife = {
  autoContact: true,
  status: 'Validated',
  isOffered: true,
  isPausedByOffice: false,
  isCalibrating: false,
  isObjectiveReached: false,
  isWorkingHour: true,
  contactedToday: 5,
  judged: 9,
  interested: 0,
};

describe('contacting by itself', () => {
  it.each<[string, Partial<ContactLife>, object]>([
    ['contacts up to what is left of the day', {}, { kind: 'contact', most: 15 }],
    ['contacts nobody where it is off', { autoContact: false }, { kind: 'nothing' }],
    ['contacts nobody above the cap', { contactedToday: 20 }, { kind: 'nothing' }],
    ['contacts nobody at night', { isWorkingHour: false }, { kind: 'nothing' }],
    ['contacts nobody while our people paused the job', { isPausedByOffice: true }, { kind: 'nothing' }],
    ['contacts nobody of the calibration batch', { isCalibrating: true }, { kind: 'nothing' }],
    ['contacts nobody once the objective is reached', { isObjectiveReached: true }, { kind: 'nothing' }],
    ['stops with the job', { status: 'Closed' }, { kind: 'stop', reason: 'CLOSING_JOB' }],
    ['stops where it is not offered', { isOffered: false }, { kind: 'stop', reason: 'FEATURE_FLAG_DISABLED' }],
    ['stops where answers say that the match is poor', { judged: 10, interested: 1 }, { reason: 'POOR_REPLIES' }],
  ])('%s', (_, over, decision) => {
    expect(decideContact({ ...contact, ...over })).toMatchObject(decision);
  });

  it('needs ten answers to know, and one in five who is interested', () => {
    expect(areRepliesPoor({ judged: 9, interested: 0 })).toBe(false);
    expect(areRepliesPoor({ judged: 10, interested: 1 })).toBe(true);
    expect(areRepliesPoor({ judged: 10, interested: 2 })).toBe(false);
  });
});
