import { describe, expect, it } from 'vitest';
import { inOrder, JOB_ORDERS, type JobOrder, type OrderedRow } from './job-order.ts';

const row = (title: string, over: Partial<OrderedRow> = {}): OrderedRow => ({
  foldedTitle: title,
  ownerName: 'Anna',
  listSort: '2026-01-01',
  toReview: 0,
  lacks: [],
  funnel: [0],
  isSourcing: false,
  isPaused: false,
  notSourcingReason: null,
  ...over,
});
const rows = [
  row('nurse 10', { ownerName: 'ben', listSort: '2026-01-03', toReview: 2, funnel: [5], isPaused: true }),
  row('nurse 2', { ownerName: 'Émile', listSort: '2026-01-02', toReview: 9, funnel: [1], isSourcing: true }),
  row('baker', { listSort: '2026-01-04', lacks: ['description'], funnel: [3], notSourcingReason: 'CLOSED' }),
];
const ordered = (by: JobOrder, order: 'asc' | 'desc') => inOrder(rows, by, order).map(({ foldedTitle }) => foldedTitle);

describe('the job list is ordered', () => {
  it.each([
    ['title', ['baker', 'nurse 2', 'nurse 10']],
    ['owner', ['baker', 'nurse 10', 'nurse 2']],
    ['edit', ['nurse 2', 'nurse 10', 'baker']],
    ['status', ['baker', 'nurse 10', 'nurse 2']],
    ['funnel', ['nurse 2', 'baker', 'nurse 10']],
    ['sourcing', ['nurse 2', 'nurse 10', 'baker']],
  ] as const)('by %s, both ways', (by, titles) => {
    expect(ordered(by, 'asc')).toEqual(titles);
    expect(ordered(by, 'desc')).toEqual(titles.toReversed());
  });

  it('by the last edit among those that are alike', () => {
    const alike = [row('a', { listSort: '1' }), row('b', { listSort: '2' })];
    for (const by of JOB_ORDERS.filter((order) => order !== 'edit' && order !== 'title'))
      expect(inOrder(alike, by, 'asc').map(({ foldedTitle }) => foldedTitle)).toEqual(['b', 'a']);
  });
});
