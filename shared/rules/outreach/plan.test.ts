import { describe, expect, it } from 'vitest';
import type { JourneyStep } from '../../model/job.ts';
import { describePlan } from './plan.ts';

/** A Friday noon in Paris. */
const NOW = new Date('2026-11-20T11:00:00Z');
const SOON = '2026-11-20T11:00:30Z';

const step = (value: number, type: JourneyStep['type'] = 'FOLLOW_UP'): JourneyStep => ({
  id: `after-${value}`,
  type,
  inactive: false,
  timing: { value, dimension: type === 'FIRST_EMAIL' ? 'minutes' : 'days' },
  subject: '',
  html: '',
});
const SEQUENCE = [step(1, 'FIRST_EMAIL'), step(3), step(5)];
const person = (name: string, firstMailAt = SOON, timeZone = 'Europe/Paris') => ({ name, firstMailAt, timeZone });

describe('the plan of a contact', () => {
  it('says who is emailed at once, and on which working days the others follow', () => {
    expect(describePlan([person('Ada Stone')], SEQUENCE, 'working-hours', NOW).plan).toBe(
      'Ada Stone gets the first email within a minute.' +
        ' Without an answer they hear from you again on Monday 23 November and Monday 30 November.',
    );
  });

  it('counts every day for an account that sends at any hour', () => {
    expect(describePlan([person('Ada Stone')], SEQUENCE, 'always', NOW).plan).toContain(
      'on Monday 23 November and Saturday 28 November.',
    );
  });

  it('says when the first of several leaves, in their own time, and why not sooner', () => {
    const later = person('Kei Mori', '2026-11-24T00:00:00Z', 'Asia/Tokyo');
    const { plan, whyNotSooner } = describePlan([later, person('Ada Stone')], SEQUENCE, 'working-hours', NOW);
    expect(plan).toMatch(
      /^2 people get the first email within a minute\. Whoever does not answer hears from you again on /,
    );
    expect(whyNotSooner).toBe('It is outside working hours where Kei Mori is (Asia/Tokyo).');
    expect(describePlan([later], SEQUENCE, 'working-hours', NOW).plan).toContain(
      'Kei Mori gets the first email on Tuesday 24 November at 09:00 GMT+9.',
    );
  });

  it('names no day where nothing follows, and nobody where there is nobody', () => {
    expect(describePlan([person('Ada Stone')], SEQUENCE.slice(0, 1), 'always', NOW).plan).toBe(
      'Ada Stone gets the first email within a minute.',
    );
    expect(describePlan([], SEQUENCE, 'always', NOW)).toEqual({ plan: 'Nobody can be emailed.', whyNotSooner: null });
  });
});
