import { afterAll, beforeAll, expect, it } from 'vitest';
import { putItem } from '../../../functions/platform/items.ts';
import { keys } from '../../../functions/records/keys.ts';
import type { JobId } from '../../../shared/model/ids.ts';
import { EXAMPLES } from '../../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { rowsAts } from './rows-ats.ts';
import { rowsPosted } from './rows-posted.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const accountId = 'acc_a';
const example = (isRow: boolean) => EXAMPLES.find(({ pk, sk }) => (isRow ? /#JOBS$/.test(String(pk)) : sk === 'JOB'));

it.each([
  ['when its job was posted', rowsPosted, 'posted', Date.parse(String(example(false)?.postedAt)) / 1_000, null],
  ['from which ATS its job is', rowsAts, 'atsName', 'Greenhouse', 'Lever'],
] as const)('a row says %s, and keeps what a newer saving wrote', async (_, migration, attribute, said, newer) => {
  const { [attribute]: _before, ...row } = example(true) ?? {};
  const job = example(false);
  const [old, saved] = [`job_${attribute}1`, `job_${attribute}2`] as const;
  const plant = async (id: JobId, over: object) => {
    await putItem(table, { ...job, ...keys.job(accountId, id), id, accountId });
    await putItem(table, { ...row, ...keys.jobRow(accountId, id), id, accountId, ...over });
  };
  await plant(old, {});
  await plant(saved, { [attribute]: newer });
  expect(await migrate(table, migration)).toMatchObject({ toChange: 1, changed: 1 });
  const place = { ...keys.jobRow(accountId, old), id: old, accountId };
  expect(await table.get(keys.jobRow(accountId, old))).toMatchObject({ ...row, ...place, [attribute]: said });
  expect(await table.get(keys.jobRow(accountId, saved))).toMatchObject({ [attribute]: newer });
  expect(await migrate(table, migration)).toMatchObject({ toChange: 0 });
});

it('a row of a job that was not imported is left as it is', async () => {
  const { ats: _, atsName: _name, ...row } = example(true) ?? {};
  await putItem(table, { ...row, ...keys.jobRow(accountId, 'job_own'), id: 'job_own', accountId });
  expect(await migrate(table, rowsAts)).toMatchObject({ toChange: 0 });
});
