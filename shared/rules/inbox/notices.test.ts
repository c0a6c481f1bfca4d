import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chosen, type NoticeState, nextMorning, noticeDueAt, noticeTurn, withNewReply } from './notices.ts';

const MONDAY_NOON = new Date('2026-03-02T12:00:00.000Z');
const minutes = (count: number) => new Date(MONDAY_NOON.getTime() + count * 60_000);
const WAITS = { isAnythingWaiting: true, isNews: () => true };
const reply = (id: string, submissionId = 'sub_1') => ({ id, submissionId, name: 'Noor', jobTitle: 'Engineer' });
const state: NoticeState = { replies: 'at-once', summary: 'never', timeZone: 'UTC', pending: [], told: [] };

describe('a mail of new answers', () => {
  it('comes at once of the first, and ten minutes later of all that came until then', () => {
    const one = withNewReply(state, reply('a'), MONDAY_NOON);
    expect(noticeDueAt(one)).toBe(MONDAY_NOON.toISOString());
    const first = noticeTurn(one, WAITS, minutes(1));
    expect(first).toMatchObject({ replies: [{ id: 'a' }], isSummary: false });
    expect(noticeDueAt(first.after)).toBeUndefined();
    const two = withNewReply(withNewReply(first.after, reply('b', 'sub_2'), minutes(2)), reply('c'), minutes(9));
    expect(noticeDueAt(two)).toBe(minutes(11).toISOString());
    expect(noticeTurn(two, WAITS, minutes(10))).toMatchObject({ replies: [], after: { pending: [{}, {}] } });
    expect(noticeTurn(two, WAITS, minutes(11)).replies.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(noticeDueAt(withNewReply(first.after, reply('d'), minutes(60)))).toBe(minutes(60).toISOString());
  });

  it('names a candidate once, however often they wrote, and nobody whom one has read meanwhile', () => {
    const twice = withNewReply(withNewReply(state, reply('a'), MONDAY_NOON), reply('b'), MONDAY_NOON);
    const three = withNewReply(twice, reply('c', 'sub_2'), MONDAY_NOON);
    expect(noticeTurn(three, WAITS, minutes(1)).replies.map(({ id }) => id)).toEqual(['b', 'c']);
    const isNews = ({ submissionId }: { submissionId: string }) => submissionId === 'sub_2';
    expect(noticeTurn(three, { ...WAITS, isNews }, minutes(1)).replies.map(({ id }) => id)).toEqual(['c']);
    const none = noticeTurn(three, { ...WAITS, isNews: () => false }, minutes(1));
    expect(none).toMatchObject({ replies: [], after: { pending: [], told: ['a', 'b', 'c'] } });
    expect(none.after.toldAt).toBeUndefined();
  });

  it('names no answer twice, however often it is followed', () => {
    const once = withNewReply(state, reply('a'), MONDAY_NOON);
    expect(withNewReply(once, reply('a'), minutes(1))).toBe(once);
    const { after } = noticeTurn(once, WAITS, minutes(10));
    expect(withNewReply(after, reply('a'), minutes(11))).toBe(after);
  });

  it('does not come for whoever wants none, nor for answers of before who then does', () => {
    const never = withNewReply({ ...state, replies: 'never' }, reply('a'), MONDAY_NOON);
    expect(noticeDueAt(never)).toBeUndefined();
    expect(noticeDueAt(withNewReply({ ...never, replies: 'at-once' }, reply('a'), minutes(1)))).toBeUndefined();
    const waiting = withNewReply(state, reply('b'), MONDAY_NOON);
    expect(chosen({ ...waiting, replies: 'never' }, minutes(1))).toMatchObject({ pending: [], told: ['b'] });
  });
});

describe('the daily summary', () => {
  const daily: NoticeState = { ...state, replies: 'never', summary: 'working-days', timeZone: 'Europe/Berlin' };

  it('comes the next morning at eight by the clock of the person', () => {
    expect(noticeDueAt(withNewReply(daily, reply('a'), MONDAY_NOON))).toBe('2026-03-03T07:00:00.000Z');
  });

  it('comes again while something waits, and rests once nothing does', () => {
    const armed = withNewReply(daily, reply('a'), MONDAY_NOON);
    const morning = new Date('2026-03-03T07:00:00.000Z');
    const first = noticeTurn(armed, WAITS, morning);
    expect(first).toMatchObject({ isSummary: true, after: { summaryAt: '2026-03-04T07:00:00.000Z' } });
    const second = noticeTurn(
      first.after,
      { ...WAITS, isAnythingWaiting: false },
      new Date('2026-03-04T07:00:30.000Z'),
    );
    expect(second.isSummary).toBe(false);
    expect(noticeDueAt(second.after)).toBeUndefined();
  });

  it('is what tells of answers for whoever wants them daily', () => {
    const wanted = withNewReply({ ...daily, replies: 'daily', summary: 'never' }, reply('a'), MONDAY_NOON);
    expect(noticeTurn(wanted, WAITS, new Date('2026-03-03T07:00:00.000Z'))).toMatchObject({
      isSummary: true,
      replies: [],
    });
  });

  it('follows the clock that was chosen since', () => {
    const armed = withNewReply(daily, reply('a'), MONDAY_NOON);
    expect(chosen({ ...armed, timeZone: 'America/New_York' }, MONDAY_NOON).summaryAt).toBe('2026-03-02T13:00:00.000Z');
    expect(chosen({ ...armed, summary: 'never' }, MONDAY_NOON).summaryAt).toBeUndefined();
  });
});

test.each([
  ['a Friday after eight waits for Monday', '2026-03-06T07:00:00.000Z', 'Europe/Berlin', '2026-03-09T07:00:00.000Z'],
  ['the day on which the clock went forward', '2026-03-27T12:00:00.000Z', 'Europe/Berlin', '2026-03-30T06:00:00.000Z'],
  ['a zone of three quarters of an hour', '2026-03-02T02:15:00.000Z', 'Asia/Kathmandu', '2026-03-03T02:15:00.000Z'],
  ['a minute before eight', '2026-03-02T07:59:00.000Z', 'UTC', '2026-03-02T08:00:00.000Z'],
])('%s', (_, now, zone, morning) => expect(nextMorning(new Date(now), zone).toISOString()).toBe(morning));

it('is always a working morning, soon enough', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, zones, (now, timeZone) => {
      const morning = nextMorning(now, timeZone);
      const shown = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
      });
      expect(shown.format(morning)).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? 08:00$/);
      const hours = (morning.getTime() - now.getTime()) / 3_600_000;
      expect(hours > 0 && hours <= 74).toBe(true);
    }),
    { numRuns: 200 },
  );
});
