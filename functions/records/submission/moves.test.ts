import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ColumnName } from '../../../shared/model/funnel.ts';
import { COLUMNS, isDisqualified } from '../../../shared/reference/funnel.ts';
import { addCounts, countsOf, deltaOf } from '../../../shared/rules/funnel/counters.ts';
import { canMove } from '../../../shared/rules/funnel/moves.ts';
import { type Campaign, Head } from './head.ts';
import { requireKnown } from './known-head.ts';
import { moved, reverted, undone } from './moves.ts';

const at = (seconds: number) => new Date(Date.parse('2026-03-02T10:00:00.000Z') + seconds * 1_000);
const by = 'usr_ada';
/** Takes the latest move back, so many seconds from the start. */
const takeBack = (head: Head, seconds: number) => undone(head, { movedAt: head.columnAt, at: at(seconds), by });

const aHead = (over: Partial<Head> = {}): Head => ({
  ...Head.parse({
    accountId: 'acc_a',
    id: 'sub_a',
    jobId: 'job_a',
    version: 3,
    column: 'NEW',
    columnAt: at(-3600).toISOString(),
    name: 'Ada Byron',
    origin: 'crowd',
    submittedAt: at(-3600).toISOString(),
    huntDone: true,
    hasEmail: true,
    verdicts: '',
  }),
  ...over,
});
const aCampaign = (over: Partial<Campaign> = {}): Campaign => ({
  state: 'running',
  startedAt: at(0).toISOString(),
  startedBy: by,
  sender: null,
  step: 0,
  steps: 3,
  outreachVersion: 0,
  isAutoContact: false,
  useWorkEmails: true,
  ...over,
});
const inColumn = (column: ColumnName) =>
  aHead({ column, ...(column !== 'NEW' && { reviewedAt: at(-600).toISOString() }) });
