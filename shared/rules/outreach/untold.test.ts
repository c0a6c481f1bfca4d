import { describe, expect, it } from 'vitest';
import { isOverdue, isUntold, TELL_DAYS } from './untold.ts';

const now = new Date('2026-06-01T10:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

describe('somebody whose details are held', () => {
  it.each(['crowd', 'team'] as const)('from %s knows nothing until they are reached', (origin) => {
    expect(isUntold({ origin, isReached: false, isActive: false })).toBe(true);
    expect(isUntold({ origin, isReached: true, isActive: false })).toBe(false);
    expect(isUntold({ origin, isReached: false, isActive: true })).toBe(false);
  });

  it('knows where they applied themselves', () => {
    expect(isUntold({ origin: 'application', isReached: false, isActive: false })).toBe(false);
  });

  it(`is to be told or deleted after ${TELL_DAYS} days, and not a moment before`, () => {
    expect(isOverdue(daysAgo(29.999), now)).toBe(false);
    expect(isOverdue(daysAgo(30), now)).toBe(true);
    expect(isOverdue(daysAgo(400), now)).toBe(true);
  });
});
