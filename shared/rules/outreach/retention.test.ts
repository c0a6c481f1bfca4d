import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRetention, firstLook, RETENTION_DAYS, type RetentionFacts } from './retention.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-03-04T10:00:00.000Z');
const daysLater = (days: number) => new Date(start + days * DAY);
const facts = (over: Partial<RetentionFacts> = {}): RetentionFacts => ({
  sentAt: ['2026-03-01T10:00:00.000Z', '2026-03-04T10:00:00.000Z'],
  isWanted: false,
  isActive: false,
  ...over,
});

describe('somebody who was emailed', () => {
  it('is deleted 90 days after the last email, unless the account says otherwise', () => {
    expect(decideRetention(facts(), RETENTION_DAYS.standard, daysLater(89.9))).toBeInstanceOf(Date);
    expect(decideRetention(facts(), RETENTION_DAYS.standard, daysLater(90))).toBe('delete');
    expect(decideRetention(facts(), 180, daysLater(90))).toEqual(daysLater(120));
    expect(decideRetention(facts(), 180, daysLater(170))).toEqual(daysLater(180));
  });

  it.each([
    ['answered', { isWanted: true }],
    ['is written to by a sequence that may still send', { isActive: true }],
    ['was never sent an email', { sentAt: [] }],
  ])('is kept where they %s', (_, over) => {
    expect(decideRetention(facts(over), 30, daysLater(400))).toBe('keep');
    expect(firstLook(facts(over))).toBeUndefined();
  });

  it('is looked at again within 30 days each time, so that a shorter setting counts soon, and is deleted in the end', () => {
    const setting = fc.integer({ min: RETENTION_DAYS.least, max: RETENTION_DAYS.most });
    fc.assert(
      fc.property(setting, (days) => {
        let now = firstLook(facts()) ?? new Date(0);
        for (let looks = 0; looks < 20; looks++) {
          const decision = decideRetention(facts(), days, now);
          if (decision === 'delete') return now >= daysLater(days) && now.getTime() < daysLater(days).getTime() + DAY;
          if (decision === 'keep' || decision <= now || decision.getTime() - now.getTime() > 30 * DAY) return false;
          now = decision;
        }
        return false;
      }),
    );
  });
});
