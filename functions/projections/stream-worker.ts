import { readEnvironment } from '../platform/env.ts';
import { createFileLinks } from '../platform/file-links.ts';
import { enqueueTo } from '../platform/queue.ts';
import { tellThrough } from '../platform/sockets.ts';
import { follow } from '../platform/stream.ts';
import { connectTable } from '../platform/table.ts';
import { createFollowers, followAll } from './followers/index.ts';

const {
  TABLE_NAME,
  HUNT_QUEUE_URL,
  SPOTLIGHT_QUEUE_URL,
  TRANSFER_QUEUE_URL,
  ERASURE_QUEUE_URL,
  ATS_EXPORT_QUEUE_URL,
  SOURCER_QUEUE_URL,
  LIVE_URL,
  FILES_BUCKET,
  MAIL_BUCKET,
} = readEnvironment(
  ...([
    'TABLE_NAME',
    'HUNT_QUEUE_URL',
    'SPOTLIGHT_QUEUE_URL',
    'TRANSFER_QUEUE_URL',
    'ERASURE_QUEUE_URL',
    'ATS_EXPORT_QUEUE_URL',
    'SOURCER_QUEUE_URL',
    'LIVE_URL',
    'FILES_BUCKET',
    'MAIL_BUCKET',
  ] as const),
);
const followers = createFollowers({
  table: connectTable(TABLE_NAME),
  now: () => new Date(),
  huntEmails: enqueueTo(HUNT_QUEUE_URL),
  makeSpotlight: enqueueTo(SPOTLIGHT_QUEUE_URL),
  transferJobs: enqueueTo(TRANSFER_QUEUE_URL),
  exportToAts: enqueueTo(ATS_EXPORT_QUEUE_URL),
  eraseCandidates: enqueueTo(ERASURE_QUEUE_URL),
  tellSourcers: enqueueTo(SOURCER_QUEUE_URL),
  tell: tellThrough(LIVE_URL),
  removers: { files: createFileLinks(FILES_BUCKET), mails: createFileLinks(MAIL_BUCKET) },
});

/**
 * Follows the table's stream: from each change come the names and people a candidate is found by, the timeline, and work for
 * the queues; from what is deleted, that nothing of it is left. A record that cannot be read is alarmed and passed over: it would hold up every account.
 */
export const handler = follow((change) => followAll(followers, change));
