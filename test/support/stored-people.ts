import { newId } from '../../functions/platform/ids.ts';
import { transact } from '../../functions/platform/items.ts';
import type { Table } from '../../functions/platform/table.ts';
import { PutCommand } from '../../functions/platform/table-calls.ts';
import { rememberAction } from '../../functions/records/account/removed-people.ts';
import type { StoredUser } from '../../functions/records/account/stored-account.ts';
import { keys, peopleKey } from '../../functions/records/keys.ts';

/** Stores a person as an older version of the product left them: without a claimed address. */
export async function addEmployerOf(table: Table, over: Partial<StoredUser> = {}): Promise<StoredUser> {
  const user: StoredUser = {
    id: `usr_${newId()}`,
    accountId: `acc_${newId()}`,
    email: 'ada@acme.example',
    isAdmin: false,
    firstname: 'Ada',
    lastname: 'Byron',
    name: 'Ada Byron',
    picture: null,
    company: 'Acme',
    position: 'Recruiter',
    signature: '',
    senderEmailAddress: '',
    shouldContactCandidateWorkEmails: true,
    productAnalyticsConsent: false,
    createdAt: '2026-01-15T10:00:00.000Z',
    ...over,
  };
  const listKey = peopleKey(user.accountId);
  const Item = { ...keys.user(user.id), ...user, listKey, listSort: `${user.name.toLowerCase()}#${user.id}` };
  await table.db.send(new PutCommand({ TableName: table.name, Item }));
  return user;
}

/** Remembers that somebody of this address was removed, as removing them does. */
export const rememberRemoved = (table: Table, email: string) =>
  transact(table, [rememberAction(table, email, { removedAt: new Date().toISOString() })]);
