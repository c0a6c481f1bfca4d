import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  away,
  claimed,
  contacted,
  givenUp,
  heldBack,
  leftAlone,
  paused,
  readdressed,
  recorded,
  refused,
  searching,
  stopped,
  uncertain,
  waiting,
} from './campaign.ts';
import { inBoth } from './ended-by-move.ts';
import { Head } from './head.ts';
import { mailKey } from './mail-facts.ts';
import { moved, undone } from './moves.ts';
import { StoredHead, toHeadItem } from './stored-head.ts';

const by = 'usr_ada';
const start = Date.parse('2026-03-02T10:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1_000);
const text = (seconds: number) => at(seconds).toISOString();
const DAY = 86_400;

const fresh = Head.parse({
  ...{ accountId: 'acc_a', id: 'sub_a', jobId: 'job_a', version: 3, column: 'NEW', columnAt: text(-DAY), name: 'Ada' },
  ...{ origin: 'crowd', submittedAt: text(-DAY), huntDone: true, hasEmail: true, verdicts: '' },
});
const contactedNow = contacted(fresh, at(-9_000), by, {
  ...{ at: at(-9_000), by, sender: null, steps: 3, outreachVersion: 0, useWorkEmails: true, firstDue: at(-8_000) },
});
const sent = (head: Head, number: number) =>
  recorded(claimed(head, at(-900), 'home'), number, { id: `m${number}`, sent: text(-900) }, at(DAY));
const first = sent(contactedNow, 0);
const second = sent(first, 1);

/** How a sequence may stand when somebody moves its candidate on. */
const STANDS: Readonly<Record<string, Head>> = {
  'not begun': contactedNow,
  begun: first,
  'almost over': second,
  over: sent(second, 2),
  'on its way': claimed(first, at(-2), 'home'),
  'on its way to the last': claimed(second, at(-2), 'other'),
  'on its way, seen by another': leftAlone(claimed(first, at(-2), 'home')),
  'not known': uncertain(claimed(first, at(-2)), at(-1)),
  'paused by hand': paused(first, undefined),
  away: away(first, at(9 * DAY)),
  refused: refused(claimed(first, at(-2)), 'throttled', at(-1), () => 0.5),
  waiting: waiting(first, at(60), 'window'),
  searching: searching(first, at(-1), true),
  'held back': heldBack(first, 'The job is closed', at(-1)),
  blocked: stopped(first, 'blocked', 'No valid email address', at(-1)),
  answered: stopped(first, 'replied', 'The candidate replied', at(-1)),
};

type Change = (head: Head, now: Date) => Head | undefined;
const stepOf = ({ campaign }: Head) => campaign?.step ?? 0;
const isClaimed = ({ campaign }: Head) => campaign?.claimedAt !== undefined;
const whereClaimed =
  (change: Change): Change =>
  (head, now) =>
    isClaimed(head) ? change(head, now) : undefined;

/** What may arrive of a sequence, as the workers decide it. */
const ARRIVES: Readonly<Record<string, Change>> = {
  reply: (head, now) => stopped({ ...head, repliedAt: now.toISOString() }, 'replied', 'The candidate replied', now),
  absence: (head) => away({ ...head, autoReplyAt: text(0) }, at(12 * DAY)),
  'opt-out': (head, now) =>
    head.unsubscribedAt ? undefined : stopped({ ...head, unsubscribedAt: text(0) }, 'stopped', 'Opted out', now),
  record: whereClaimed((head, now) =>
    recorded(head, stepOf(head), { id: 'new', sent: now.toISOString() }, at(3 * DAY)),
  ),
  refusal: whereClaimed((head, now) => refused(head, 'throttled', now, () => 0.5)),
  rejection: whereClaimed((head, now) => givenUp(head, 'Rejected', now)),
  'no word': whereClaimed((head, now) => uncertain(head, now)),
  'bounce, and another address': (head) => {
    const facts = head.mails?.[mailKey(0)];
    if (!facts?.sent || isClaimed(head)) return undefined;
    const noted = { ...head, mails: { ...head.mails, [mailKey(0)]: { ...facts, bounced: text(0) } } };
    const mayRetry =
      !head.repliedAt && !head.unsubscribedAt && ['running', 'complete', 'paused'].includes(head.campaign?.state ?? '');
    return mayRetry ? readdressed(noted, 0, at(600)) : noted;
  },
  delivery: (head) => {
    const facts = head.mails?.[mailKey(0)];
    return facts?.sent
      ? { ...head, mails: { ...head.mails, [mailKey(0)]: { ...facts, delivered: text(0) } } }
      : undefined;
  },
};

const stored = (head: Head) => StoredHead.parse(toHeadItem(head));
/** The sequence, and when it is looked at once somebody has come upon a claim. */
const standing = (head: Head) => {
  const { campaign, mails, dueAt } = leftAlone(head);
  return { campaign, mails, dueAt };
};
const history = fc.array(fc.constantFrom(...Object.keys(ARRIVES)), { maxLength: 4 });

it('what arrives between a move and its undo leads to where it would have led without the move', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(STANDS)),
      fc.constantFrom('INTERESTED', 'NOT_INTERESTED', 'DISCARDED'),
      history,
      (stands, to, arrives) => {
        let alone = STANDS[stands] as Head;
        let after = moved(alone, { to, at: at(0), by });
        const { columnAt } = after;
        for (const [index, name] of arrives.entries()) {
          const change = (head: Head) => ARRIVES[name]?.(head, at(index + 1));
          alone = stored(change(alone) ?? alone);
          after = stored(inBoth(after, change) ?? after);
        }
        expect(standing(undone(after, { movedAt: columnAt, at: at(20), by }))).toEqual(standing(alone));
      },
    ),
    { numRuns: 5_000 },
  );
});

