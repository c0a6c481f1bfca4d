import { readEnvironment } from '../platform/env.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createPoolClients } from './pool-clients.ts';
import { createTokenTrigger } from './pool-tokens.ts';
import { notingSignIns } from './sign-ins.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);
const { findUser } = createAccountReader(table);

/** The user pool calls it before it gives tokens, at sign-in and whenever they are renewed. */
export const handler = createTokenTrigger({
  isOfServer: createPoolClients(),
  noteSignIn: notingSignIns({ findUser, audit: createAuditLog(table), now: () => new Date(), newId }),
});
