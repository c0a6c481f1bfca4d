import { afterAll, beforeAll, expect, it } from 'vitest';
import { putItem } from '../../../functions/platform/items.ts';
import { keys } from '../../../functions/records/keys.ts';
import type { JobId } from '../../../shared/model/ids.ts';
import { EXAMPLES } from '../../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { rowsPosted } from './rows-posted.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const accountId = 'acc_a';
const example = (isRow: boolean) => EXAMPLES.find(({ pk, sk }) => (isRow ? /#JOBS$/.test(String(pk)) : sk === 'JOB'));

it('a row says when its job was posted, and keeps what a newer saving wrote', async () => {
  const { posted: _, ...row } = example(true) ?? {};
  const job = example(false);
  const plant = async (id: JobId, over: object) => {
    await putItem(table, { ...job, ...keys.job(accountId, id), id, accountId });
    await putItem(table, { ...row, ...keys.jobRow(accountId, id), id, accountId, ...over });
  };
  await plant('job_old', {});
  await plant('job_new', { posted: null });
  expect(await migrate(table, rowsPosted)).toMatchObject({ toChange: 1, changed: 1 });
  expect(await table.get(keys.jobRow(accountId, 'job_old'))).toMatchObject({
    ...row,
    ...keys.jobRow(accountId, 'job_old'),
    id: 'job_old',
    accountId,
    posted: Date.parse(String(job?.postedAt)) / 1_000,
  });
  expect(await table.get(keys.jobRow(accountId, 'job_new'))).toMatchObject({ posted: null });
  expect(await migrate(table, rowsPosted)).toMatchObject({ toChange: 0 });
});
