import { describe, expect, it } from 'vitest';
import type { EmailAddress } from '../../model/submission.ts';
import { decideSend, FORBIDDEN_IN_ATS, obstacleTo, type SendFacts, type SendTime } from './decision.ts';
import { PACES } from './pace.ts';

const at = (text: string) => new Date(text);
const address: EmailAddress = {
  email: 'noor@home.example',
  addedBy: 'bramble',
  kind: 'personal',
  deliverabilityStatus: 'verified',
  isDeliverable: true,
};
const facts = (over: Partial<SendFacts> = {}): SendFacts => ({
  isOptedOut: false,
  isForbiddenInAts: false,
  hasReplied: false,
  isStillContacted: true,
  address,
  hasDeclinedAddress: false,
  isExcludedCompany: false,
  deniedBy: undefined,
  elsewhere: undefined,
  othersOfCompany: 0,
  isJobClosed: false,
  hasPostalAddress: true,
  senderProblem: undefined,
  senderPaused: undefined,
  missingVariables: [],
  isAccountPaused: false,
  ...over,
});
const NOON: SendTime = {
  now: at('2026-03-04T10:00:00.000Z'),
  dueAt: at('2026-03-04T10:00:00.000Z'),
  timeZone: 'Europe/Paris',
  window: 'working-hours',
};
const decide = (over: Partial<SendFacts>, time: Partial<SendTime> = {}) =>
  decideSend(facts(over), { ...NOON, ...time });

describe('whether an email goes out', () => {
  it('it does to a candidate who is silent, in the window', () => {
    expect(decide({})).toEqual({ kind: 'send' });
  });

  it.each([
    ['opted out, or complained to anybody', { isOptedOut: true }, 'The candidate opted out'],
    ['may not be emailed by what the ATS said', { isForbiddenInAts: true }, FORBIDDEN_IN_ATS],
    ['opted out of what the ATS forbids too', { isOptedOut: true, isForbiddenInAts: true }, 'The candidate opted out'],
    ['replied', { hasReplied: true }, 'The candidate replied'],
    ['was moved', { isStillContacted: false }, 'The candidate was moved'],
    ['opted out of a closed job', { isOptedOut: true, isJobClosed: true }, 'The candidate opted out'],
  ] as const)('it ends for a candidate who %s', (_, over, reason) => {
    expect(decide(over)).toMatchObject({ kind: 'stop', reason });
  });

  it.each([
    ['has no address', { address: undefined }, 'No valid email address'],
    ['has no address on a closed job', { address: undefined, isJobClosed: true }, 'No valid email address'],
    [
      'has a work address that is declined',
      { address: undefined, hasDeclinedAddress: true },
      'No valid email address: only a work email is known, and those are not contacted',
    ],
    ['is on the list of candidates not to source', { deniedBy: 'list' }, 'Is on the list of candidates not to source'],
    ['stands on the job in its ATS', { deniedBy: 'ats' }, 'Stands on this job in your ATS already'],
    ['works at an excluded company', { isExcludedCompany: true }, 'Works at a company not to source from'],
    ['is written to elsewhere', { elsewhere: 'IN_ANOTHER_SEQUENCE' }, 'Emailed under another profile'],
    ['was written to lately', { elsewhere: 'CONTACTED_LATELY' }, 'Your team contacted them in the last 30 days'],
    [
      'is the fourth of a company at work',
      { address: { ...address, kind: 'work' }, othersOfCompany: 3 },
      'Three people of this company were emailed already',
    ],
  ] as const)('it leaves out a candidate who %s, until a person says otherwise', (_, over, reason) => {
    expect(decide(over)).toMatchObject({ kind: 'skip', reason });
  });

  it('it goes to the fourth of a company at a private address', () => {
    expect(decide({ othersOfCompany: 30 })).toEqual({ kind: 'send' });
  });

  it.each([
    ['is on a closed job', { isJobClosed: true }, 'The job is closed'],
    [
      'is of an account without a postal address',
      { hasPostalAddress: false },
      'Your account has no postal address, which every email must carry',
    ],
    ['is written to from a lost domain', { senderProblem: 'Lost' }, 'Lost'],
    ['is written to by a sender who is paused', { senderPaused: 'Bounced' }, 'Bounced'],
    ['lacks a value', { missingVariables: ['candidate_current_company'] }, 'No value for candidate_current_company'],
  ] as const)('it is held back from a candidate who %s, and goes on by itself', (_, over, reason) => {
    expect(decide(over)).toMatchObject({ kind: 'hold', reason });
  });

  it('it is looked at again in a quarter of an hour while the back office holds the account’s emails', () => {
    const until = at('2026-03-04T10:15:00.000Z');
    expect(decide({ isAccountPaused: true })).toEqual({ kind: 'wait', until, reason: 'account-paused' });
  });

  it('it waits for the window to open', () => {
    expect(decide({}, { now: at('2026-03-04T20:00:00.000Z') })).toEqual({
      kind: 'wait',
      until: at('2026-03-05T08:00:00.000Z'),
      reason: 'window',
    });
  });

  it('it takes a place among the emails of its sender', () => {
    const sender = { policy: PACES['working-hours'], pace: undefined, isUnverified: false, placeAt: undefined };
    expect(decide({}, { sender })).toMatchObject({ kind: 'send', pace: { used: 1 } });
  });

  it('what keeps it is the same at every time', () => {
    expect(obstacleTo(facts({ isJobClosed: true }))).toMatchObject({ kind: 'hold' });
    expect(obstacleTo(facts({ isAccountPaused: true }))).toBeUndefined();
  });
});
