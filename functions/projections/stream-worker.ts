import { readEnvironment } from '../platform/env.ts';
import { enqueueTo } from '../platform/queue.ts';
import { follow } from '../platform/stream.ts';
import { connectTable } from '../platform/table.ts';
import { createFollowers, followAll } from './followers/index.ts';

const { TABLE_NAME, HUNT_QUEUE_URL, SPOTLIGHT_QUEUE_URL, TRANSFER_QUEUE_URL, ATS_EXPORT_QUEUE_URL } = readEnvironment(
  'TABLE_NAME',
  'HUNT_QUEUE_URL',
  'SPOTLIGHT_QUEUE_URL',
  'TRANSFER_QUEUE_URL',
  'ATS_EXPORT_QUEUE_URL',
);
const followers = createFollowers({
  table: connectTable(TABLE_NAME),
  now: () => new Date(),
  huntEmails: enqueueTo(HUNT_QUEUE_URL),
  makeSpotlight: enqueueTo(SPOTLIGHT_QUEUE_URL),
  transferJobs: enqueueTo(TRANSFER_QUEUE_URL),
  exportToAts: enqueueTo(ATS_EXPORT_QUEUE_URL),
});

/**
 * Follows the table's stream: from each change come the names and people a candidate is found by, the timeline, and work for
 * the queues. A record that cannot be read is alarmed and passed over: it would hold up every account.
 */
export const handler = follow((change) => followAll(followers, change));
