import type { DueWork } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import type { Table } from '../../platform/table.ts';
import { dueUntil } from '../../records/submission/due.ts';

export interface SweepDeps {
  readonly table: Table;
  readonly enqueue: Enqueue<DueWork>;
  /** About how many messages of the queue nobody has begun with. */
  readonly waiting: () => Promise<number>;
  readonly now: () => Date;
}

/** As many as the workers take at once: what an earlier sweep put there is still to be done. */
const BUSY = 50;
/** Two sweeps, so that one which did not run leaves nobody out. */
const RECENT_MS = 2 * 60_000;

/**
 * Puts everything that is due on the queue; while the queue is full of what earlier sweeps put there, only what has become due
 * since. Idle, it reads half a unit per shard; otherwise what it finds. The same candidate may be put there twice: only one
 * worker can claim the due time.
 */
export const createSweep =
  ({ table, enqueue, waiting, now }: SweepDeps) =>
  async (): Promise<{ found: number }> => {
    const at = now();
    const isBusy = (await waiting()) >= BUSY;
    const since = isBusy ? new Date(at.getTime() - RECENT_MS).toISOString() : undefined;
    const found = await Promise.all(
      dueUntil(table, at.toISOString(), since).map(async (pages) => {
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
