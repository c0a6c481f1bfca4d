import { expect, it } from 'vitest';
import { linkState } from './link-state.ts';

const endsAt = '2026-11-20T12:00:00.000Z';
const at = (now: string, revokedAt: string | null = null, isClosed = false) =>
  linkState({ endsAt, revokedAt }, { now: new Date(now), isClosed });

it('says until when a link is good, and since when it is not', () => {
  expect(at('2026-11-20T11:59:59.999Z')).toEqual({ text: 'Good until 11/20/26', isOver: false });
  expect(at(endsAt)).toEqual({ text: 'Ended 11/20/26', isOver: true });
});

it('says of a closed job that its links rest, but for those that are over', () => {
  expect(at('2026-11-19T12:00:00.000Z', null, true)).toEqual({
    text: 'Rests while the job is closed; good until 11/20/26',
    isOver: false,
  });
  expect(at(endsAt, null, true).text).toBe('Ended 11/20/26');
  expect(at('2026-11-19T12:00:00.000Z', '2026-11-18T12:00:00.000Z', true).text).toBe('Revoked on 11/18/26');
});

it('says that it was revoked, also after its days', () => {
  const revoked = { text: 'Revoked on 11/18/26', isOver: true };
  expect(at('2026-11-19T12:00:00.000Z', '2026-11-18T12:00:00.000Z')).toEqual(revoked);
  expect(at('2026-11-21T12:00:00.000Z', '2026-11-18T12:00:00.000Z')).toEqual(revoked);
});
