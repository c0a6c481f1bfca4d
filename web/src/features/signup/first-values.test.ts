import { expect, it } from 'vitest';
import type { Preferences } from '../../../../shared/model/account.ts';
import { firstValues, isCompanyGiven } from './first-values.ts';

const aPerson = (change: Partial<Preferences['employer']> = {}): Preferences => ({
  id: 'usr_ada',
  firstname: '',
  lastname: '',
  name: '',
  email: 'ada@veldkamp.example',
  picture: null,
  roles: ['employer'],
  createdAt: '2026-11-20T10:00:00.000Z',
  productAnalyticsConsent: null,
  employer: {
    company: '',
    position: '',
    signature: '',
    senderEmailAddress: '',
    account: 'acc_veldkamp',
    accountAdmin: false,
    shouldContactCandidateWorkEmails: true,
    ...change,
  },
});
const typed = JSON.stringify({ firstname: 'Ada', lastname: 'Byron', position: 'Recruiter', company: 'Another Corp' });

it('does not ask a teammate for the company: it is that of the account', () => {
  expect(isCompanyGiven(aPerson(), 'Veldkamp GmbH')).toBe(true);
  expect(firstValues(aPerson(), 'Veldkamp GmbH', typed)).toEqual({
    firstname: 'Ada',
    lastname: 'Byron',
    position: 'Recruiter',
    company: 'Veldkamp GmbH',
  });
});

it('offers an admin the account’s name, to be changed', () => {
  const admin = aPerson({ accountAdmin: true });
  expect(isCompanyGiven(admin, 'Veldkamp GmbH')).toBe(false);
  expect(firstValues(admin, 'Veldkamp GmbH', '').company).toBe('Veldkamp GmbH');
  expect(firstValues(admin, 'Veldkamp GmbH', typed).company).toBe('Another Corp');
});

it('asks for the company where the account’s name cannot be one', () => {
  expect(isCompanyGiven(aPerson(), 'Veldkamp B.V.')).toBe(false);
  expect(firstValues(aPerson(), 'Veldkamp B.V.', '').company).toBe('');
  expect(firstValues(aPerson(), undefined, '').company).toBe('');
});

it.each(['', 'no json', '7', 'null', '{"firstname":7}'])('begins with what is stored where %j was kept', (draft) => {
  expect(firstValues({ ...aPerson(), firstname: 'Grace' }, undefined, draft).firstname).toBe('Grace');
});
