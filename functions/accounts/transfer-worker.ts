import { TransferJobs } from '../../shared/tasks.ts';
import { readEnvironment } from '../platform/env.ts';
import { consume, enqueueTo } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createTransferStore } from '../records/account/transfer-store.ts';
import { createJobOwners } from '../records/job/job-owner.ts';
import { transferJobs } from './transfer.ts';
import { createUserPool } from './user-pool.ts';

const { TABLE_NAME, TRANSFER_QUEUE_URL, USER_POOL_ID } = readEnvironment(
  'TABLE_NAME',
  'TRANSFER_QUEUE_URL',
  'USER_POOL_ID',
);
const table = connectTable(TABLE_NAME);
const deps = {
  accounts: createAccountReader(table),
  transfers: createTransferStore(table),
  jobs: createJobOwners(table),
  audit: createAuditLog(table),
  signOut: createUserPool(USER_POOL_ID).signOut,
  goOn: enqueueTo<TransferJobs>(TRANSFER_QUEUE_URL),
  now: () => new Date(),
};

/** Signs out who was removed, and gives what was theirs to their successor. */
export const handler = consume(TransferJobs, (message) => transferJobs(deps, message));
