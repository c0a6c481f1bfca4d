import { describe, expect, it } from 'vitest';
import { eventOf } from '../projections/events.ts';
import { type Campaign, Head } from '../records/submission/head.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { presentCampaign } from './campaign-presenter.ts';

const at = (minutes: number) => new Date(Date.parse('2026-03-02T10:00:00.000Z') + minutes * 60_000).toISOString();
const aHead = (over: Partial<Head> = {}): Head => ({
  ...Head.parse({
    accountId: 'acc_a',
    id: 'sub_a',
    jobId: 'job_a',
    version: 3,
    column: 'CONTACTED',
    columnAt: at(0),
    name: 'Ada Byron',
    origin: 'crowd',
    submittedAt: at(-60),
    huntDone: true,
    hasEmail: true,
    verdicts: '',
  }),
  ...over,
});
const aCampaign = (over: Partial<Campaign> = {}): Campaign => ({
  state: 'running',
  startedAt: at(0),
  startedBy: 'usr_ada',
  sender: null,
  step: 1,
  steps: 3,
  outreachVersion: 0,
  isAutoContact: false,
  useWorkEmails: true,
  ...over,
});
const mails = {
  s0: { id: 'ses-1', sent: at(1), delivered: at(2), machineOpened: at(2), opened: at(9) },
  s1: {},
  s2: {},
};
const statusesOf = (head: Head) => presentCampaign(head, [])?.sequenceEmails.map(({ status }) => status);

describe('a candidate’s sequence', () => {
  it('shows what became of each email, and when the next goes out', () => {
    const shown = presentCampaign(aHead({ campaign: aCampaign({ nextAt: at(500) }), mails }), [
      { id: 'usr_ada', name: 'Ada', picture: null },
    ]);
    expect(shown?.startedBy?.name).toBe('Ada');
    expect(shown?.sequenceEmails).toMatchObject([
      {
        label: 'First email',
        status: 'opened',
        date: at(9),
        statuses: [{ status: 'sent' }, { status: 'delivered' }, { status: 'opened' }],
      },
      { label: 'Follow up 1', status: 'scheduled', date: at(500) },
      { label: 'Follow up 2', status: 'scheduled', date: null },
    ]);
  });

  it.each([
    ['paused', ['opened', 'paused', 'paused']],
    ['stopped', ['opened', 'cancelled', 'cancelled']],
    ['replied', ['opened', 'cancelled', 'cancelled']],
  ] as const)('that is %s shows its other emails so', (state, statuses) => {
    expect(statusesOf(aHead({ campaign: aCampaign({ state }), mails }))).toEqual(statuses);
  });

  it('says why an email was not sent', () => {
    const campaign = aCampaign({ state: 'stopped', stopReason: 'The candidate opted out' });
    expect(presentCampaign(aHead({ campaign, mails }), [])?.sequenceEmails[2]?.why).toBe('The candidate opted out');
  });

  it('is nothing where none was started', () => {
    expect(presentCampaign(aHead(), [])).toBeNull();
  });
});

describe('the line of a change', () => {
  const contacted = aHead({ campaign: aCampaign({ step: 0 }), mails: { s0: {}, s1: {} } });

  it.each([
    ['a contact', aHead({ column: 'NEW' }), contacted, 'Moved to Contacted · Email sequence started'],
    [
      'an email, which the head says',
      contacted,
      aHead({ campaign: aCampaign(), mails: { s0: { id: 'ses-1', sent: at(1) }, s1: {} } }),
      '',
    ],
    ['a machine’s open', contacted, { ...contacted, mails: { s0: { machineOpened: at(1) }, s1: {} } }, ''],
    [
      'a reply',
      contacted,
      { ...contacted, repliedAt: at(9), campaign: aCampaign({ state: 'replied' }) },
      'Email sequence ended with a reply · Replied',
    ],
    ['an opt-out', contacted, { ...contacted, unsubscribedAt: at(9) }, 'Opted out of emails'],
    [
      'a search that found nothing',
      aHead({ huntDone: false, hasEmail: false }),
      aHead({ hasEmail: false }),
      'No valid email address found',
    ],
    [
      'a discard with its reason',
      aHead({ column: 'NEW' }),
      aHead({ column: 'DISCARDED', discardReason: 'ALREADY_CONNECTED' }),
      'Moved to Discarded: Already connected',
    ],
    ['a comparison', aHead(), aHead({ verdicts: 'cu' }), ''],
  ])('of %s', (_, before, after, text) => {
    expect(eventOf(before && requireKnown(before), requireKnown(after)).text).toBe(text);
  });
});
