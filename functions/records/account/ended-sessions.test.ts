import { expect, it } from 'vitest';
import { type EndedSessions, isEnded, MOST_ENDED, withEnded } from './ended-sessions.ts';

const NOW = new Date('2026-03-10T10:00:00.500Z');
const signIn = (id: string, signedInAt: string) => ({ id, signedInAt });

it('is ended where it was named, whatever else was', () => {
  const one = signIn('one', '2026-03-10T09:00:00.000Z');
  expect(isEnded({}, one)).toBe(false);
  expect(isEnded(withEnded({}, one, NOW), one)).toBe(true);
  expect(isEnded(withEnded({}, one, NOW), signIn('two', one.signedInAt))).toBe(false);
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
  const both = withEnded(old, signIn('new', '2026-03-10T09:00:00.000Z'), NOW);
  expect(both).toEqual({ endedSessions: [{ id: 'new', until: '2026-04-10T09:00:00.000Z' }] });
  expect(withEnded(both, signIn('new', '2026-03-10T09:00:00.000Z'), NOW)).toEqual(both);
});

/** Sessions that began an hour after each other, and were ended in any order. */
const began = (hour: number) => signIn(`s${hour}`, new Date(Date.UTC(2026, 2, 1, hour)).toISOString());
const allEnded = (count: number, before: EndedSessions = {}) =>
  Array.from({ length: count }, (_, n) => began((n * 7) % count)).reduce<EndedSessions>(
    (record, session) => withEnded(record, session, NOW),
    before,
  );

it('stays ended however many were, in a record that does not grow', () => {
  const count = MOST_ENDED + 10;
  const record = allEnded(count);
  expect(record.endedSessions).toHaveLength(MOST_ENDED);
  for (let hour = 0; hour < count; hour++) expect(isEnded(record, began(hour)), `${hour}`).toBe(true);
  // Who signed in before the oldest of them signs in again; whoever did later stays.
  expect(isEnded(record, signIn('older', began(0).signedInAt))).toBe(true);
  expect(isEnded(record, signIn('younger', began(count).signedInAt))).toBe(false);
  expect(isEnded(record, signIn('between', new Date(Date.UTC(2026, 2, 1, count - 2, 30)).toISOString()))).toBe(false);
});

it('takes nothing back of what was ended with all others, and lets the one stay that ended them', () => {
  const othersEnded = { at: '2026-03-05T10:00:00.000Z', except: 'own' };
  expect(allEnded(MOST_ENDED + 10, { othersEnded }).othersEnded).toEqual(othersEnded);
  const older = { at: '2026-02-20T10:00:00.000Z', except: 'own' };
  const { othersEnded: moved } = allEnded(MOST_ENDED + 10, { othersEnded: older });
  expect(moved).toEqual({ at: '2026-03-01T09:00:01.000Z', except: 'own' });
});

it('stays ended once it is, though it had ended all others before and many are ended after it', () => {
  const stolen = signIn('stolen', '2026-03-01T00:00:00.000Z');
  const record = { othersEnded: { at: '2026-03-02T00:00:00.000Z', except: 'stolen' } };
  expect(isEnded(allEnded(MOST_ENDED + 1, withEnded(record, stolen, NOW)), stolen)).toBe(true);
});
