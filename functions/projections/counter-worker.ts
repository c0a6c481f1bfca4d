import { readEnvironment } from '../platform/env.ts';
import { followWindow } from '../platform/stream.ts';
import { listShards } from '../platform/stream-shards.ts';
import { connectTable } from '../platform/table.ts';
import { countBatch, tellUntold, Untold } from './counting/count-batch.ts';
import { forgetOldMarks } from './counting/old-marks.ts';

const { TABLE_NAME, STREAM_ARN } = readEnvironment('TABLE_NAME', 'STREAM_ARN');
const table = connectTable(TABLE_NAME);
const deps = { table, now: () => new Date(), forgetMarks: forgetOldMarks(table, listShards(STREAM_ARN)) };

/**
 * Counts what follows from changes of heads, a batch of one shard at a time, and tells job rows and days of it when the window
 * of the stream ends. If a batch fails it comes again, halved. A record that cannot be read is alarmed and passed over.
 */
export const handler = followWindow(Untold, {
  follow: (changes, shardId, untold) => countBatch(deps, shardId, changes, untold),
  end: (untold, shardId) => tellUntold(deps, shardId, untold),
});
