import { expect, it } from 'vitest';
import { isEnded, withEnded } from './ended-sessions.ts';

const NOW = new Date('2026-03-10T10:00:00.500Z');
const signIn = (id: string, signedInAt: string) => ({ id, signedInAt });

it('is ended where it was named, whatever else was', () => {
  const one = signIn('one', '2026-03-10T09:00:00.000Z');
  expect(isEnded({}, one)).toBe(false);
  expect(isEnded({ endedSessions: withEnded({}, one, NOW) }, one)).toBe(true);
  expect(isEnded({ endedSessions: withEnded({}, one, NOW) }, signIn('two', one.signedInAt))).toBe(false);
});

it('is ended with all others that began before, but for the one that ended them', () => {
  const record = { othersEnded: { at: NOW.toISOString(), except: 'own' } };
  expect(isEnded(record, signIn('own', '2026-03-01T10:00:00.000Z'))).toBe(false);
  expect(isEnded(record, signIn('old', '2026-03-10T09:59:59.000Z'))).toBe(true);
  expect(isEnded(record, signIn('at that second', '2026-03-10T10:00:00.000Z'))).toBe(false);
  expect(isEnded(record, signIn('later', '2026-03-10T10:00:01.000Z'))).toBe(false);
});

it('is remembered until its tokens are over by themselves, once', () => {
  const old = withEnded({}, signIn('old', '2026-02-01T10:00:00.000Z'), NOW);
  const both = withEnded({ endedSessions: old }, signIn('new', '2026-03-10T09:00:00.000Z'), NOW);
  expect(both).toEqual([{ id: 'new', until: '2026-04-10T09:00:00.000Z' }]);
  expect(withEnded({ endedSessions: both }, signIn('new', '2026-03-10T09:00:00.000Z'), NOW)).toEqual(both);
});
