import { describe, expect, it } from 'vitest';
import { nextLook, nextTry } from './waiting.ts';

const at = (text: string) => new Date(text);
const since = at('2026-03-04T10:00:00.000Z');

describe('an email that is held back is looked at again', () => {
  it.each([
    ['at once', '10:00:00', '10:01:00'],
    ['after ten minutes', '10:10:00', '10:15:00'],
    ['after eight hours', '18:00:00', '22:00:00'],
  ])('soon at first, and never much later than it has waited: %s', (_, now, next) => {
    expect(nextLook(since, at(`2026-03-04T${now}.000Z`))).toEqual(at(`2026-03-04T${next}.000Z`));
  });

  it('six hours later at most, and never after thirty days', () => {
    expect(nextLook(since, at('2026-03-20T10:00:00.000Z'))).toEqual(at('2026-03-20T16:00:00.000Z'));
    expect(nextLook(since, at('2026-04-03T10:00:00.000Z'))).toBeUndefined();
  });
});

describe('an email that the mail service did not take is offered again', () => {
  const tryAt = (kind: 'throttled' | 'suspended', now: string, random = 0.5) =>
    nextTry(kind, since, at(now), () => random)
      ?.toISOString()
      .slice(5, 19);

  it('twice as late each time, a quarter of an hour later at most', () => {
    expect(tryAt('throttled', '2026-03-04T10:00:00Z')).toBe('03-04T10:01:00');
    expect(tryAt('throttled', '2026-03-04T10:04:00Z')).toBe('03-04T10:08:00');
    expect(tryAt('throttled', '2026-03-04T20:00:00Z')).toBe('03-04T20:15:00');
  });

  it('not all at the same moment', () => {
    expect([0, 1].map((random) => tryAt('throttled', '2026-03-04T20:00:00Z', random))).toEqual([
      '03-04T20:12:00',
      '03-04T20:18:00',
    ]);
  });

  it('for a day where it was too busy, and for thirty where it takes nothing of ours', () => {
    expect(tryAt('throttled', '2026-03-05T09:59:59Z')).toBeDefined();
    expect(tryAt('throttled', '2026-03-05T10:00:00Z')).toBeUndefined();
    expect(tryAt('suspended', '2026-04-03T09:59:59Z')).toBeDefined();
    expect(tryAt('suspended', '2026-04-03T10:00:00Z')).toBeUndefined();
  });
});
