import { isDeepStrictEqual } from 'node:util';
import { getItem, queryAll } from '../../functions/platform/items.ts';
import { parseItem, type Table } from '../../functions/platform/table.ts';
import { createPipelineRows } from '../../functions/records/job/pipeline-rows.ts';
import { StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { keys, pipelinePartition } from '../../functions/records/keys.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import type { Office } from './environment.ts';
import { jobRows } from './rebuild-job-counts.ts';

/**
 * Has the current pipeline follow from the rows of all jobs again, while jobs open, close and change; answers for how many. A
 * job that opens after the rows were read comes by its follower.
 */
export async function rebuildPipeline({ table }: Pick<Office, 'table'>, account: AccountId): Promise<number> {
  const active = (await jobRows({ table }, account)).filter(isActive).map(({ id }) => id);
  const query = { where: 'pk = :pk', values: { ':pk': pipelinePartition(account) }, strongly: true };
  const kept = (await queryAll(table, query)).map(({ sk }) => sk as JobId);
  let count = 0;
  for (const job of new Set([...active, ...kept])) if (await rebuildOne(table, account, job)) count++;
  return count;
}

/**
 * The row is read again after each write, until it has not changed meanwhile: what changes it later has its follower write
 * later too.
 */
async function rebuildOne(table: Table, account: AccountId, job: JobId): Promise<boolean> {
  const pipeline = createPipelineRows(table);
  const read = async () => {
    const item = await getItem(table, keys.jobRow(account, job), { strongly: true });
    return item && parseItem(StoredJobRow, item);
  };
  for (let row = await read(); ; ) {
    const isShown = row !== undefined && isActive(row);
    if (row && isShown) await pipeline.keep(undefined, row);
    else await pipeline.remove(account, job);
    const now = await read();
    if (isDeepStrictEqual(now, row)) return isShown;
    row = now;
  }
}

const isActive = ({ status }: StoredJobRow) => status === 'Validated';
