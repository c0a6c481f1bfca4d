import { expect, it } from 'vitest';
import type { EmailCampaign } from '../../../../shared/model/submission.ts';
import { FOLLOWS } from '../../../../shared/rules/outreach/follow-words.ts';
import { WAIT_TEXTS } from '../../../../shared/rules/outreach/waiting.ts';
import { campaignSentence } from './campaign-sentence.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const sentence = (whyNotSooner: string | null) =>
  campaignSentence(
    {
      ...{ state: 'running', startedBy: null, startedAt: now.toISOString(), isAutoContact: false, stopReason: null },
      ...{ nextMailAt: '2026-03-02T10:05:00.000Z', pausedUntil: null },
      plan: { what: 'First email leaves', at: null, timeZone: 'UTC', whyNotSooner },
    } as EmailCampaign,
    false,
    now,
  );

it('says of an email that waits why it does, and of a follow-up that nothing keeps only when it leaves', () => {
  for (const words of [WAIT_TEXTS.searching, WAIT_TEXTS.window]) {
    expect(sentence(words)).toMatch(new RegExp(`The next email leaves on .*\\. ${words}\\.$`));
  }
  expect(sentence(FOLLOWS)).toBe(sentence(null));
});
