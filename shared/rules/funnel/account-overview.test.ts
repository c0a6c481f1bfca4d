import { expect, it } from 'vitest';
import { daysOf, isEmptyPeriod, MINUTES_PER_PROFILE, minutesSaved } from './account-overview.ts';

it('looks back so many days, today among them', () => {
  const now = new Date('2026-03-03T00:10:00.000Z');
  expect(daysOf('PAST_WEEK', now)).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(daysOf('PAST_YEAR', now)).toEqual({ from: '2025-03-04', to: '2026-03-03' });
});

it('saves the time of each profile that the crowd sourced, and none for those of the team', () => {
  expect(minutesSaved({ 'crowd.sourced': 7, 'team.sourced': 5 })).toBe(7 * MINUTES_PER_PROFILE);
  expect(minutesSaved({ 'team.sourced': 5 })).toBeNull();
});

it('is empty where all that was counted was taken back', () => {
  expect(isEmptyPeriod({ 'crowd.contacted': 0 })).toBe(true);
  expect(isEmptyPeriod({ 'crowd.contacted': 1 })).toBe(false);
});
