import { describe, expect, it } from 'vitest';
import { dayOf, isWorkingHour, type JobClock, nextLook } from './schedule.ts';

const clock: JobClock = { timeZone: 'Europe/Berlin', hours: 'working-hours', offset: 7 };
const on = { sourcingMode: 'auto-sourcing', autoSourcing: 'ON', autoSourcingPause: null, autoContact: false } as const;
const monday = new Date('2026-03-02T10:00:00.000Z');
const at = monday.toISOString();

type Look = Parameters<typeof nextLook>;
const look = (state: Partial<Look[0]>, how: Partial<Look[1]> = {}) =>
  nextLook({ ...on, ...state }, { now: monday, batchDay: '2026-03-02', clock, ...how })?.toISOString();

describe('a job that is sourced by itself', () => {
  it.each<[string, Partial<Look[0]>, Partial<Look[1]>, string | undefined]>([
    ['is looked at next on the next working day', {}, {}, '2026-03-03T08:07:00.000Z'],
    [
      'skips the weekend',
      {},
      { now: new Date('2026-03-06T17:00:00.000Z'), batchDay: '2026-03-06' },
      '2026-03-09T08:07:00.000Z',
    ],
    [
      'keeps the clock of where the job is',
      {},
      { clock: { ...clock, timeZone: 'America/New_York' } },
      '2026-03-03T14:07:00.000Z',
    ],
    [
      'is looked at in an hour where today is still to come',
      {},
      { batchDay: '2026-03-01' },
      '2026-03-02T11:00:00.000Z',
    ],
    [
      'waits for the morning',
      {},
      { now: new Date('2026-03-02T03:00:00.000Z'), batchDay: undefined },
      '2026-03-02T08:00:00.000Z',
    ],
    [
      'is looked at after midnight where it works at any hour',
      {},
      { clock: { ...clock, hours: 'always', offset: 0 } },
      '2026-03-02T23:00:00.000Z',
    ],
    [
      'is looked at each hour while it rests',
      { autoSourcing: 'PAUSE', autoSourcingPause: { reasons: ['CREDITS_EXHAUSTED'], at } },
      {},
      '2026-03-02T11:00:00.000Z',
    ],
    [
      'is looked at when the data system is done',
      {
        autoSourcing: 'PAUSE',
        autoSourcingPause: {
          reasons: ['PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS'],
          at,
          until: '2026-03-02T14:00:00.000Z',
        },
      },
      {},
      '2026-03-02T14:00:00.000Z',
    ],
    [
      'is not looked at while our people paused it',
      { autoSourcing: 'PAUSE', autoContact: true, autoSourcingPause: { reasons: ['PAUSED_FROM_BACKOFFICE'], at } },
      {},
      undefined,
    ],
    ['is looked at each hour while it contacts', { autoContact: true }, {}, '2026-03-02T11:00:00.000Z'],
    [
      'contacts in working hours',
      { autoContact: true, autoSourcing: 'OFF' },
      { now: new Date('2026-03-02T17:30:00.000Z') },
      '2026-03-03T08:00:00.000Z',
    ],
    ['is not looked at in manual mode', { sourcingMode: 'manual', autoSourcing: 'OFF' }, {}, undefined],
  ])('%s', (_, state, how, expected) => {
    expect(look(state, how)).toBe(expected);
  });

  it('has the day and the hours of its place', () => {
    expect(dayOf(new Date('2026-03-01T23:30:00.000Z'), clock)).toBe('2026-03-02');
    expect(isWorkingHour(monday, clock)).toBe(true);
    expect(isWorkingHour(new Date('2026-03-01T10:00:00.000Z'), clock)).toBe(false);
    expect(isWorkingHour(new Date('2026-03-01T10:00:00.000Z'), { ...clock, hours: 'always' })).toBe(true);
  });
});
