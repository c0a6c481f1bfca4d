import type { SyncAts } from '../../shared/tasks.ts';
import { readEnvironment } from '../platform/env.ts';
import { enqueueTo } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { dueAtsLinks } from '../records/ats/links-due.ts';

const env = readEnvironment('TABLE_NAME', 'ATS_QUEUE_URL');
const table = connectTable(env.TABLE_NAME);
const enqueue = enqueueTo<SyncAts>(env.ATS_QUEUE_URL);

/** Every minute: accounts whose ATS is to be read again go on the queue. */
export const handler = async (): Promise<void> => {
  const due = await dueAtsLinks(table, new Date());
  await enqueue(due.map((accountId) => ({ accountId })));
};
