import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteItem, putItem, queryAll } from '../../functions/platform/items.ts';
import { createPipelineRows } from '../../functions/records/job/pipeline-rows.ts';
import { StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { keys, pipelinePartition } from '../../functions/records/keys.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import type { JobStatus } from '../../shared/model/job.ts';
import { EXAMPLES } from '../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { rebuildPipeline } from './rebuild-pipeline.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const example = StoredJobRow.parse(EXAMPLES.find(({ pk }) => /#JOBS$/.test(String(pk))));

/** Writes the row of a job; answers what its follower does then. */
async function change(accountId: AccountId, id: JobId, status: JobStatus, before?: JobStatus, title = 'Engineer') {
  const row = { ...example, accountId, id, status, title };
  await putItem(table, { ...row, ...keys.jobRow(accountId, id) });
  return () => createPipelineRows(table).keep(before && { ...row, status: before, title: 'Before' }, row);
}

const become = async (accountId: AccountId, id: JobId, status: JobStatus) => (await change(accountId, id, status))();

async function kept(accountId: AccountId) {
  const rows = await queryAll(table, { where: 'pk = :pk', values: { ':pk': pipelinePartition(accountId) } });
  return rows.map(({ sk, t }) => [sk, t]);
}

it('the pipeline has the active jobs and no others after a rebuild', async () => {
  const accountId = 'acc_a';
  await become(accountId, 'job_0', 'Validated');
  await become(accountId, 'job_1', 'Draft');
  await become(accountId, 'job_2', 'Closed');
  await deleteItem(table, keys.pipelineRow(accountId, 'job_0'));
  for (const gone of ['job_2', 'job_gone'] as const)
    await createPipelineRows(table).keep(undefined, { ...example, accountId, id: gone, status: 'Validated' });
  expect(await rebuildPipeline({ table }, accountId)).toBe(1);
  expect(await kept(accountId)).toEqual([['job_0', 'Engineer']]);
});

/** The table as a run sees it before whose calls things happen. */
function tableWhere(happens: (call: number) => Promise<void>): TestTable {
  let calls = 0;
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  const value = async (...args: unknown[]) => {
    await happens(calls++);
    return send(...args);
  };
  return { ...table, db: Object.create(table.db, { send: { value } }) };
}

it.each([0, 1, 3])(
  'jobs that close, open and change meanwhile are in it as they are then, followed %i calls later',
  async (lag) => {
    let moment = 0;
    for (; ; moment++) {
      let hasChanged = false;
      const accountId: AccountId = `acc_lag${lag}at${moment}`;
      await become(accountId, 'job_closes', 'Validated');
      await become(accountId, 'job_opens', 'Draft');
      await become(accountId, 'job_renamed', 'Validated');
      let followers: (() => Promise<void>)[] = [];
      const follow = async () => {
        for (const run of followers) await run();
        followers = [];
      };
      const changing = tableWhere(async (call) => {
        if (call === moment) {
          hasChanged = true;
          followers = [
            await change(accountId, 'job_closes', 'Closed', 'Validated'),
            await change(accountId, 'job_opens', 'Validated', 'Draft'),
            await change(accountId, 'job_new', 'Validated'),
            await change(accountId, 'job_renamed', 'Validated', 'Validated', 'Baker'),
          ];
        }
        if (call === moment + lag) await follow();
      });
      await rebuildPipeline({ table: changing }, accountId);
      await follow();
      if (!hasChanged) break;
      expect(await kept(accountId), `changed before call ${moment}`).toEqual([
        ['job_new', 'Engineer'],
        ['job_opens', 'Engineer'],
        ['job_renamed', 'Baker'],
      ]);
    }
    expect(moment).toBeGreaterThan(7);
  },
);
