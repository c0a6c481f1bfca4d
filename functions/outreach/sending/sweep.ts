import type { DueWork } from '../../../shared/tasks.ts';
import { readEnvironment } from '../../platform/env.ts';
import { depthOf, enqueueTo } from '../../platform/queue.ts';
import { connectTable } from '../../platform/table.ts';
import { createSweep } from './sweep-due.ts';

const env = readEnvironment('TABLE_NAME', 'OUTREACH_QUEUE_URL');

/** Every minute: what is due goes on the queue. */
export const handler = createSweep({
  table: connectTable(env.TABLE_NAME),
  enqueue: enqueueTo<DueWork>(env.OUTREACH_QUEUE_URL),
  waiting: depthOf(env.OUTREACH_QUEUE_URL),
  now: () => new Date(),
});
