import { EraseCandidate } from '../../shared/tasks.ts';
import { readEnvironment } from '../platform/env.ts';
import { removeVersionsIn } from '../platform/file-versions.ts';
import { connectS3 } from '../platform/files.ts';
import { consume, enqueueTo } from '../platform/queue.ts';
import { readSecret } from '../platform/secret.ts';
import { connectTable } from '../platform/table.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createErase } from './erase.ts';
import { createErasingStore } from './erasing-store.ts';

const env = readEnvironment('TABLE_NAME', 'FILES_BUCKET', 'MAIL_BUCKET', 'SIGNING_SECRET', 'ERASURE_QUEUE_URL');
const table = connectTable(env.TABLE_NAME);
const s3 = connectS3();

const erase = createErase({
  store: createErasingStore(table, readSecret(env.SIGNING_SECRET)),
  removers: { files: removeVersionsIn(env.FILES_BUCKET, s3), mail: removeVersionsIn(env.MAIL_BUCKET, s3) },
  enqueue: enqueueTo(env.ERASURE_QUEUE_URL),
  audit: createAuditLog(table),
  now: () => new Date(),
});

/** One message per person who is to be deleted, and per candidate who may be. */
export const handler = consume(EraseCandidate, erase);
