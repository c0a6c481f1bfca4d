import { expect, it } from 'vitest';
import { bothClocks, contactDate, partialDate, span } from './dates.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

it('writes both clocks of a moment today, theirs first', () => {
  expect(bothClocks('2026-11-20T13:05:00.000Z', 'Europe/Paris', 'Europe/London', now)).toBe('14:05 · 13:05');
});

it('names the day where the moment is not today', () => {
  expect(bothClocks('2026-11-23T09:12:00.000Z', 'Europe/Paris', 'Europe/London', now)).toBe('Mon 10:12 · 09:12');
});

it('names both days where the clocks stand on different ones', () => {
  expect(bothClocks('2026-11-20T20:30:00.000Z', 'Asia/Tokyo', 'Europe/London', now)).toBe('Sat 05:30 · Fri 20:30');
});

it('writes the dates of work as far as they are known', () => {
  expect(partialDate('2019-03')).toBe('March 2019');
  expect(span({ startDate: '2019', endDate: null, current: true })).toBe('2019 – now');
  expect(span({ startDate: null, endDate: '2020-01', current: false })).toBe('January 2020');
  expect(span({ startDate: null, endDate: null, current: false })).toBe('');
});

it('writes the date of a contact as month, day and year', () => {
  expect(contactDate('2026-03-09T12:00:00.000Z')).toBe('03/09/26');
});
