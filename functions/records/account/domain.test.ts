import { expect, it } from 'vitest';
import { checkedDomain, claimedDomain, type Found, type StoredDomain, standingOf } from './domain.ts';

const ALL: Found = { dkim: true, mailFrom: true, spf: true, dmarc: true, proof: true };
const START = new Date('2026-03-02T10:00:00.000Z');
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const fresh = claimedDomain('acme.example', 'acc_a', 'proof', START);
const stands = (domain: StoredDomain) => standingOf(domain, 'acc_a');

it.each(['dkim', 'mailFrom', 'spf', 'dmarc'] as const)('is not verified as long as %s is missing', (missing) => {
  const looked = checkedDomain(fresh, { ...ALL, [missing]: false }, [], after(1));
  expect(stands(looked)).toBe('unverified');
  expect(stands(checkedDomain(looked, ALL, [], after(2)))).toBe('verified');
});

it('is lost once a record is missing again, and verified once it is back', () => {
  const verified = checkedDomain(fresh, ALL, [], after(1));
  const lost = checkedDomain(verified, { ...ALL, dmarc: false, proof: false }, [], after(2));
  expect(stands(lost)).toBe('lost');
  expect(checkedDomain(lost, { ...ALL, dmarc: false, proof: false }, [], after(3)).lostAt).toBe(lost.lostAt);
  expect(stands(checkedDomain(lost, ALL, [], after(4)))).toBe('verified');
});

it('is unknown to any other account', () => {
  expect(standingOf(checkedDomain(fresh, ALL, [], after(1)), 'acc_b')).toBe('unknown');
});

it('is looked at again as long as that is of use: never after a week without its records, ever where it was verified', () => {
  const none: Found = { dkim: false, mailFrom: false, spf: false, dmarc: false, proof: false };
  expect(checkedDomain(fresh, none, [], after(167)).dueAt).toBeDefined();
  expect(checkedDomain(fresh, none, [], after(168))).toMatchObject({ lapsedAt: after(168).toISOString() });
  expect(checkedDomain(fresh, none, [], after(168)).dueAt).toBeUndefined();
  const verified = checkedDomain(fresh, ALL, [], after(1));
  expect(checkedDomain(verified, none, [], after(5_000)).dueAt).toBeDefined();
});
