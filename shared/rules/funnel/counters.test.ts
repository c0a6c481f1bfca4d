import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS } from '../../reference/funnel.ts';
import {
  addCounts,
  type Countable,
  columnsOf,
  countsOf,
  deltaOf,
  funnelOf,
  METRICS,
  reachedAt,
  totalOf,
  unmarkedAnswers,
} from './counters.ts';

const aHead = (over: Partial<Countable> = {}): Countable => ({
  column: 'NEW',
  origin: 'crowd',
  submittedAt: '2026-03-02T09:00:00.000Z',
  ...over,
});
const when = '2026-03-02T10:30:59.000Z';

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const sometimes = fc.option(instant, { nil: undefined });
const anyHead: fc.Arbitrary<Countable> = fc.record({
  column: fc.constantFrom(...COLUMNS),
  origin: fc.constantFrom('crowd', 'team', 'application'),
  submittedAt: instant,
  pending: fc.option(fc.boolean(), { nil: undefined }),
  reviewedAt: sometimes,
  contactedAt: sometimes,
  repliedAt: sometimes,
  interestedAt: sometimes,
  notInterestedAt: sometimes,
  phoneInterviewedAt: sometimes,
  interviewedAt: sometimes,
  hiredAt: sometimes,
  mails: fc.dictionary(
    fc.constantFrom('s0', 's1'),
    fc.record({ sent: sometimes, opened: sometimes, machineOpened: sometimes }),
  ),
});

describe('countsOf', () => {
  it('counts a new sourced profile in its column, as sourced and as to review', () => {
    expect(countsOf(aHead())).toEqual({ 'column.NEW': 1, 'crowd.sourced': 1, 'crowd.toReview': 1 });
  });

  it('counts what is still being added nowhere', () => {
    expect(countsOf(aHead({ pending: true }))).toEqual({});
  });

  it('counts applications and what the team added in the team’s set', () => {
    expect(countsOf(aHead({ origin: 'application' }))).toHaveProperty(['team.sourced'], 1);
    expect(countsOf(aHead({ origin: 'team' }))).toHaveProperty(['team.sourced'], 1);
  });

  it('sums whole minutes until the review', () => {
    expect(countsOf(aHead({ column: 'SAVED', reviewedAt: when }))).toEqual({
      'column.SAVED': 1,
      'crowd.sourced': 1,
      'crowd.reviewed': 1,
      'crowd.reviewMinutes': 90,
      'crowd.waited.1': 1,
    });
  });

  it.each([
    ['CONTACTED', ['contacted']],
    ['NOT_INTERESTED', ['contacted', 'replied', 'notInterested']],
    ['INTERESTED', ['contacted', 'replied', 'lead']],
    ['PHONE_INTERVIEWED', ['contacted', 'replied', 'lead', 'phoneInterviewed']],
    ['INTERVIEWED', ['contacted', 'replied', 'lead', 'phoneInterviewed', 'interviewed']],
    ['HIRED', ['contacted', 'replied', 'lead', 'phoneInterviewed', 'interviewed', 'hired']],
  ] as const)('counts whoever is in %s for %j', (column, metrics) => {
    const counts = countsOf(aHead({ column }));
    const counted = METRICS.filter((metric) => counts[`crowd.${metric}`]);
    expect(counted).toEqual(METRICS.filter((metric) => ['sourced', 'reviewed', ...metrics].includes(metric)));
  });

  it('keeps a lead that was rejected later', () => {
    const counts = countsOf(aHead({ column: 'REJECTED', contactedAt: when, interestedAt: when }));
    expect(counts).toMatchObject({ 'column.REJECTED': 1, 'crowd.lead': 1, 'crowd.contacted': 1 });
  });

  it('lets the latest answer stand', () => {
    const [early, late] = ['2026-03-03T09:00:00.000Z', '2026-03-04T09:00:00.000Z'];
    const lost = countsOf(aHead({ column: 'DISCARDED', interestedAt: early, notInterestedAt: late }));
    const won = countsOf(aHead({ column: 'DISCARDED', interestedAt: late, notInterestedAt: early }));
    expect(lost).toMatchObject({ 'crowd.notInterested': 1 });
    expect(lost).not.toHaveProperty(['crowd.lead']);
    expect(won).toMatchObject({ 'crowd.lead': 1 });
    expect(won).not.toHaveProperty(['crowd.notInterested']);
  });

  it('counts people emailed, not emails, and an answer on the telephone not as an answer to an email', () => {
    const mails = { s0: { sent: when, opened: when }, s1: { sent: when } };
    expect(countsOf(aHead({ column: 'CONTACTED', mails, repliedAt: when }))).toMatchObject({
      'crowd.mailsSent': 1,
      'crowd.mailsOpened': 1,
      'crowd.mailsReplied': 1,
    });
    expect(countsOf(aHead({ column: 'INTERESTED' }))).not.toHaveProperty(['crowd.mailsReplied']);
  });

  it('counts who opened an email apart from those of whom only machines did', () => {
    const [early, late] = ['2026-03-03T09:00:00.000Z', '2026-03-04T09:00:00.000Z'];
    const opensOf = (mails: Countable['mails']) => {
      const { mailsOpened, mailsMachineOpened } = reachedAt(aHead({ column: 'CONTACTED', mails }));
      return { mailsOpened, mailsMachineOpened };
    };
    const scanned = { s0: { sent: early, machineOpened: late }, s1: { sent: early, machineOpened: early } };
    expect(opensOf(scanned)).toEqual({ mailsOpened: undefined, mailsMachineOpened: early });
    const read = { ...scanned, s1: { ...scanned.s1, opened: late } };
    expect(opensOf(read)).toEqual({ mailsOpened: late, mailsMachineOpened: undefined });
    expect(opensOf({ s0: { machineOpened: early } })).toEqual({
      mailsOpened: undefined,
      mailsMachineOpened: undefined,
    });
  });

  it('never counts a later stage above an earlier one', () => {
    const stages = ['sourced', 'reviewed', 'contacted', 'replied', 'lead', 'phoneInterviewed', 'interviewed', 'hired'];
    fc.assert(
      fc.property(anyHead, (head) => {
        const counts = countsOf(head);
        const values = stages.map((stage) => totalOf(counts, stage as 'sourced'));
        expect(values).toEqual([...values].sort((a, b) => b - a));
      }),
    );
  });
});

