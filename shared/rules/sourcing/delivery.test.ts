import { describe, expect, it } from 'vitest';
import type { Experience } from '../../model/candidate.ts';
import { excludedCompany, isFromExcluded, personKey, personKeyOf } from './delivery.ts';

const at = (employerName: string, current = true): Experience => ({
  jobTitle: 'Engineer',
  employerName,
  jobDescription: '',
  location: '',
  startDate: null,
  endDate: null,
  current,
});
const aPerson = (employmentHistory: Experience[], email: string | null = null) => ({
  firstName: 'Zoë',
  lastName: 'Müller',
  email,
  employmentHistory,
});

it('marks a card by the list as it is now, and by an address as long as domains are listed', () => {
  const card = { currentEmployer: 'Northwind Ltd', fromCompanyNotToSourceFrom: false };
  const marked = { currentEmployer: 'Somewhere', fromCompanyNotToSourceFrom: true };
  expect(isFromExcluded(card, [])).toBe(false);
  expect(isFromExcluded(card, [{ orgName: 'Northwind' }])).toBe(true);
  expect(isFromExcluded({ ...card, currentEmployer: null }, [{ orgName: 'Northwind' }])).toBe(false);
  expect(isFromExcluded(marked, [{ domain: 'acme.com' }])).toBe(true);
  expect(isFromExcluded(marked, [{ orgName: 'Northwind' }])).toBe(false);
  expect(isFromExcluded({ ...card, fromCompanyNotToSourceFrom: true }, [])).toBe(false);
});

describe('excludedCompany', () => {
  const excluded = [{ orgName: 'Northwind Ltd.' }, { domain: 'acme.com' }];

  it.each([
    ['by name, whatever the legal form', aPerson([at('Northwind GmbH')])],
    ['by the domain’s name', aPerson([at('Acme, Inc.')])],
    ['by the domain of the address', aPerson([at('Somewhere')], 'zoe@acme.com')],
    ['by a subdomain of the address', aPerson([at('Somewhere')], 'zoe@mail.ACME.com')],
    ['by the latest position where none is current', aPerson([at('Acme', false), at('Other', false)])],
  ])('finds a company not to source from %s', (_, person) => {
    expect(excludedCompany(person, excluded)).toBeDefined();
  });

  it.each([
    ['who left the company', aPerson([at('Other'), at('Acme', false)])],
    ['whose company only begins alike', aPerson([at('Acme Analytics Partners')])],
    ['whose address only ends alike', aPerson([at('Other')], 'zoe@notacme.com')],
    ['of whom no employer is known', aPerson([])],
  ])('takes a person %s', (_, person) => {
    expect(excludedCompany(person, excluded)).toBeUndefined();
  });
});

describe('personKey', () => {
  it('is one for the same name at the same employer, however written', () => {
    expect(personKey(aPerson([at('Acme GmbH')]))).toBe(personKeyOf('ZOE  Muller', 'ACME'));
  });

  it('differs at another employer, because many people share a name', () => {
    expect(personKey(aPerson([at('Acme')]))).not.toBe(personKey(aPerson([at('Globex')])));
  });

  it('says nothing where no employer is known', () => {
    expect(personKey(aPerson([]))).toBeUndefined();
  });
});
