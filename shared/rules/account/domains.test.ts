import { describe, expect, it } from 'vitest';
import type { EmailStrategyType } from '../../model/email-strategy.ts';
import { chooseSender, type DomainStanding, isAlias, mayBeCustomDomain, senderAddress } from './domains.ts';

describe('a custom domain', () => {
  it.each(['acme.com', 'careers.acme.co.uk', 'notgmail.com'])('may be %s', (domain) => {
    expect(mayBeCustomDomain(domain, 'mail.bramble.example')).toBe(true);
  });
  it.each([
    ...['gmail.com', 'GMAIL.com', 'mail.gmail.com', 'yahoo.co.uk'],
    ...['bramble.example', 'mail.bramble.example', 'reply.bramble.example', 'x.app.bramble.example'],
  ])('is never %s, which is everybody’s or ours', (domain) => {
    expect(mayBeCustomDomain(domain, 'mail.bramble.example')).toBe(false);
  });
  it('is never the domain above ours', () => {
    expect(mayBeCustomDomain('bramble.example', 'mail.dev.bramble.example')).toBe(false);
  });
});

describe('what an email leaves from', () => {
  const ada = 'ada@acme.com';
  const individual = { type: 'INDIVIDUAL_EMAIL_ADRESSES', emailAddress: null } as const;
  const common = { type: 'COMMON_EMAIL_ADDRESS', emailAddress: 'jobs@acme.com' } as const;
  const standard = { type: 'DEFAULT_EMAIL_ADDRESS', emailAddress: null } as const;
  const byDefault = { kind: 'default' };
  const held = { kind: 'held', domain: 'acme.com' };

  it.each([
    ['individual', individual, 'verified', { kind: 'own', address: ada }],
    ['individual', individual, 'unverified', byDefault],
    ['individual', individual, 'unknown', byDefault],
    ['individual', individual, 'lost', held],
    ['common', common, 'verified', { kind: 'own', address: 'jobs@acme.com' }],
    ['common', common, 'unverified', held],
    ['common', common, 'unknown', held],
    ['common', common, 'lost', held],
    ['default', standard, 'verified', byDefault],
    ['default', standard, 'lost', byDefault],
  ] as const)('%s, with a domain that is %o %s', (_, strategy, standing: DomainStanding, wanted) => {
    expect(chooseSender(strategy, ada, standing)).toEqual(wanted);
  });

  it('never is an address of a domain that is not verified', () => {
    for (const strategy of [individual, common, standard])
      for (const standing of ['lost', 'unverified', 'unknown'] as const)
        expect(chooseSender(strategy, ada, standing).kind).not.toBe('own');
  });
});

it.each([
  ['jobs', true],
  ['jobs.berlin', true],
  ['j', true],
  ['.jobs', false],
  ['jobs@acme.com', false],
  ['jobs\r\nBcc: x', false],
  ['', false],
])('%o is an alias: %s', (alias, wanted) => {
  expect(isAlias(alias)).toBe(wanted);
});

it('a person’s emails leave from the common address, or their own where its domain is verified, or none of theirs', () => {
  const strategy = (type: EmailStrategyType, emailAddress: string | null = null) => ({ type, emailAddress });
  const verified = { domainName: 'acme.example', domainIdentityVerified: true, isVerifying: false, dnsRecords: [] };
  const own = strategy('INDIVIDUAL_EMAIL_ADRESSES');
  const common = strategy('COMMON_EMAIL_ADDRESS', 'jobs@acme.example');
  const made = 'ada.byron@mail.bramble.example';
  const ada = { email: 'ada@acme.example', employer: { senderEmailAddress: made } };
  const of = (emailStrategy: typeof own, customDomains = [verified]) =>
    senderAddress({ emailStrategy, customDomains }, ada);
  expect([of(own), of(common)]).toEqual(['ada@acme.example', 'jobs@acme.example']);
  expect(of(own, [{ ...verified, domainIdentityVerified: false }])).toBe(made);
  expect(of(strategy('DEFAULT_EMAIL_ADDRESS'))).toBe(made);
});
