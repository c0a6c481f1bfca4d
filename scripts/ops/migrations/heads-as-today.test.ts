import { afterAll, beforeAll, expect, it } from 'vitest';
import { putItem } from '../../../functions/platform/items.ts';
import { createHeadStore } from '../../../functions/records/submission/head-store.ts';
import { newHead } from '../../../functions/records/submission/new-head.ts';
import { StoredHead, toHeadItem } from '../../../functions/records/submission/stored-head.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { headsAsToday } from './heads-as-today.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const candidate = { firstName: 'José', lastName: 'García', employmentHistory: [] };
const head = newHead({
  ...{ accountId: 'acc_a', id: 'sub_a', jobId: 'job_a', origin: 'crowd', duplicate: false },
  ...{ candidate, at: new Date('2026-03-02T10:00:00.000Z') },
});
const today = toHeadItem(head);

/** The same head under the long names and with the times as text. */
const { sub: _, ...rest } = today;
const old = { ...rest, submittedAt: head.submittedAt, duplicate: false, spokenWith: { by: 'usr_a', rev: 3 } };

it('a head that stands under long names reads the same after it was written anew, and keeps what it does not know', async () => {
  await putItem(table, old);
  await putItem(table, { ...old, pk: 'A#acc_a#S#sub_b', version: 'one' });
  const heads = createHeadStore(table);
  const before = await heads.read('acc_a', 'sub_a');
  expect(await migrate(table, headsAsToday)).toMatchObject({ toChange: 1, changed: 1 });
  const item = await table.get({ pk: today.pk, sk: today.sk });
  expect(item).toEqual({ ...today, duplicate: false, spokenWith: { by: 'usr_a', rev: 3 }, version: 2 });
  expect(StoredHead.parse(item)).toEqual({ ...before, version: 2 });
  expect(await migrate(table, headsAsToday)).toMatchObject({ toChange: 0 });
});
