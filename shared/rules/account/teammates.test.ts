import { describe, expect, it } from 'vitest';
import { canRemove, canResend, freeSeats, isExpired } from './teammates.ts';

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

describe('the seats that are free', () => {
  const now = at('10:00:00.000');
  const invitation = (expiresAt: Date, holdsSeat: boolean) => ({ expiresAt: expiresAt.toISOString(), holdsSeat });
  const seats = { hasUnlimitedSeats: false, remainingSeats: 1 };

  it('are those that remain and those of invitations that expired', () => {
    const waiting = invitation(at('10:00:00.001'), true);
    const expired = invitation(now, true);
    expect(isExpired(expired, now)).toBe(true);
    expect(freeSeats(seats, [waiting, expired, invitation(now, false)], now)).toBe(2);
  });

  it('have no number where there is no limit', () => {
    expect(freeSeats({ ...seats, hasUnlimitedSeats: true }, [], now)).toBeUndefined();
  });
});
