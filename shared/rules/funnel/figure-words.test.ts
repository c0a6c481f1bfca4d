import { expect, it } from 'vitest';
import { day, duration, hoursAndMinutes, percent, percentOf, stamp } from './figure-words.ts';

it.each([
  [null, '-'],
  [0, 'under 1 h'],
  [0.4, 'under 1 h'],
  [9, '9 h'],
  [23.4, '23 h'],
  [24, '1 day'],
  [76, '3.2 days'],
])('%s hours read %s', (hours, words) => expect(duration(hours)).toBe(words));

it('a rate is a whole percent, and a dash where there is nothing to divide by', () => {
  expect([percent(0.615), percent(0), percent(null)]).toEqual(['62%', '0%', '-']);
});

it('the stamp is month, day, year and the time', () => expect(stamp('2026-03-09T08:05:00')).toBe('03/09/2026 - 8:05'));

it.each([
  [null, '-'],
  [0, '0h 0m'],
  [59, '0h 59m'],
  [210, '3h 30m'],
])('%s minutes read %s', (minutes, words) => expect(hoursAndMinutes(minutes)).toBe(words));

it('a day is month, day and year, and a dash where there is none', () => {
  expect([day('2024-01-05T12:00:00.000Z'), day(null)]).toEqual(['Jan 5, 2024', '-']);
});

it('a share in a file has a decimal', () => expect([percentOf(0.1256), percentOf(null)]).toEqual(['12.6%', '-']));
