import { describe, expect, it } from 'vitest';
import type { Account } from '../../../../../shared/model/account.ts';
import { planSentence, remainingSentence, seatSentence } from './subscription-words.ts';

const subscription = (over: Partial<Account['subscription']> = {}): Account['subscription'] => ({
  plan: 'CROWD',
  remainingSeats: 2,
  seatsTaken: 3,
  hasUnlimitedSeats: false,
  isPlatformOffer: false,
  canDisableContactWorkEmails: false,
  remainingCredits: 148,
  creditsPlan: 400,
  periodicity: 'ONE_OFF',
  hasUnlimitedPlan: false,
  jobModeAccess: null,
  ...over,
});

describe('the subscription in words', () => {
  it('is the account of an admin, and the company of the others', () => {
    expect(planSentence(true, subscription())).toBe('Your account has the Crowd plan, with 400 profiles.');
    expect(planSentence(false, subscription({ periodicity: 'YEARLY' }))).toBe(
      'Your company has the Crowd plan, with 400 profiles a year.',
    );
  });

  it('counts nothing on an unlimited plan', () => {
    const sentence = planSentence(true, subscription({ plan: 'UNLIMITED', hasUnlimitedPlan: true, creditsPlan: 7 }));
    expect(sentence).toBe('Your account has the Unlimited plan, with as many profiles as you need.');
  });

  it('says how many profiles are left of how many, and no share where there are more than the plan holds', () => {
    expect(remainingSentence(subscription())).toBe('148 of 400 profiles left');
    expect(remainingSentence(subscription({ remainingCredits: 1_500 }))).toBe('1,500 profiles left');
    expect(remainingSentence(subscription({ remainingCredits: 0, creditsPlan: 1 }))).toBe('0 of 1 profile left');
  });

  it('says how many seats are taken, or that there is no limit', () => {
    expect(seatSentence(subscription())).toBe('3 of 5 seats taken.');
    expect(seatSentence(subscription(), 3)).toBe('3 of 5 seats taken.');
    expect(seatSentence(subscription(), 2)).toBe(
      '3 of 5 seats taken, 1 of them by an invitation that waits for an answer.',
    );
    expect(seatSentence(subscription({ hasUnlimitedSeats: true }))).toBe('As many seats as you need.');
  });
});
