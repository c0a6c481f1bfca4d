import type { DueWork } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import type { Table } from '../../platform/table.ts';
import { type DueTurn, dueOfShard, shardsOfDue, someDue } from '../../records/submission/due.ts';

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

/** How many of what has long been due a sweep takes from each shard while the queue is busy. */
const AGAIN = 50;

/**
 * Puts everything that is due on the queue; while the queue is full of what earlier sweeps put there, what has become due since,
 * and a few of all others, oldest first, each sweep those after the last one's: a claim that nobody recorded, or a message that
 * was lost, waits there. Idle, it reads half a unit per shard; otherwise what it finds. The same candidate may be put there
 * twice: only one worker can claim the due time.
 */
export function createSweep({ table, enqueue, waiting, now }: SweepDeps) {
  const turns = new Map<string, DueTurn>();

  const takeDue = async (shard: string, until: string, since?: string) => {
    let count = 0;
    for await (const work of dueOfShard(table, shard, until, since)) {
      await enqueue(work);
      count += work.length;
    }
    return count;
  };

  const takeSome = async (shard: string, at: Date) => {
    const since = new Date(at.getTime() - RECENT_MS).toISOString();
    const count = await takeDue(shard, at.toISOString(), since);
    const { work, next } = await someDue(table, shard, { before: since, limit: AGAIN, from: turns.get(shard) });
    await enqueue(work);
    if (next) turns.set(shard, next);
    else turns.delete(shard);
    return count + work.length;
  };

  return async (): Promise<{ found: number }> => {
    const at = now();
    const isBusy = (await waiting()) >= BUSY;
    if (!isBusy) turns.clear();
    const found = await Promise.all(
      shardsOfDue.map((shard) => (isBusy ? takeSome(shard, at) : takeDue(shard, at.toISOString()))),
    );
    return { found: found.reduce((sum, count) => sum + count, 0) };
  };
}
