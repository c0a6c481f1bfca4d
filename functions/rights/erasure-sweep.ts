import { readEnvironment } from '../platform/env.ts';
import { enqueueTo } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { dueErasures } from '../records/person/erasures-due.ts';

const { TABLE_NAME, ERASURE_QUEUE_URL } = readEnvironment('TABLE_NAME', 'ERASURE_QUEUE_URL');
const table = connectTable(TABLE_NAME);
const enqueue = enqueueTo(ERASURE_QUEUE_URL);

/** Queues deletions that are not done, and candidates of whom it is time to look whether they are kept. */
export const handler = async () => {
  for await (const page of dueErasures(table, new Date())) await enqueue(page);
};
