import { readEnvironment } from '../platform/env.ts';
import { newId } from '../platform/ids.ts';
import { createMailer } from '../platform/mail.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createSessionStore } from '../records/account/session-store.ts';
import { createPasswordTrigger } from './changed-password.ts';

const env = readEnvironment('TABLE_NAME', 'MAIL_DOMAIN', 'SES_CONFIGURATION_SET');
const table = connectTable(env.TABLE_NAME);

/** The user pool calls it once an address was proved, or a forgotten password replaced. */
export const handler = createPasswordTrigger({
  findUser: createAccountReader(table).findUser,
  sessions: createSessionStore(table),
  audit: createAuditLog(table),
  mail: { sendRaw: createMailer(), mailDomain: env.MAIL_DOMAIN, configurationSet: env.SES_CONFIGURATION_SET },
  now: () => new Date(),
  newId,
});
