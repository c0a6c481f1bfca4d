import type { LookAtJob } from '../../shared/tasks.ts';
import { readEnvironment } from '../platform/env.ts';
import { enqueueTo } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { dueJobs } from '../records/job/sourcing-due.ts';

const env = readEnvironment('TABLE_NAME', 'SOURCING_QUEUE_URL');
const table = connectTable(env.TABLE_NAME);
const enqueue = enqueueTo<LookAtJob>(env.SOURCING_QUEUE_URL);

/** Every minute: jobs that are due go on the queue. The same one may be put there twice: only one step is taken. */
export async function handler(): Promise<{ found: number }> {
  let found = 0;
  for await (const jobs of dueJobs(table, new Date())) {
    await enqueue(jobs);
    found += jobs.length;
  }
  return { found };
}