const codeOf = (run: () => unknown) => {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

const pairs = COLUMNS.flatMap((from) => COLUMNS.map((to) => [from, to] as const));

describe('moving', () => {
  it.each(pairs)('from %s to %s happens just where the table says so', (from, to) => {
    const isAllowed = canMove(from, to) && to !== 'CONTACTED';
    expect(codeOf(() => moved(inColumn(from), { to, at: at(0), by }))).toBe(isAllowed ? undefined : 'MOVE_NOT_ALLOWED');
  });

  it.each([
    ['CONTACTED', 'INTERESTED', 'interestedAt'],
    ['CONTACTED', 'NOT_INTERESTED', 'notInterestedAt'],
    ['INTERESTED', 'PHONE_INTERVIEWED', 'phoneInterviewedAt'],
    ['INTERESTED', 'INTERVIEWED', 'interviewedAt'],
    ['INTERVIEWED', 'HIRED', 'hiredAt'],
    ['NEW', 'SAVED', 'reviewedAt'],
    ['NEW', 'DISCARDED', 'reviewedAt'],
  ] as const)('from %s to %s sets %s', (from, to, milestone) => {
    expect(moved(inColumn(from), { to, at: at(0), by })[milestone]).toBe(at(0).toISOString());
  });

  it.each([
    ['NEW', 'CONTACTED', 'DISCARDED', 'Ada Byron was reviewed meanwhile and is now in Contacted.'],
    ['NEW', 'SAVED', 'DISCARDED', 'Ada Byron was reviewed meanwhile and is now in Saved.'],
    ['NEW', 'CONTACTED', 'SAVED', 'Ada Byron was reviewed meanwhile and is now in Contacted.'],
    ['INTERESTED', 'INTERVIEWED', 'REJECTED', 'Ada Byron was moved meanwhile and is now in Interviewed.'],
  ] as const)('of someone seen in %s who is in %s by now is refused', (from, now, to, why) => {
    const move = () => moved(inColumn(now), { to, from, at: at(0), by });
    expect(move).toThrow(expect.objectContaining({ code: 'MOVED_MEANWHILE', details: { why } }));
    expect(codeOf(() => moved(inColumn(from), { to, from, at: at(0), by }))).toBeUndefined();
  });

  it('keeps the time of the first review', () => {
    const saved = moved(inColumn('NEW'), { to: 'SAVED', at: at(0), by });
    expect(moved(saved, { to: 'DISCARDED', at: at(60), by }).reviewedAt).toBe(at(0).toISOString());
  });

  it('saves a sourced profile only when its search is done and found an address', () => {
    expect(codeOf(() => moved(aHead({ huntDone: false, hasEmail: false }), { to: 'SAVED', at: at(0), by }))).toBe(
      'HUNT_NOT_DONE',
    );
    expect(codeOf(() => moved(aHead({ hasEmail: false }), { to: 'SAVED', at: at(0), by }))).toBe('NO_USABLE_EMAIL');
    expect(
      moved(aHead({ origin: 'team', huntDone: false, hasEmail: false }), { to: 'SAVED', at: at(0), by }).column,
    ).toBe('SAVED');
  });

  it('discards a profile whose search is still going on', () => {
    const discarded = moved(aHead({ huntDone: false }), { to: 'DISCARDED', at: at(0), by, reason: 'NOT_QUITE_RIGHT' });
    expect(discarded).toMatchObject({ column: 'DISCARDED', discardReason: 'NOT_QUITE_RIGHT' });
  });

  it('does not know a profile that is still being added', () => {
    expect(codeOf(() => moved(aHead({ pending: true }), { to: 'DISCARDED', at: at(0), by }))).toBe(
      'SUBMISSION_NOT_FOUND',
    );
  });

  it.each(['INTERESTED', 'NOT_INTERESTED', 'DISCARDED'] as const)('to %s stops the emails', (to) => {
    const after = moved(aHead({ column: 'CONTACTED', campaign: aCampaign(), dueAt: at(60).toISOString() }), {
      to,
      at: at(0),
      by,
    });
    expect(after.campaign).toMatchObject({ state: 'stopped', stoppedAt: at(0).toISOString() });
    expect(after.dueAt).toBeUndefined();
  });

  it('leaves a sequence that ended by itself as it ended', () => {
    const head = aHead({ column: 'CONTACTED', campaign: aCampaign({ state: 'replied' }) });
    expect(moved(head, { to: 'INTERESTED', at: at(0), by }).campaign?.state).toBe('replied');
  });
});

describe('taking a move back', () => {
  const allowed = pairs.filter(([from, to]) => canMove(from, to) && to !== 'CONTACTED');

  it.each(allowed)('from %s to %s leaves the head as it was', (from, to) => {
    const before = aHead({ ...inColumn(from), previousColumn: 'NEW' });
    const back = takeBack(moved(before, { to, at: at(0), by }), 29);
    expect(back).toEqual({ ...before, changedBy: by });
  });

  it('is refused after 30 seconds, twice, and where nothing was moved', () => {
    const saved = moved(aHead(), { to: 'SAVED', at: at(0), by });
    expect(codeOf(() => takeBack(saved, 30))).toBe('NOTHING_TO_UNDO');
    expect(codeOf(() => takeBack(takeBack(saved, 1), 2))).toBe('NOTHING_TO_UNDO');
    expect(codeOf(() => takeBack(aHead(), 0))).toBe('NOTHING_TO_UNDO');
  });

  it('is refused once the candidate was moved again, and the newer move stays', () => {
    const older = moved(inColumn('CONTACTED'), { to: 'INTERESTED', at: at(0), by });
    const newer = moved(older, { to: 'PHONE_INTERVIEWED', at: at(3), by });
    expect(codeOf(() => undone(newer, { movedAt: older.columnAt, at: at(5), by }))).toBe('NOTHING_TO_UNDO');
    expect(undone(newer, { movedAt: newer.columnAt, at: at(5), by }).column).toBe('INTERESTED');
  });

  const contacted = aHead({
    column: 'CONTACTED',
    reviewedAt: at(0).toISOString(),
    contactedAt: at(0).toISOString(),
    campaign: aCampaign(),
    mails: { s0: {}, s1: {} },
    dueAt: at(30).toISOString(),
    undo: {
      until: at(30).toISOString(),
      column: 'NEW',
      columnAt: at(-3600).toISOString(),
      sets: ['reviewedAt', 'contactedAt'],
    },
  });

  it('of a contact removes a sequence that has sent nothing', () => {
    expect(takeBack(contacted, 10)).toEqual(aHead({ changedBy: by }));
  });

  it('of a contact is refused once an email is on its way or has left', () => {
    const claimed = { ...contacted, campaign: aCampaign({ claimedAt: at(5).toISOString() }) };
    const sent = { ...contacted, mails: { s0: { sent: at(5).toISOString() } } };
    expect(codeOf(() => takeBack(claimed, 10))).toBe('NOTHING_TO_UNDO');
    expect(codeOf(() => takeBack(sent, 10))).toBe('NOTHING_TO_UNDO');
  });

  it('lets a stopped sequence go on as it was', () => {
    const dueAt = at(600).toISOString();
    const head = aHead({ column: 'CONTACTED', campaign: aCampaign({ nextAt: dueAt }), dueAt });
    expect(takeBack(moved(head, { to: 'INTERESTED', at: at(0), by }), 5)).toEqual({ ...head, changedBy: by });
  });

  it('pauses a sequence of which an older function noted that an email left in between, instead of sending the next by itself', () => {
    const head = aHead({ column: 'CONTACTED', campaign: aCampaign(), dueAt: at(600).toISOString() });
    const after = moved(head, { to: 'INTERESTED', at: at(0), by });
    const sent = { ...after, campaign: { ...aCampaign(), ...after.campaign, step: 1 } };
    const back = takeBack(sent, 5);
    expect(back.campaign?.state).toBe('paused');
    expect(back.dueAt).toBeUndefined();
  });
});

describe('going back to the previous column', () => {
  it.each(['DISCARDED', 'REJECTED', 'WITHDRAWN'] as const)('leads out of %s to where the candidate was', (to) => {
    const head = inColumn('INTERVIEWED');
    expect(reverted(moved(head, { to, at: at(0), by }), { at: at(900), by })).toMatchObject({ column: 'INTERVIEWED' });
  });

  it('leads to the column before the first disqualification', () => {
    const withdrawn = moved(inColumn('HIRED'), { to: 'WITHDRAWN', at: at(0), by });
    const discarded = moved(withdrawn, { to: 'DISCARDED', at: at(60), by });
    expect(reverted(discarded, { at: at(900), by }).column).toBe('HIRED');
  });

  it('keeps why somebody is not interested while they stand there, and no longer', () => {
    const declinedFor = ['LOW_SALARY', 'NO_FIT'] as const;
    const declined = moved(inColumn('CONTACTED'), { to: 'NOT_INTERESTED', at: at(0), by, declinedFor });
    expect(declined.declinedFor).toEqual(declinedFor);
    expect(moved(declined, { to: 'INTERESTED', at: at(60), by })).not.toHaveProperty('declinedFor');
    expect(undone(declined, { movedAt: declined.columnAt, at: at(1), by })).not.toHaveProperty('declinedFor');
  });

  it('makes a profile that was discarded in review new again, without its reason', () => {
    const discarded = moved(aHead(), { to: 'DISCARDED', at: at(0), by, reason: 'TOTALLY_IRRELEVANT' });
    const back = reverted(discarded, { at: at(900), by });
    expect(back.column).toBe('NEW');
    expect(back.reviewedAt).toBeUndefined();
    expect(back.discardReason).toBeUndefined();
  });

  it.each(COLUMNS.filter((column) => !isDisqualified(column)))('does not lead out of %s', (column) => {
    expect(codeOf(() => reverted(inColumn(column), { at: at(0), by }))).toBe('MOVE_NOT_ALLOWED');
  });
});

describe('any history of moves', () => {
  const step = fc.oneof(
    fc.constantFrom(...COLUMNS).map((to) => ({ kind: 'move' as const, to })),
    fc.constant({ kind: 'undo' as const }),
    fc.constant({ kind: 'revert' as const }),
  );

  it('is counted as its end is, and every head on the way can be stored', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.constantFrom('crowd', 'team'), (steps, origin) => {
        let head = aHead({ origin });
        let counts = countsOf(requireKnown(head));
        for (const [index, action] of steps.entries()) {
          const before = head;
          try {
            if (action.kind === 'move') head = moved(head, { to: action.to, at: at(index * 20), by });
            else
              head = action.kind === 'undo' ? takeBack(head, index * 20) : reverted(head, { at: at(index * 20), by });
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
          expect(Head.parse(head)).toEqual(head);
          counts = addCounts(counts, deltaOf(requireKnown(before), requireKnown(head)));
        }
        expect(counts).toEqual(countsOf(requireKnown(head)));
      }),
    );
  });
});
