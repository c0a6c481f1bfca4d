import { describe, expect, it } from 'vitest';
import { denyTermsOf, normaliseEmail } from './deny-list.ts';

describe('one mailbox', () => {
  it.each([
    [' Anna@ACME.example ', 'anna@acme.example'],
    ['anna+jobs@acme.example', 'anna@acme.example'],
    ['an.na+x@googlemail.com', 'anna@gmail.com'],
    ['an.na@acme.example', 'an.na@acme.example'],
    ['+@acme.example', '+@acme.example'],
    ['anna@acme.example.', 'anna@acme.example'],
  ])('has one spelling: %s', (address, spelling) => {
    expect(normaliseEmail(address)).toBe(spelling);
  });

  it('is none without a name, a host, or with two signs', () => {
    expect(['anna', '@acme.example', 'anna@acme', 'a@b@c.example', 'anna@acme..example'].map(normaliseEmail)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('somebody of a list', () => {
  const termsOf = (name: string, company: string) => denyTermsOf({ name, companies: [company], emails: [] });

  it('is found by the name with a company, whatever the order, accents and legal form', () => {
    expect(termsOf('Nováková, Zoë', 'Acme GmbH')).toEqual(termsOf('zoe NOVAKOVA', 'ACME'));
    expect(termsOf('Müller, Anna, Dr.', 'Acme')).toEqual(termsOf('Anna Müller', 'Acme'));
    expect(termsOf('Jürgen Müller', 'Acme')).not.toEqual(termsOf('Jürgen Müller', 'Initech'));
  });

  it.each([
    ['Jürgen Müller', 'Juergen Mueller'],
    ['Jürgen Müller', 'JURGEN MULLER'],
    ['Ju\u0308rgen Mueller', 'Juergen Müller'],
    ['Jörg Groß', 'Joerg Gross'],
    ['Søren Håkansson', 'Soeren Haakansson'],
  ])('is found in each way a name is spelled: %s, %s', (one, other) => {
    const found = termsOf(other, 'Bosch GmbH');
    expect(termsOf(one, 'Bosch').some((term) => found.includes(term))).toBe(true);
  });

  it('is not found by a name that another only begins like', () => {
    expect(termsOf('Michal Novak', 'Acme')).not.toEqual(termsOf('Michael Novak', 'Acme'));
  });

  it('is not found by a name or a company alone', () => {
    expect(termsOf('Anna Nowak', ' ')).toEqual([]);
    expect(termsOf('', 'Acme')).toEqual([]);
  });

  it('is found by each address and each company, once', () => {
    const found = denyTermsOf({
      name: 'Anna',
      companies: ['Acme', 'Acme AG', 'B'],
      emails: ['a@b.example', 'A@b.example'],
    });
    expect(found).toEqual(['email a@b.example', 'name anna @ acme', 'name anna @ b']);
  });
});
