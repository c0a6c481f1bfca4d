import { describe, expect, it } from 'vitest';
import type { JobId, SubmissionId, UserId } from '../../../../shared/model/ids.ts';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { DEFAULTS } from './boxes.ts';
import { type Looking, pagesAfter, waitingAfter } from './list-changes.ts';

const ME: UserId = 'usr_me';
const OTHER: UserId = 'usr_other';
const of = (hour: number, over: Partial<Conversation> = {}): Conversation => ({
  ...{
    submissionId: `sub_${hour}` as SubmissionId,
    jobId: 'job_a' as JobId,
    jobTitle: 'Nurse',
    name: 'Noor',
    preview: '',
  },
  ...{ employer: null, at: `2026-03-02T${hour}:00:00.000Z`, suggestion: 'unclear', interest: null, isAway: false },
  ...{ isUnread: true, needsAnswer: true, isDone: false, hasOptedOut: false, responsible: ME, isHandedOver: false },
  ...over,
});
const counts = { unread: 3, 'needs-answer': 3, interested: 0, away: 0, all: 3 };
const pages = () => [
  { conversations: [of(15), of(14)], next: 'more', counts },
  { conversations: [of(12)], next: null, counts },
];
const looking = (over: Partial<Looking['filters']> = {}, keeps?: string): Looking => ({
  ...{ filters: { ...DEFAULTS, ...over }, me: ME },
  keeps,
});
const done = { isDone: true, needsAnswer: false, isUnread: false };
const rows = (after: ReturnType<typeof pagesAfter>) =>
  after.map(({ conversations }) => conversations.map(({ submissionId }) => submissionId));

describe('the list after something was done', () => {
  it('loses at once what no longer belongs there, with its numbers', () => {
    const after = pagesAfter(pages(), { before: of(14), after: of(14, done) }, looking());
    expect(rows(after)).toEqual([['sub_15'], ['sub_12']]);
    expect(after[0]?.counts).toEqual({ unread: 2, 'needs-answer': 2, interested: 0, away: 0, all: 3 });
  });

  it('keeps in all what is only put away, and shows it so', () => {
    const [first] = pagesAfter(pages(), { before: of(14), after: of(14, done) }, looking({ box: 'all' }));
    expect(first?.conversations[1]).toMatchObject(done);
    expect(first?.counts.all).toBe(3);
  });

  it('loses from one’s own what was handed to another, and keeps it among those of all', () => {
    const change = { before: of(15), after: of(15, { responsible: OTHER, isHandedOver: true }) };
    const mine = pagesAfter(pages(), change, looking());
    expect(rows(mine)).toEqual([['sub_14'], ['sub_12']]);
    expect(mine[0]?.counts).toMatchObject({ unread: 2, 'needs-answer': 2, all: 2 });
    const all = pagesAfter(pages(), change, looking({ whose: 'all' }));
    expect(rows(all)).toEqual([['sub_15', 'sub_14'], ['sub_12']]);
    expect(all[0]?.counts).toEqual(counts);
  });

  it('gets back in its place what was taken back', () => {
    const away = pagesAfter(pages(), { before: of(14), after: of(14, done) }, looking());
    const back = pagesAfter(away, { before: of(14, done), after: of(14) }, looking());
    expect(rows(back).flat()).toEqual(['sub_15', 'sub_14', 'sub_12']);
    expect(back[0]?.counts).toEqual(counts);
  });

  it('keeps the row of what is being read', () => {
    const change = { before: of(14), after: of(14, { isUnread: false }) };
    const after = pagesAfter(pages(), change, looking({ box: 'unread' }, 'sub_14'));
    expect(rows(after)).toEqual([['sub_15', 'sub_14'], ['sub_12']]);
    expect(after[0]?.counts.unread).toBe(2);
  });
});

it('what waits for the person is less by what was read, answered or handed over', () => {
  const waiting = { unread: 2, needsAnswer: 1, toReview: 4 };
  const toOther = { before: of(14), after: of(14, { responsible: OTHER }) };
  expect(waitingAfter(waiting, toOther, ME)).toEqual({ unread: 1, needsAnswer: 0, toReview: 4 });
  expect(waitingAfter(waiting, toOther, OTHER)).toEqual({ unread: 3, needsAnswer: 2, toReview: 4 });
  expect(waitingAfter(waiting, { before: of(14), after: of(14, { isUnread: false }) }, ME).unread).toBe(1);
});
