import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COLUMNS } from '../../reference/funnel.ts';
import { addCounts, type Countable, type Counts, countsOf } from './counters.ts';
import { type DayCounts, dayCountsOf, dayDeltaOf } from './counters-by-day.ts';

const aHead = (over: Partial<Countable> = {}): Countable => ({
  column: 'NEW',
  origin: 'crowd',
  submittedAt: '2026-03-02T09:00:00.000Z',
  ...over,
});

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-01-20'), noInvalidDate: true })
  .map((date) => date.toISOString());
const sometimes = fc.option(instant, { nil: undefined });
const anyHead: fc.Arbitrary<Countable> = fc.record({
  column: fc.constantFrom(...COLUMNS),
  columnAt: instant,
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
  mails: fc.dictionary(fc.constantFrom('s0', 's1'), fc.record({ sent: sometimes, opened: sometimes })),
});

/** Of who stands somewhere now, which no day says. */
const isOfNow = (name: string) => name.startsWith('column.') || /\.(?:toReview|unmarked)$/.test(name);
const sumOf = (days: DayCounts) => Object.values(days).reduce<Counts>((sum, counts) => addCounts(sum, counts), {});
const addDays = (days: DayCounts, delta: DayCounts): DayCounts => {
  const names = [...new Set([...Object.keys(days), ...Object.keys(delta)])];
  const sums = names.map((day) => [day, addCounts(days[day] ?? {}, delta[day] ?? {})] as const);
  return Object.fromEntries(sums.filter(([, counts]) => Object.keys(counts).length > 0));
};

it('counts each thing on the day of its own instant, by UTC', () => {
  const head = aHead({
    column: 'INTERVIEWED',
    columnAt: '2026-03-09T23:59:59.999Z',
    reviewedAt: '2026-03-03T00:00:00.000Z',
    contactedAt: '2026-03-04T10:00:00.000Z',
    repliedAt: '2026-03-05T10:00:00.000Z',
    interestedAt: '2026-03-06T10:00:00.000Z',
    phoneInterviewedAt: '2026-03-08T10:00:00.000Z',
    mails: { s0: { sent: '2026-03-05T09:00:00.000Z' }, s1: { sent: '2026-03-04T11:00:00.000Z' } },
  });
  expect(dayCountsOf(head)).toEqual({
    '2026-03-02': { 'crowd.sourced': 1 },
    '2026-03-03': { 'crowd.reviewed': 1, 'crowd.reviewMinutes': 900, 'crowd.waited.12': 1 },
    '2026-03-04': { 'crowd.contacted': 1, 'crowd.mailsSent': 1 },
    '2026-03-05': { 'crowd.replied': 1, 'crowd.mailsReplied': 1 },
    '2026-03-06': { 'crowd.lead': 1, 'crowd.mailsInterested': 1 },
    '2026-03-08': { 'crowd.phoneInterviewed': 1 },
    '2026-03-09': { 'crowd.interviewed': 1 },
  });
});

it('counts what has no instant of its own on the day of what implies it', () => {
  const head = aHead({ column: 'REJECTED', interestedAt: '2026-03-06T10:00:00.000Z' });
  expect(dayCountsOf(head)['2026-03-06']).toEqual({
    'crowd.reviewed': 1,
    'crowd.contacted': 1,
    'crowd.replied': 1,
    'crowd.lead': 1,
  });
});

it('adds up over all days to what is counted in all', () => {
  fc.assert(
    fc.property(anyHead, (head) => {
      const total = Object.entries(countsOf(head)).filter(([name]) => !isOfNow(name));
      expect(sumOf(dayCountsOf(head))).toEqual(Object.fromEntries(total));
    }),
  );
});

it('adds up to the days of the end state, over any history of one submission', () => {
  fc.assert(
    fc.property(fc.array(anyHead, { minLength: 1, maxLength: 12 }), (history) => {
      const sum = history.reduce<DayCounts>((days, head, at) => addDays(days, dayDeltaOf(history[at - 1], head)), {});
      expect(sum).toEqual(dayCountsOf(history.at(-1)));
    }),
  );
});
