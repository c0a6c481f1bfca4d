import type { AccountId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { Table } from '../../platform/table.ts';
import { findComplaints } from './complaints.ts';
import { findIdentities } from './identities.ts';
import { readPerson } from './person-store.ts';

/**
 * Why nobody of the account may write to an address of somebody known by these prints: they, or whose it is, opted out, or it bounced.
 * Undefined where they may.
 */
export async function whyClosed(
  table: Table,
  account: AccountId,
  address: string,
  prints: readonly string[],
): Promise<string | undefined> {
  const print = fingerprint(address.trim().toLowerCase());
  const all = [...new Set([print, ...prints])];
  const [complaints, identities] = await Promise.all([findComplaints(table, all), findIdentities(table, account, all)]);
  const ids = [...new Set(identities.flatMap(({ personId }) => personId ?? []))];
  const persons = await Promise.all(ids.map((id) => readPerson(table, account, id)));
  if (complaints.size > 0 || persons.some(({ optedOut }) => optedOut)) return 'This person opted out of your emails.';
  return persons.some(({ bounced }) => bounced?.[print]) ? 'Emails to this address came back.' : undefined;
}
