import type { AccountId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { Table } from '../../platform/table.ts';
import { findComplaints } from './complaints.ts';
import { findIdentities } from './identities.ts';
import { readPerson } from './person-store.ts';

/** Why nobody of the account may write to an address: whose it is opted out, or it bounced. Undefined where they may. */
export async function whyClosed(table: Table, account: AccountId, address: string): Promise<string | undefined> {
  const print = fingerprint(address.trim().toLowerCase());
  const [complaints, [identity]] = await Promise.all([
    findComplaints(table, [print]),
    findIdentities(table, account, [print]),
  ]);
  const person = identity?.personId && (await readPerson(table, account, identity.personId));
  if (complaints.size > 0 || person?.optedOut) return 'This person opted out of your emails.';
  return person?.bounced?.[print] ? 'Emails to this address came back.' : undefined;
}
