import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { atsRowPartition, keys } from '../keys.ts';
import { createAtsJobReader } from './ats-job-reader.ts';

const copy = { accountId: 'acc_a', round: 1 } as const;

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it('reads the rows that an earlier version wrote under longer names', async () => {
  const row = { title: 'Welder', code: 'W-1', ref: '8', place: 'Leeds', listSort: '2026-01-02T03:04:05.000Z' };
  const listKey = atsRowPartition(copy.accountId, copy.round);
  await putItem(table, { ...keys.atsRow(copy.accountId, copy.round, 'welder\tjob-1'), ...row, listKey });
  const wanted = { by: 'title', isDescending: false, term: 'leeds', offset: 0, limit: 10 } as const;
  expect(await createAtsJobReader(table).list(copy, wanted)).toEqual([
    { id: 'job-1', title: 'Welder', code: 'W-1', ref: '8', place: 'Leeds', createdAt: row.listSort },
  ]);
});
