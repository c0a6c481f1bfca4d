import { queryAll } from '../../functions/platform/items.ts';
import { createPipelineRows } from '../../functions/records/job/pipeline-rows.ts';
import type { StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { pipelinePartition } from '../../functions/records/keys.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import type { Office } from './environment.ts';

/** Has the current pipeline follow from the rows of all jobs again; answers for how many. */
export async function rebuildPipeline({ table }: Office, account: AccountId, rows: readonly StoredJobRow[]) {
  const pipeline = createPipelineRows(table);
  const active = new Map(rows.filter(({ status }) => status === 'Validated').map((row) => [row.id, row]));
  const query = { where: 'pk = :pk', values: { ':pk': pipelinePartition(account) }, strongly: true };
  for (const { sk } of await queryAll(table, query))
    if (!active.has(sk as JobId)) await pipeline.remove(account, sk as JobId);
  for (const row of active.values()) await pipeline.keep(undefined, row);
  return active.size;
}
