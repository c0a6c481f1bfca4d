import { expect, it } from 'vitest';
import { moved } from '../records/submission/moves.ts';
import { newHead } from '../records/submission/new-head.ts';
import { reviewIn } from '../records/submission/review.ts';
import { toHeadItem } from '../records/submission/stored-head.ts';
import { copyOf } from './held-copy.ts';

const at = new Date('2026-03-02T10:00:00.000Z');
const candidate = { firstName: 'Eve', lastName: 'Byron', employmentHistory: [] };
const fresh = newHead({
  ...{ accountId: 'acc_a', id: 'sub_a', jobId: 'job_a', origin: 'team', duplicate: false },
  ...{ candidate, at },
});
const byUser = { id: 'usr_ada', name: 'Ada Lovelace', picture: null } as const;
const head = moved(fresh, { to: 'SAVED', at, by: byUser.id, said: { feedback: 'Strong', byUser } });
const copied = (...more: Record<string, unknown>[]) => copyOf({ id: 'sub_a', items: [toHeadItem(head), ...more] });

it('says once what a reviewer said, whether it is an item of its own yet or not, and not who', () => {
  const review = { pk: 'x', sk: 'REVIEW', ...reviewIn(head), version: 2 };
  for (const copy of [copied(), copied(review)]) {
    const text = JSON.stringify(copy);
    expect(text.match(/Strong/g)).toHaveLength(1);
    expect(text).not.toContain('Lovelace');
  }
});

it('leaves out what team members note for themselves', () => {
  const note = { pk: 'x', sk: 'NOTE#2026-03-02T10:00:00.000Z#note_a', id: 'note_a', content: 'Too young for us?' };
  expect(JSON.stringify(copied(note))).not.toContain('Too young');
  expect(copied(note)).not.toHaveProperty('other');
});
