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

it('puts nothing on a full queue that an earlier sweep put there, and everything on one that is empty', async () => {
  for (const [number, minute] of [0, 1, 2, 3, 4, 57, 58, 59].entries()) {
    const id = `sub_${number}` as const;
    const dueAt = `2026-03-04T10:${String(minute).padStart(2, '0')}:30.000Z`;
    await putItem(table, { ...keys.head('acc_1', id), dueShard: dueShardOf(id), dueAt });
  }
  let queue: DueWork[] = [];
  let depth = 0;
  const sweep = createSweep({
    table,
    enqueue: async (work) => void queue.push(...work),
    waiting: async () => depth,
    now: () => new Date('2026-03-04T11:00:00.000Z'),
  });
  expect(await sweep()).toEqual({ found: 8 });
  expect(new Set(queue.map(({ submissionId }) => submissionId)).size).toBe(8);
  queue = [];
  depth = 5_000;
  expect(await sweep()).toEqual({ found: 2 });
  expect(queue.map(({ dueAt }) => dueAt.slice(14, 16)).sort()).toEqual(['58', '59']);
  depth = 3;
  expect(await sweep()).toEqual({ found: 8 });
});
