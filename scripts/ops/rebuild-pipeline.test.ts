import { afterAll, beforeAll, expect, it } from 'vitest';
import { putItem, queryAll } from '../../functions/platform/items.ts';
import { StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { keys, pipelinePartition } from '../../functions/records/keys.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { EXAMPLES } from '../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import type { Office } from './environment.ts';
import { rebuildPipeline } from './rebuild-pipeline.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it('the pipeline has the active jobs and no others after a rebuild', async () => {
  const [accountId, job]: ['acc_a', JobId] = ['acc_a', 'job_gone'];
  const row = StoredJobRow.parse(EXAMPLES.find(({ pk }) => /#JOBS$/.test(String(pk))));
  const rows = (['Validated', 'Draft', 'Closed'] as const).map((status, n): StoredJobRow => {
    const id: JobId = `job_${n}`;
    return { ...row, accountId, id, status };
  });
  await putItem(table, {
    ...EXAMPLES.find(({ pk }) => /#PIPELINE$/.test(String(pk))),
    ...keys.pipelineRow(accountId, job),
  });
  expect(await rebuildPipeline({ table } as unknown as Office, accountId, rows)).toBe(1);
  const kept = await queryAll(table, { where: 'pk = :pk', values: { ':pk': pipelinePartition(accountId) } });
  expect(kept.map(({ sk, t }) => [sk, t])).toEqual([['job_0', 'Engineer']]);
});
