import { expect, it } from 'vitest';
import type { Preferences } from '../../../../shared/model/account.ts';
import { firstValues, wordsOnOtherCompany } from './first-values.ts';

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
const nobody = { firstname: '', lastname: '' };
const begin = (person: Preferences, accountName: string | undefined, draft = '', names = nobody) =>
  firstValues({ person, accountName, names }, draft);

it.each([
  ['an admin', true],
  ['a teammate', false],
])('offers %s the account’s name, to be changed', (_, accountAdmin) => {
  const person = aPerson({ accountAdmin });
  expect(begin(person, 'Veldkamp GmbH').company).toBe('Veldkamp GmbH');
  expect(begin(person, 'Veldkamp GmbH', typed).company).toBe('Another Corp');
});

it('says it where the company typed is no longer that of the account, and only then', () => {
  expect(wordsOnOtherCompany('Another Corp', 'Veldkamp GmbH')).toBe(
    'Your account is Veldkamp GmbH. Candidates will read that you work at Another Corp.',
  );
  expect(wordsOnOtherCompany(' veldkamp gmbh ', 'Veldkamp GmbH')).toBeUndefined();
  expect(wordsOnOtherCompany('', 'Veldkamp GmbH')).toBeUndefined();
  expect(wordsOnOtherCompany('Another Corp', undefined)).toBeUndefined();
});

it('leaves out the dots of an account’s name, which a company may not have', () => {
  expect(begin(aPerson(), 'Veldkamp B.V.').company).toBe('Veldkamp BV');
});

it('asks for the company where the account’s name cannot be one', () => {
  expect(begin(aPerson(), 'H.P.').company).toBe('');
  expect(begin(aPerson(), undefined).company).toBe('');
});

it('begins with the names one signed in with where none are stored or typed', () => {
  const names = { firstname: 'Zoë', lastname: 'Ångström' };
  expect(begin(aPerson(), undefined, '', names)).toMatchObject(names);
  expect(begin({ ...aPerson(), firstname: 'Grace' }, undefined, '', names).firstname).toBe('Grace');
  expect(begin(aPerson(), undefined, typed, names).firstname).toBe('Ada');
});

it.each(['', 'no json', '7', 'null', '{"firstname":7}'])('begins with what is stored where %j was kept', (draft) => {
  expect(begin({ ...aPerson(), firstname: 'Grace' }, undefined, draft).firstname).toBe('Grace');
});
