import { readEnvironment } from '../platform/env.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createSessionStore } from '../records/account/session-store.ts';
import { createPasswordTrigger } from './changed-password.ts';
import { createUserPool } from './user-pool.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);

/** The user pool calls it once an address was proved, or a forgotten password replaced. */
export const handler = createPasswordTrigger({
  findUser: createAccountReader(table).findUser,
  sessions: createSessionStore(table),
  signOut: (pool, user) => createUserPool(pool).signOut(user),
  audit: createAuditLog(table),
  now: () => new Date(),
  newId,
});
