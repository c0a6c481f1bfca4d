import { describe, expect, it } from 'vitest';
import type { EmailAddress } from '../../model/submission.ts';
import { kindOf, withChosen } from './addresses.ts';
import { pickAddress } from './sending.ts';

const found: EmailAddress = {
  ...{ email: 'ada@home.test', addedBy: 'bramble', kind: 'personal' },
  ...{ deliverabilityStatus: 'verified', isDeliverable: true },
};
const work: EmailAddress = { ...found, email: 'ada@acme.test', kind: 'work' };
const at = new Date('2026-03-02T09:00:00.000Z');
const typed = (email: string, instead?: string) => ({ email, instead, employer: 'Acme', by: 'Kim', at });

describe('kindOf', () => {
  it.each([
    ['ada@acme.com', 'Acme Inc.', 'work'],
    ['ada@mail.acme.co.uk', 'ACME', 'work'],
    ['ada@gmail.com', 'Acme', 'personal'],
    ['ada@acme.com', undefined, 'personal'],
  ])('%s of someone at %s is %s', (email, employer, kind) => {
    expect(kindOf(email, employer)).toBe(kind);
  });
});

describe('withChosen', () => {
  it('adds what was typed with who typed it, not verified, and writes there first', () => {
    const after = withChosen([found], typed(' Ada@Other.test '));
    expect(after[0]).toEqual({
      ...{ email: 'ada@other.test', addedBy: 'customer', kind: 'personal', deliverabilityStatus: 'unverified' },
      ...{ isDeliverable: true, byUser: 'Kim', addedAt: at.toISOString(), isChosen: true },
    });
    expect(pickAddress(after, false)?.email).toBe('ada@other.test');
  });

  it('chooses a known one as it stands, and one at a time', () => {
    const first = withChosen([found, work], typed('ADA@acme.test'));
    expect(first).toEqual([{ ...work, isChosen: true }, found]);
    const second = withChosen(first, typed('ada@home.test'));
    expect(second).toEqual([{ ...found, isChosen: true }, work]);
    expect(pickAddress(second, true)?.email).toBe('ada@home.test');
  });

  it('writes to no work address where those are declined, chosen or not', () => {
    expect(pickAddress(withChosen([found, work], typed('ada@acme.test')), false)?.email).toBe('ada@home.test');
  });

  it('puts a corrected address in the place of the wrong one', () => {
    expect(withChosen([found, work], typed('ada@right.test', 'ada@HOME.test')).map(({ email }) => email)).toEqual([
      'ada@right.test',
      'ada@acme.test',
    ]);
  });
});
