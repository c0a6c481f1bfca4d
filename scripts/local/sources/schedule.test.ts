import { describe, expect, it } from 'vitest';
import { parseSchedule } from './schedule.ts';

/** The times after an instant at which a schedule runs. */
function timesOf(expression: string, after: string, count = 3): string[] {
  const { next } = parseSchedule(expression);
  const times: string[] = [];
  for (let at = Date.parse(after); times.length < count; ) {
    at = next(at);
    times.push(new Date(at).toISOString().slice(0, 16));
  }
  return times;
}

describe('a rate', () => {
  it.each([
    ['rate(1 minute)', ['2026-01-01T00:01', '2026-01-01T00:02', '2026-01-01T00:03']],
    ['rate(5 minutes)', ['2026-01-01T00:05', '2026-01-01T00:10', '2026-01-01T00:15']],
    ['rate(1 hour)', ['2026-01-01T01:00', '2026-01-01T02:00', '2026-01-01T03:00']],
    ['rate(1 day)', ['2026-01-02T00:00', '2026-01-03T00:00', '2026-01-04T00:00']],
  ])('%s runs once in its time', (expression, times) => {
    expect(timesOf(expression, '2026-01-01T00:00:00Z')).toEqual(times);
  });
});

describe('a cron expression', () => {
  it.each([
    ['cron(0 7 * * ? *)', ['2026-01-01T07:00', '2026-01-02T07:00', '2026-01-03T07:00']],
    ['cron(0/30 9-10 ? * * *)', ['2026-01-01T09:00', '2026-01-01T09:30', '2026-01-01T10:00']],
    ['cron(15 10 ? * MON-FRI *)', ['2026-01-01T10:15', '2026-01-02T10:15', '2026-01-05T10:15']],
    ['cron(0 0 ? * 1,7 *)', ['2026-01-03T00:00', '2026-01-04T00:00', '2026-01-10T00:00']],
    ['cron(5 4 29 FEB ? *)', ['2028-02-29T04:05', '2032-02-29T04:05', '2036-02-29T04:05']],
    ['cron(0 12 1 1/6 ? *)', ['2026-01-01T12:00', '2026-07-01T12:00', '2027-01-01T12:00']],
    ['cron(0 0 1 1 ? 2030)', ['2030-01-01T00:00']],
  ])('%s runs at its times', (expression, times) => {
    expect(timesOf(expression, '2026-01-01T00:00:00Z', times.length)).toEqual(times);
  });

  it('that lies in the past never runs again', () => {
    expect(parseSchedule('cron(0 0 1 1 ? 2020)').next(Date.parse('2026-01-01'))).toBe(Number.POSITIVE_INFINITY);
  });
});

it.each(['at(2026-01-01T00:00:00)', 'rate(1 week)', 'cron(0 7 L * ? *)', 'cron(60 * * * ? *)', 'cron(* * *)'])(
  '%s is refused by name',
  (expression) => {
    expect(() => parseSchedule(expression)).toThrow(expression);
  },
);
