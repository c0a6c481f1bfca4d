import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SendDecision } from './decision.ts';
import { dailyLimit, dayOf, PACES, placeFor, type SenderPace } from './pace.ts';
import { nextSendWindow } from './sending.ts';

const ZONES = ['Europe/Paris', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];
const policy = PACES['working-hours'];
const at = (text: string) => new Date(text);

const place = (
  now: Date,
  pace: SenderPace | undefined,
  over: { placeAt?: Date; isUnverified?: boolean; dueAt?: Date } = {},
) =>
  placeFor(
    { policy, pace, isUnverified: over.isUnverified ?? false, placeAt: over.placeAt },
    { now, dueAt: over.dueAt ?? now, timeZone: 'Europe/Paris', window: 'working-hours' },
  );
const paceOf = (decision: SendDecision) => ('pace' in decision ? decision.pace : undefined);

describe('the limit of a day', () => {
  it('is twenty for a new sender, grows by four tenths each day, and ends at its limit', () => {
    const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-09', '2026-06-01'];
    expect(days.map((day) => dailyLimit(policy, '2026-03-02', day))).toEqual([20, 28, 39, 54, 200, 200]);
  });

  it('is the same from the start for a demonstration', () => {
    expect(dailyLimit(PACES.always, '2026-03-02', '2026-03-02')).toBe(2_000);
  });
});

describe('the place of an email among those of its sender', () => {
  const morning = at('2026-03-04T09:00:00.000Z');

  it('is now for the first, and keeps the distance for the next', () => {
    const first = place(morning, undefined);
    expect(first.kind).toBe('send');
    expect(place(morning, paceOf(first))).toMatchObject({
      kind: 'wait',
      reason: 'sender-busy',
      until: at('2026-03-04T09:01:00.000Z'),
    });
  });

  it('is kept for whoever has one, that day and not the next', () => {
    const pace = paceOf(place(morning, undefined));
    const placeAt = at('2026-03-04T09:01:00.000Z');
    const queued = paceOf(place(morning, pace));
    expect(queued).toMatchObject({ used: 2, nextAt: '2026-03-04T09:02:00.000Z' });
    expect(place(placeAt, queued, { placeAt })).toMatchObject({ kind: 'send', pace: { used: 2 } });
    expect(place(at('2026-03-05T09:01:00.000Z'), queued, { placeAt })).toMatchObject({
      kind: 'send',
      pace: { used: 1 },
    });
  });

  it('comes a little later where the one before it was late, and is another where nothing was sent for long', () => {
    const placeAt = at('2026-03-04T09:01:00.000Z');
    const pace: SenderPace = {
      day: '2026-03-04',
      used: 3,
      unverified: 0,
      nextAt: '2026-03-04T09:30:00.000Z',
      lastAt: '2026-03-04T09:00:20.000Z',
      since: '2025-01-01',
    };
    expect(place(placeAt, pace, { placeAt })).toEqual({
      kind: 'wait',
      reason: 'sender-busy',
      until: at('2026-03-04T09:01:20.000Z'),
    });
    const recovered = at('2026-03-04T14:00:00.000Z');
    const first = place(recovered, pace, { placeAt });
    expect(first).toMatchObject({ kind: 'send', pace: { used: 3, nextAt: '2026-03-04T14:01:00.000Z' } });
    const second = place(recovered, paceOf(first), { placeAt });
    expect(second).toMatchObject({
      kind: 'wait',
      until: at('2026-03-04T14:01:00.000Z'),
      pace: { used: 3, nextAt: '2026-03-04T14:02:00.000Z' },
    });
    const third = place(recovered, paceOf(second), { placeAt });
    expect(third).toMatchObject({ kind: 'wait', until: at('2026-03-04T14:02:00.000Z') });
  });

  it('is on another day where all of this one are taken, and whoever was due first is looked at first', () => {
    const full: SenderPace = {
      day: '2026-03-06',
      used: 200,
      unverified: 0,
      nextAt: '2026-03-06T10:00:00.000Z',
      since: '2025-01-01',
    };
    const [early, late] = ['2026-03-05T09:00:00.000Z', '2026-03-06T09:00:00.000Z'].map((dueAt) =>
      place(at('2026-03-06T11:00:00.000Z'), full, { dueAt: at(dueAt) }),
    );
    expect(early).toMatchObject({ kind: 'wait', reason: 'sender-full' });
    const untils = [early, late].map((decision) => (decision?.kind === 'wait' ? decision.until.toISOString() : ''));
    expect(untils[0]?.slice(0, 16)).toBe('2026-03-09T08:00');
    expect(untils[0]! < untils[1]!).toBe(true);
  });

  it('is one of twenty a day for addresses that nobody verified', () => {
    const full: SenderPace = {
      day: '2026-03-04',
      used: 60,
      unverified: 20,
      nextAt: '2026-03-04T08:00:00.000Z',
      since: '2025-01-01',
    };
    expect(place(morning, full, { isUnverified: true })).toMatchObject({ kind: 'wait', reason: 'unverified-full' });
    expect(place(morning, full).kind).toBe('send');
  });

  it('never comes too close to another, nor outside the window, nor is beyond the limit of a day, and nobody is forgotten', () => {
    const candidates = fc.array(
      fc.record({ zone: fc.constantFrom(...ZONES), due: fc.integer({ min: 0, max: 3 * 1_440 }) }),
      {
        minLength: 1,
        maxLength: 90,
      },
    );
    fc.assert(
      fc.property(candidates, (all) => {
        const begin = Date.parse('2026-03-26T00:00:00.000Z');
        let pace: SenderPace | undefined;
        const sent: Date[] = [];
        const waiting = all.map(({ zone, due }) => ({
          zone,
          look: begin + due * 60_000,
          dueAt: begin + due * 60_000,
          placeAt: undefined as Date | undefined,
        }));
        for (let looks = 0; waiting.length > 0; looks++) {
          expect(looks).toBeLessThan(all.length * 40);
          waiting.sort((a, b) => a.look - b.look);
          const next = waiting[0]!;
          const now = new Date(next.look);
          const opens = nextSendWindow(now, next.zone, 'working-hours');
          if (opens > now) {
            next.look = opens.getTime();
            continue;
          }
          const sender = { policy, pace, isUnverified: false, placeAt: next.placeAt };
          const decision = placeFor(sender, {
            now,
            dueAt: new Date(next.dueAt),
            timeZone: next.zone,
            window: 'working-hours',
          });
          pace = paceOf(decision) ?? pace;
          if (decision.kind === 'send') {
            sent.push(now);
            waiting.shift();
          } else if (decision.kind === 'wait') {
            expect(decision.until > now).toBe(true);
            next.look = decision.until.getTime();
            next.placeAt = decision.reason === 'sender-busy' ? decision.until : undefined;
          }
        }
        const gaps = sent.slice(1).map((moment, index) => moment.getTime() - sent[index]!.getTime());
        expect(Math.min(policy.spacingSeconds * 1_000, ...gaps)).toBe(policy.spacingSeconds * 1_000);
        const days = Map.groupBy(sent, dayOf);
        const since = [...days.keys()].sort()[0]!;
        for (const [day, moments] of days) expect(moments.length).toBeLessThanOrEqual(dailyLimit(policy, since, day));
      }),
      { numRuns: 150 },
    );
  });
});
