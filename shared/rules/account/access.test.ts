import { describe, expect, it, test } from 'vitest';
import type { Preferences } from '../../model/account.ts';
import {
  canDeleteNote,
  canEditOutreach,
  canEditPerson,
  canEditProfile,
  canRemove,
  canResend,
  isSignupComplete,
} from './access.ts';

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

test('outreach is edited where the account does not contact as Bramble only', () => {
  expect(canEditOutreach({ forceContactAsBramble: false })).toBe(true);
  expect(canEditOutreach({ forceContactAsBramble: true })).toBe(false);
});

test('a note is deleted by its author alone, and by the owner of the job once the author left', () => {
  const note = { author: { id: 'usr_1', name: 'Maren Holt', picture: null } } as const;
  expect(canDeleteNote({ id: 'usr_1' }, note)).toBe(true);
  expect(canDeleteNote({ id: 'usr_2' }, note)).toBe(false);
  expect(canDeleteNote({ id: 'usr_2' }, note, { jobOwner: 'usr_2' })).toBe(true);
  expect(canDeleteNote({ id: 'usr_3' }, note, { jobOwner: 'usr_2' })).toBe(false);
  expect(canDeleteNote({ id: 'usr_3' }, note, { jobOwner: undefined })).toBe(false);
});

test('a profile is changed where the team added it', () => {
  expect(canEditProfile({ isCustomerSubmission: true })).toBe(true);
  expect(canEditProfile({ isCustomerSubmission: false })).toBe(false);
});

test('a person is changed by themselves', () => {
  expect(canEditPerson({ id: 'usr_1' }, { id: 'usr_1' })).toBe(true);
  expect(canEditPerson({ id: 'usr_1' }, { id: 'usr_2' })).toBe(false);
});

const at = (time: string) => new Date(`2026-03-04T${time}Z`);
const admin = { id: 'usr_a', isAdmin: true } as const;
const teammate = { id: 'usr_b', isAdmin: false } as const;

describe('sending an invitation anew', () => {
  const invitation = { invitedAt: at('10:00:00.000').toISOString() };

  it.each([
    ['09:59:59.000', false],
    ['10:10:00.000', false],
    ['10:10:00.001', true],
  ])('is allowed more than 10 minutes after it was sent: at %s %s', (time, allowed) => {
    expect(canResend(admin, invitation, at(time))).toBe(allowed);
  });

  it('is never a teammate’s who is no admin', () => {
    expect(canResend(teammate, invitation, at('23:00:00.000'))).toBe(false);
  });
});

describe('removing somebody', () => {
  it('is an admin’s, and nobody removes themself', () => {
    expect(canRemove(admin, teammate)).toBe(true);
    expect(canRemove(admin, admin)).toBe(false);
    expect(canRemove(teammate, admin)).toBe(false);
    expect(canRemove(teammate, teammate)).toBe(false);
  });
});
