import { readEnvironment } from '../platform/env.ts';
import { newId } from '../platform/ids.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createSignInTrigger } from './sign-ins.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);
const { findUser } = createAccountReader(table);

/** The user pool calls it when somebody has proved who they are. */
export const handler = createSignInTrigger({ findUser, audit: createAuditLog(table), now: () => new Date(), newId });
