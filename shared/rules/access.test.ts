import { expect, test } from 'vitest';
import type { Preferences } from '../model/account.ts';
import { isSignupComplete } from './access.ts';

const person: Preferences = {
  id: 'usr_1',
  firstname: 'Maren',
  lastname: 'Holt',
  name: 'Maren Holt',
  email: 'maren@foldwater.example',
  picture: null,
  roles: ['employer'],
  createdAt: '2026-01-01T00:00:00.000Z',
  productAnalyticsConsent: null,
  employer: {
    company: 'Foldwater',
    position: 'Recruiter',
    signature: '',
    senderEmailAddress: '',
    account: 'acc_1',
    accountAdmin: false,
    shouldContactCandidateWorkEmails: true,
  },
};

test.each([
  ['first name', { ...person, firstname: '' }],
  ['last name', { ...person, lastname: '' }],
  ['company', { ...person, employer: { ...person.employer, company: '' } }],
  ['position', { ...person, employer: { ...person.employer, position: '' } }],
])('sign-up is not complete without a %s', (_, without) => {
  expect(isSignupComplete(without)).toBe(false);
});

test('sign-up is complete with all four', () => {
  expect(isSignupComplete(person)).toBe(true);
});
