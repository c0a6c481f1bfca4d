import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DueWork } from '../../../shared/tasks.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { dueShardOf, keys } from '../../records/keys.ts';
import { createSweep } from './sweep-due.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it('puts everything that is due on a queue that is empty', async () => {
  for (const [number, minute] of [0, 1, 2, 3, 4, 57, 58, 59].entries()) {
    const id = `sub_${number}` as const;
    const dueAt = `2026-03-04T10:${String(minute).padStart(2, '0')}:30.000Z`;
    await putItem(table, { ...keys.head('acc_1', id), dueShard: dueShardOf(id), dueAt });
  }
  const queue: DueWork[] = [];
  let depth = 0;
  const sweep = createSweep({
    table,
    enqueue: async (work) => void queue.push(...work),
    waiting: async () => depth,
    now: () => new Date('2026-03-04T11:00:00.000Z'),
  });
  expect(await sweep()).toEqual({ found: 8 });
  expect(new Set(queue.map(({ submissionId }) => submissionId)).size).toBe(8);
  depth = 3;
  expect(await sweep()).toEqual({ found: 8 });
});

it('finds everything that is due while the queue is busy all the time, a few with each sweep', async () => {
  const ids = Array.from({ length: 120 }, (_, n) => `sub_busy${n}0` as const);
  const dueAt = '2026-03-04T08:00:00.000Z';
  for (const id of ids) await putItem(table, { ...keys.head('acc_2', id), dueShard: dueShardOf(id), dueAt });
  const found = new Set<string>();
  const sizes: number[] = [];
  const sweep = createSweep({
    table,
    enqueue: async (work) => {
      if (work.length > 0) sizes.push(work.length);
      for (const { submissionId } of work) found.add(submissionId);
    },
    waiting: async () => 5_000,
    now: () => new Date('2026-03-04T09:00:00.000Z'),
  });
  for (let time = 0; time < 3; time++) await sweep();
  expect(found).toEqual(new Set(ids));
  expect(Math.max(...sizes)).toBe(50);
});
