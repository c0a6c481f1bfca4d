import { describe, expect, it } from 'vitest';
import { CALL_LIMITS, countedAlone, RATE_LIMITS, secondsUntilEnd, spanAt } from './rate-limits.ts';

const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const minute = { seconds: 60 };

describe('a span', () => {
  it('begins on the clock and lasts as long as its limit says', () => {
    expect(spanAt(at('10:20:30.500'), minute)).toEqual(spanAt(at('10:20:00.000'), minute));
    expect(spanAt(at('10:20:59.999'), minute).end).toBe(at('10:21:00').getTime() / 1_000);
    expect(spanAt(at('10:20:30'), { seconds: 3_600 }).start).toBe(at('10:00:00').getTime() / 1_000);
  });
  it('ends where the next begins', () => {
    expect(spanAt(at('10:21:00.000'), minute).start).toBe(spanAt(at('10:20:59.999'), minute).end);
  });
});

describe('whoever is over a limit', () => {
  it('waits until the end of the span, in whole seconds and at least one', () => {
    const wait = (time: string) => secondsUntilEnd(spanAt(at(time), minute), at(time));
    expect([wait('10:20:00.000'), wait('10:20:30.001'), wait('10:20:59.000'), wait('10:20:59.999')]).toEqual([
      60, 30, 1, 1,
    ]);
  });
});

describe('a container', () => {
  it('counts a sixtieth of a limit alone, and never less than one', () => {
    expect([6_000, 3_000, 60, 59, 1].map((most) => countedAlone({ most }))).toEqual([100, 50, 1, 1, 1]);
  });
});

it('an account may ask more than one of its people', () => {
  expect(CALL_LIMITS.account.most).toBeGreaterThan(CALL_LIMITS.person.most);
  expect(RATE_LIMITS.upload.account.most).toBeGreaterThan(RATE_LIMITS.upload.person.most);
});
