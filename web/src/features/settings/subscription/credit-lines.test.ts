import { describe, expect, it } from 'vitest';
import type { CreditLine } from '../../../../../shared/model/account.ts';
import { shownLines, signed } from './credit-lines.ts';

const line = (id: string, over: Partial<CreditLine>): CreditLine => ({
  id,
  at: '2026-03-04T10:00:00.000Z',
  amount: 0,
  held: 0,
  reason: 'GRANT',
  note: '',
  job: null,
  ...over,
});
const delivered = (id: string, at: string) => line(id, { at, amount: -1, held: -1, reason: 'PROFILE_DELIVERED' });

describe('the history of credits', () => {
  it('counts the deliveries of a day together, and each day for itself', () => {
    const days = ['2026-03-04T12:00:00.000Z', '2026-03-04T11:30:00.000Z', '2026-03-02T12:00:00.000Z'];
    const shown = shownLines(days.map((at, index) => delivered(String(index), at)));
    expect(shown.map(({ text, change }) => [text, change])).toEqual([
      ['2 profiles delivered, from those set aside', 0],
      ['1 profile delivered, from those set aside', 0],
    ]);
  });

  it('names the job of what was delivered: each job for itself', () => {
    const at = '2026-03-04T12:00:00.000Z';
    const of = (id: string, title: string) => ({ ...delivered(id, at), job: { id: `job_${title}` as const, title } });
    const shown = shownLines([of('a', 'Nurse'), of('b', 'Nurse'), of('c', 'Cook')]);
    expect(shown.map(({ text, job }) => [text, job?.title])).toEqual([
      ['2 profiles delivered, from those set aside', 'Nurse'],
      ['1 profile delivered, from those set aside', 'Cook'],
    ]);
  });

  it('says of every other line what it was, and by how many profiles it changed what is left', () => {
    const lines = [
      line('a', { reason: 'REFUND', held: -4 }),
      delivered('b', '2026-03-04T10:00:00.000Z'),
      line('c', { reason: 'RESERVED', held: 10 }),
      line('d', { reason: 'GRANT', amount: 400, note: 'Yearly credits' }),
      line('e', { reason: 'GRANT', amount: -1 }),
      line('f', { reason: 'OTHER', amount: 2 }),
    ];
    expect(shownLines(lines).map(({ text, change }) => `${text} ${signed(change)}`.trim())).toEqual([
      '4 profiles given back, not delivered +4',
      '1 profile delivered, from those set aside',
      '10 profiles set aside for a batch −10',
      'Added: Yearly credits +400',
      'Taken back −1',
      'Changed +2',
    ]);
  });

  it('has nothing to show where nothing happened', () => {
    expect(shownLines([])).toEqual([]);
  });
});
