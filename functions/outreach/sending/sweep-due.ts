import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { DueWork } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import type { Table } from '../../platform/table.ts';
import { dueShards, INDEX } from '../../records/keys.ts';

export interface SweepDeps {
  readonly table: Table;
  readonly enqueue: Enqueue<DueWork>;
  readonly now: () => Date;
}

/**
 * Puts everything that is due on the queue. Idle, it reads half a unit per shard; otherwise what it finds. The same candidate
 * may be put there twice: only one worker can claim the due time.
 */
export const createSweep =
  ({ table, enqueue, now }: SweepDeps) =>
  async (): Promise<{ found: number }> => {
    const found = await Promise.all(
      dueShards.map((shard) => sweepShard({ table, enqueue }, shard, now().toISOString())),
    );
    return { found: found.reduce((sum, count) => sum + count, 0) };
  };

async function sweepShard(
  { table, enqueue }: Pick<SweepDeps, 'table' | 'enqueue'>,
  shard: string,
  until: string,
): Promise<number> {
  let found = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: INDEX.due,
        KeyConditionExpression: 'dueShard = :shard AND dueAt <= :until',
        ExpressionAttributeValues: { ':shard': shard, ':until': until },
        Limit: 500,
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    const work = (page.Items ?? []).map(toWork);
    await enqueue(work);
    found += work.length;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

/** The index holds keys only; both ids stand in the partition key `A#account#S#submission`. */
function toWork({ pk, dueAt }: Record<string, unknown>): DueWork {
  const [, accountId, , submissionId] = String(pk).split('#');
  return DueWork.parse({ accountId, submissionId, dueAt });
}
