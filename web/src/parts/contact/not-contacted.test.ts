import { expect, it } from 'vitest';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import { notesAfter, notesIn } from './not-contacted.ts';

const DAY = 86_400_000;
const outcome = (id: string, why?: string): Outcome => ({
  ...{ submissionId: `sub_${id}`, ok: why === undefined, code: null, why: why ?? null, card: null },
});

it('marks who was refused, until they are contacted', () => {
  const notes = notesAfter({}, [outcome('a'), outcome('b', 'Opted out'), outcome('c', 'No address')], 1);
  expect(notes).toEqual({ sub_b: { why: 'Opted out', at: 1 }, sub_c: { why: 'No address', at: 1 } });
  expect(notesAfter(notes, [outcome('c')], 2)).toEqual({ sub_b: { why: 'Opted out', at: 1 } });
  expect(notesAfter(notes, [outcome('c', 'Held')], 2).sub_c).toEqual({ why: 'Held', at: 2 });
});

it('keeps the latest of very many', () => {
  const many = Array.from({ length: 250 }, (_, n) => outcome(String(n), 'No address'));
  const kept = Object.keys(notesAfter({}, many, 1));
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)).toBe('sub_249');
});

it('tells it for seven days, and nothing where something else is kept', () => {
  const text = JSON.stringify({ sub_a: { why: 'Opted out', at: 0 } });
  expect(Object.keys(notesIn(text, 7 * DAY - 1))).toEqual(['sub_a']);
  expect(notesIn(text, 7 * DAY)).toEqual({});
  for (const odd of [null, 'x', '[]', '{"sub_a":1}']) expect(notesIn(odd, 0)).toEqual({});
});
