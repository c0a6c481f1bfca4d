import { describe, expect, it } from 'vitest';
import { freeSeats, isExpired } from './teammates.ts';

const at = (time: string) => new Date(`2026-03-04T${time}Z`);
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
