import { describe, expect, it } from 'vitest';
import { nextChange, timeAgo } from './time-ago.ts';

const now = new Date('2026-03-10T12:00:00Z');
const seconds = (count: number) => new Date(now.getTime() - count * 1000);

describe('how long ago', () => {
  it.each([
    [20, 'just now'],
    [60, '1 minute ago'],
    [7199, '1 hour ago'],
    [7200, '2 hours ago'],
    [26 * 3600, 'yesterday'],
    [3 * 86_400, '3 days ago'],
    [15 * 86_400, '2 weeks ago'],
    [70 * 86_400, '2 months ago'],
    [800 * 86_400, '2 years ago'],
    [-3 * 86_400, 'in 3 days'],
  ])('%i seconds read as %j', (count, words) => {
    expect(timeAgo(seconds(count), now)).toBe(words);
  });

  it('is read again every minute within the hour, then every hour', () => {
    expect(nextChange(seconds(120), now)).toBe(60_000);
    expect(nextChange(seconds(86_400), now)).toBe(3_600_000);
  });
});
