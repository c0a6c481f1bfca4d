import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmailAddress } from '../../model/submission.ts';
import { awayUntil, dueAfter, firstDue, isMachineOpen, nextSendWindow, pickAddress } from './sending.ts';

const at = (text: string) => new Date(text);
const zones = [
  'Europe/Paris',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'UTC',
];
const hourIn = (date: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(date));
const dayIn = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(date);

describe('nextSendWindow', () => {
  it.each([
    ['inside the window it is now', '2026-03-04T10:30:00.000Z', '2026-03-04T10:30:00.000Z'],
    ['before nine it is nine the same day', '2026-03-04T05:00:00.000Z', '2026-03-04T08:00:00.000Z'],
    ['at seven in the evening it is the next morning', '2026-03-04T18:00:00.000Z', '2026-03-05T08:00:00.000Z'],
    ['on Friday evening it is Monday', '2026-03-06T19:00:00.000Z', '2026-03-09T08:00:00.000Z'],
    [
      'over the change to summer time it is still nine o’clock there',
      '2026-03-28T12:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
    ],
    ['over the change to winter time too', '2026-10-24T12:00:00.000Z', '2026-10-26T08:00:00.000Z'],
  ])('%s', (_, now, expected) => {
    expect(nextSendWindow(at(now), 'Europe/Paris', 'working-hours').toISOString()).toBe(expected);
  });

  it('is never early, never outside working hours, in every zone and season', () => {
    const moment = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (now, zone) => {
        const opens = nextSendWindow(now, zone, 'working-hours');
        expect(opens.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(hourIn(opens, zone)).toBeGreaterThanOrEqual(9);
        expect(hourIn(opens, zone)).toBeLessThan(19);
        expect(['Sat', 'Sun']).not.toContain(dayIn(opens, zone));
        expect(opens.getTime() - now.getTime()).toBeLessThan(4 * 86_400_000);
      }),
      { numRuns: 500 },
    );
  });

  it('is never outside the days and hours of an account’s own, in every zone and season', () => {
    const moment = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z'), noInvalidDate: true });
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const hours = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 })).filter(([a, b]) => a < b);
    const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), days, hours, (now, zone, chosen, [from, to]) => {
        const opens = nextSendWindow(now, zone, { days: chosen, from, to });
        expect(opens.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(chosen.map((day) => names[day])).toContain(dayIn(opens, zone));
        expect(hourIn(opens, zone)).toBeLessThan(to);
        expect(opens.getTime() - now.getTime()).toBeLessThan(8 * 86_400_000);
      }),
      { numRuns: 500 },
    );
  });

  it('is always open for an account that sends at any hour', () => {
    expect(nextSendWindow(at('2026-03-07T02:00:00.000Z'), 'Europe/Paris', 'always').toISOString()).toBe(
      '2026-03-07T02:00:00.000Z',
    );
  });
});

describe('due times', () => {
  it('never lets the first email leave while the contact can be taken back', () => {
    const due = firstDue(
      at('2026-03-04T10:00:00.000Z'),
      { value: 1, dimension: 'minutes' },
      30,
      'Europe/Paris',
      'always',
    );
    expect(due.toISOString()).toBe('2026-03-04T10:00:30.000Z');
  });

  it('counts a follow-up’s delay from the email before', () => {
    const due = dueAfter(
      at('2026-03-04T10:00:00.000Z'),
      { value: 3, dimension: 'days' },
      'Europe/Paris',
      'working-hours',
    );
    expect(due.toISOString()).toBe('2026-03-09T08:00:00.000Z');
  });

  it('waits until a day after the stated return, else 7 days', () => {
    const now = at('2026-03-04T10:00:00.000Z');
    expect(awayUntil(now, at('2026-03-16T00:00:00.000Z')).toISOString()).toBe('2026-03-17T00:00:00.000Z');
    expect(awayUntil(now, null).toISOString()).toBe('2026-03-11T10:00:00.000Z');
    expect(awayUntil(now, at('2026-03-01T00:00:00.000Z')).toISOString()).toBe('2026-03-11T10:00:00.000Z');
  });
});

const anAddress = (over: Partial<EmailAddress> = {}): EmailAddress => ({
  email: 'noor@home.example',
  addedBy: 'bramble',
  kind: 'personal',
  deliverabilityStatus: 'verified',
  isDeliverable: true,
  ...over,
});

describe('pickAddress', () => {
  const work = anAddress({ email: 'noor@work.example', kind: 'work' });
  const given = anAddress({
    email: 'noor@given.example',
    addedBy: 'customer',
    kind: 'work',
    deliverabilityStatus: 'unverified',
  });

  it('prefers what the employer gave, then a personal address', () => {
    expect(pickAddress([work, anAddress()], true)?.email).toBe('noor@home.example');
    expect(pickAddress([work, anAddress(), given], true)?.email).toBe('noor@given.example');
  });

  it('prefers the address of the resume to one that was found', () => {
    const own = anAddress({ email: 'noor@own.example', addedBy: 'resume' });
    expect(pickAddress([anAddress(), own], true)?.email).toBe('noor@own.example');
  });

  it('leaves work addresses alone where they are declined', () => {
    expect(pickAddress([work], false)).toBeUndefined();
    expect(pickAddress([work], true)?.email).toBe('noor@work.example');
  });

  it('never picks an address that bounced', () => {
    expect(pickAddress([anAddress({ isDeliverable: false, deliverabilityStatus: 'bounced' })], true)).toBeUndefined();
  });
});

describe('isMachineOpen', () => {
  it.each([
    ['Apple’s privacy proxy', 'Mozilla/5.0', 600, true],
    ['a scanner', 'Barracuda Sentinel', 600, true],
    ['an open within a second of delivery', 'Mozilla/5.0 (Windows NT 10.0)', 1, true],
    ['Gmail’s image proxy', 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)', 600, false],
    ['a person', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1)', undefined, false],
  ] as const)('%s', (_, agent, seconds, expected) => {
    expect(isMachineOpen(agent, seconds)).toBe(expected);
  });
});