it('after a move nothing is due but the look at an email on its way, whatever arrives', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(STANDS)), history, (stands, arrives) => {
      const before = STANDS[stands] as Head;
      const isOver = ['complete', 'replied'].includes(before.campaign?.state ?? '');
      fc.pre(!isOver);
      let after = moved(before, { to: 'DISCARDED', at: at(0), by });
      for (const [index, name] of arrives.entries())
        after = inBoth(after, (head) => ARRIVES[name]?.(head, at(index + 1))) ?? after;
      expect(['stopped', 'replied']).toContain(after.campaign?.state);
      if (!isClaimed(after)) expect(after.dueAt).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

const discarded = moved(first, { to: 'DISCARDED', at: at(0), by });
const takenBack = (head: Head) => undone(head, { movedAt: text(0), at: at(20), by });

/** A move that an older function wrote: of the sequence it says how it stood, which email was next, and when it was looked at. */
const ofOlder = (head: Head): Head => ({
  ...head,
  undo: { ...head.undo!, resumes: { state: 'running', step: 1, dueAt: text(DAY) } },
});

it('a move of an older function is taken back as it was', () => {
  expect(standing(takenBack(ofOlder(discarded)))).toEqual(standing(first));
});

it.each([
  ['a reply', stopped(discarded, 'replied', 'The candidate replied', at(3)), 'replied'],
  ['an opt-out', stopped(discarded, 'stopped', 'The candidate opted out', at(3)), 'stopped'],
  [
    'an email',
    recorded({ ...discarded, campaign: { ...discarded.campaign!, claimedAt: text(-1) } }, 1, {}, at(9)),
    'paused',
  ],
] as const)('what an older function noted of %s stays, whoever wrote the move', (_, head, state) => {
  for (const each of [head, ofOlder(head)]) {
    const { campaign, dueAt } = takenBack(each);
    expect(campaign).toMatchObject({ state, step: head.campaign?.step });
    expect(dueAt).toBeUndefined();
  }
});

it('keeps what a newer version noted with the move', () => {
  const newer = { ...discarded, undo: { ...discarded.undo!, resumes: { ...discarded.undo!.resumes!, more: 7 } } };
  expect(inBoth(newer, (head) => away(head, at(DAY)))?.undo?.resumes).toMatchObject({ more: 7, state: 'paused' });
});

it('writes no more with a move than how a sequence under way stood', () => {
  expect(discarded.undo?.resumes).toEqual({ state: 'running', step: 1, dueAt: text(DAY) });
});
