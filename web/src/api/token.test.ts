import { describe, expect, test } from 'vitest';
import { expiryOf, isExpiring } from './token.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const aToken = (payload: object) => `${encode({ alg: 'RS256' })}.${encode(payload)}.signature`;
const now = new Date('2026-03-01T10:00:00.000Z');
const inSeconds = (seconds: number) => aToken({ exp: now.getTime() / 1000 + seconds, name: 'Zoë ÿ>?' });

describe('a token', () => {
  test('is refreshed when it has ten seconds or less to live', () => {
    expect(isExpiring(inSeconds(10), now, 10)).toBe(true);
    expect(isExpiring(inSeconds(-1), now, 10)).toBe(true);
    expect(isExpiring(inSeconds(11), now, 10)).toBe(false);
  });
  test.each(['', 'nonsense', 'a.b.c', aToken({}), aToken({ exp: 'soon' })])(
    'that cannot be read has expired: %s',
    (text) => {
      expect(expiryOf(text)).toBe(0);
      expect(isExpiring(text, now, 10)).toBe(true);
    },
  );
});
