import { parseItems, type Table } from '../../platform/table.ts';
import { createPipelineRows } from '../../records/job/pipeline-rows.ts';
import { StoredJobRow } from '../../records/job/stored-job.ts';
import type { Follower } from './follower.ts';

/** The current pipeline of an account shows its active jobs. */
export const pipelineFollower = (table: Table): Follower => {
  const pipeline = createPipelineRows(table);
  return {
    name: 'pipeline',
    takes: ({ pk }) => /^A#[^#]+#JOBS$/.test(String(pk)),
    async follow(before, after) {
      const [old] = before ? parseItems(StoredJobRow, [before]) : [];
      for (const row of parseItems(StoredJobRow, [after])) await pipeline.keep(old, row);
    },
    async forget(before) {
      for (const { accountId, id } of parseItems(StoredJobRow, [before])) await pipeline.remove(accountId, id);
    },
  };
};
