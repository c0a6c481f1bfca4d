import type { DueWork } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import type { Table } from '../../platform/table.ts';
import { dueUntil } from '../../records/submission/due.ts';

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
      dueUntil(table, now().toISOString()).map(async (pages) => {
        let count = 0;
        for await (const work of pages) {
          await enqueue(work);
          count += work.length;
        }
        return count;
      }),
    );
    return { found: found.reduce((sum, count) => sum + count, 0) };
  };