describe('deltaOf', () => {
  it('adds up to the counts of the end state, over any history of one submission', () => {
    fc.assert(
      fc.property(fc.array(anyHead, { minLength: 1, maxLength: 12 }), (history) => {
        const sum = history.reduce((counts, head, at) => addCounts(counts, deltaOf(history[at - 1], head)), {});
        expect(sum).toEqual(countsOf(history.at(-1)));
      }),
    );
  });

  it('adds up over many submissions in any order of their changes', () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: 4 }), anyHead), { maxLength: 40 });
    fc.assert(
      fc.property(changes, (log) => {
        const state = new Map<number, Countable>();
        let counts = {};
        for (const [id, head] of log) {
          counts = addCounts(counts, deltaOf(state.get(id), head));
          state.set(id, head);
        }
        const recount = [...state.values()].reduce((sum, head) => addCounts(sum, countsOf(head)), {});
        expect(counts).toEqual(recount);
      }),
    );
  });

  it('takes everything back when a submission goes', () => {
    expect(addCounts(countsOf(aHead()), deltaOf(aHead(), undefined))).toEqual({});
  });

  it('is empty when nothing counted changed', () => {
    expect(deltaOf(aHead(), aHead())).toEqual({});
  });
});

describe('what is read of the counts', () => {
  const counts = addCounts(countsOf(aHead({ column: 'HIRED' })), countsOf(aHead({ origin: 'team' })));

  it('gives every column, also the empty ones', () => {
    expect(columnsOf(counts)).toMatchObject({ NEW: 1, HIRED: 1, SAVED: 0 });
    expect(Object.keys(columnsOf(counts))).toEqual([...COLUMNS]);
  });

  it('gives the answers of which nobody has said whether they are a yes, of those who still wait for it', () => {
    const replied = (over: Partial<Countable>) => countsOf(aHead({ contactedAt: when, repliedAt: when, ...over }));
    const heads = [
      replied({ column: 'CONTACTED' }),
      replied({ column: 'CONTACTED', origin: 'team' }),
      replied({ column: 'INTERESTED', interestedAt: when }),
      replied({ column: 'NOT_INTERESTED', notInterestedAt: when }),
      replied({ column: 'DISCARDED' }),
      ...Array.from({ length: 3 }, () => countsOf(aHead({ column: 'CONTACTED', contactedAt: when }))),
    ];
    expect(unmarkedAnswers(heads.reduce(addCounts, {}))).toBe(2);
    expect(unmarkedAnswers({})).toBe(0);
    expect(unmarkedAnswers({ 'crowd.unmarked': -1 })).toBe(0);
  });

  it('gives the seven numbers of a job over both sets', () => {
    expect(funnelOf(counts)).toEqual([2, 1, 1, 1, 1, 1, 1]);
  });
});
