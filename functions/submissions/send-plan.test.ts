import { describe, expect, it } from 'vitest';
import { type Campaign, Head } from '../records/submission/head.ts';
import { sendPlan } from './send-plan.ts';

const at = (minutes: number) => new Date(Date.parse('2026-03-02T10:00:00.000Z') + minutes * 60_000).toISOString();
const planOf = (campaign: Partial<Campaign> | undefined, over: Partial<Head> = {}) => {
  const head = Head.parse({
    ...{ accountId: 'acc_a', id: 'sub_a', jobId: 'job_a', version: 3, column: 'CONTACTED', columnAt: at(0) },
    ...{ name: 'Ada', origin: 'crowd', submittedAt: at(-60), huntDone: true, hasEmail: true, verdicts: '' },
    ...(campaign && {
      campaign: {
        ...{ state: 'running', startedAt: at(0), startedBy: 'usr_0123456789abcdef0123456789abcdef', sender: null },
        ...{ step: 0, steps: 3, outreachVersion: 0, isAutoContact: false, useWorkEmails: true, ...campaign },
      },
    }),
    ...over,
  });
  const plan = sendPlan(head, 'Europe/Paris');
  return plan && [plan.what, plan.at, plan.whyNotSooner];
};

describe('the plan of a sequence says what leaves next, when, and why not sooner', () => {
  it.each<[string, Partial<Campaign>, unknown]>([
    ['the first', { nextAt: at(5) }, ['First email leaves', at(5), null]],
    [
      'a follow-up',
      { step: 1, nextAt: at(5) },
      ['Follow up 1 leaves', at(5), 'It follows the email before it after the delay that its sequence gives'],
    ],
    [
      'one that waits for working hours',
      { nextAt: at(5), waitUntil: at(900), waitReason: 'window' },
      ['First email leaves', at(900), 'It is outside working hours where they are'],
    ],
    [
      'one whose wait is over',
      { nextAt: at(900), waitUntil: at(5), waitReason: 'window' },
      ['First email leaves', at(900), null],
    ],
    [
      'one that waits for its turn',
      { nextAt: at(5), waitUntil: at(9), waitReason: 'sender-busy' },
      ['First email leaves', at(9), 'Emails from one address leave one after the other'],
    ],
    [
      'one that waits for a search',
      { nextAt: at(5), waitUntil: at(9), waitReason: 'searching' },
      ['First email leaves', at(9), 'Their email addresses are searched for anew'],
    ],
    [
      'one that somebody paused',
      { state: 'paused', nextAt: at(5) },
      ['First email waits until somebody resumes it', null, 'The emails to them are paused'],
    ],
    [
      'one that something holds back',
      { state: 'blocked', nextAt: at(5), pausedUntil: at(60), stopReason: 'The job is closed' },
      ['First email waits, and is looked at again', at(60), 'The job is closed'],
    ],
    [
      'one that has nowhere to go',
      { state: 'blocked', nextAt: at(5), stopReason: 'No valid email address' },
      ['First email cannot leave until somebody resumes it', null, 'No valid email address'],
    ],
    [
      'one that may have left',
      { state: 'uncertain' },
      ['First email may have left', null, 'Say whether it did: it is not sent again by itself'],
    ],
    ['the end', { state: 'complete', step: 3 }, null],
    ['a stop', { state: 'stopped', stopReason: 'Moved' }, null],
    ['an answer', { state: 'replied' }, null],
  ])('%s', (_, campaign, plan) => {
    expect(planOf(campaign)).toEqual(plan);
  });

  it('somebody who is away, until whichever is later', () => {
    const away = { state: 'paused', pausedUntil: at(500) } as const;
    const over = { autoReplyAt: at(1) };
    expect(planOf({ ...away, nextAt: at(5) }, over)).toEqual([
      'First email leaves',
      at(500),
      'They are away until then',
    ]);
    expect(planOf({ ...away, nextAt: at(900) }, over)).toEqual([
      'First email leaves',
      at(900),
      'They are away until then',
    ]);
  });

  it('nobody who gets no emails', () => {
    expect(planOf(undefined)).toBeNull();
  });
});
