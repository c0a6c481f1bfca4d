import { describe, expect, it } from 'vitest';
import {
  accountPausedBecause,
  marksAfter,
  marksAnew,
  pausedBecause,
  recentOf,
  type SenderRecord,
  warnedBecause,
} from './sender-health.ts';

const nothing: SenderRecord = { sent: 0, bounced: 0, complained: 0, marks: [] };

/** A sender after so many emails more, of which some of the latest came to harm. */
function sendMore(
  record: SenderRecord,
  emails: number,
  harm: { bounced?: number; complained?: number } = {},
): SenderRecord {
  let now = record;
  for (let email = 0; email < emails; email++) now = { ...now, marks: marksAfter(now), sent: now.sent + 1 };
  return { ...now, bounced: now.bounced + (harm.bounced ?? 0), complained: now.complained + (harm.complained ?? 0) };
}

describe('a sender', () => {
  it('is paused at three per cent of bounces among the latest 200, also before it has sent as many', () => {
    expect(pausedBecause(sendMore(nothing, 200, { bounced: 5 }))).toBeUndefined();
    expect(warnedBecause(sendMore(nothing, 200, { bounced: 5 }))).toBe('5 of its latest 200 emails bounced');
    expect(pausedBecause(sendMore(nothing, 200, { bounced: 6 }))).toBe('6 of its latest 200 emails bounced');
    expect(pausedBecause(sendMore(nothing, 30, { bounced: 6 }))).toBe('6 of its latest 30 emails bounced');
  });

  it('is paused at two complaints among the latest 1,000, and warned at one', () => {
    const one = sendMore(nothing, 900, { complained: 1 });
    expect([pausedBecause(one), warnedBecause(one)]).toEqual([
      undefined,
      '1 of its latest 900 emails were marked as spam',
    ]);
    expect(pausedBecause(sendMore(one, 99, { complained: 1 }))).toBe('2 of its latest 999 emails were marked as spam');
  });

  it('is not paused for what was long ago', () => {
    const long = sendMore(sendMore(nothing, 300, { bounced: 5, complained: 1 }), 2_000);
    expect(recentOf(long, 'bounced').count).toBe(0);
    expect(recentOf(long, 'complained').count).toBe(0);
    expect(pausedBecause(sendMore(long, 0, { bounced: 5, complained: 1 }))).toBeUndefined();
    expect(long.marks.length).toBeLessThan(30);
  });

  it('begins anew where somebody let it go on', () => {
    const paused = sendMore(nothing, 500, { bounced: 9, complained: 3 });
    const again = { ...paused, marks: marksAnew(paused) };
    expect([pausedBecause(paused) !== undefined, pausedBecause(again), warnedBecause(again)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(pausedBecause(sendMore(again, 40, { bounced: 6 }))).toBe('6 of its latest 40 emails bounced');
  });

  it('takes the account with it where others are complained about as well', () => {
    const one = sendMore(nothing, 300, { complained: 1 });
    expect(pausedBecause(one)).toBeUndefined();
    expect(accountPausedBecause([one])).toBeUndefined();
    expect(accountPausedBecause([one, one, nothing])).toBe(
      '2 of the latest 600 emails of the account were marked as spam',
    );
    expect(accountPausedBecause([one, one, sendMore(nothing, 800)])).toBeUndefined();
  });
});
