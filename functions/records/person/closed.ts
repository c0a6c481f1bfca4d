import type { AccountId } from '../../../shared/model/ids.ts';
import type { Table } from '../../platform/table.ts';
import { findIdentities } from './identities.ts';
import { readPerson } from './person-store.ts';

/** Whether somebody known by these addresses and links opted out, and which of the addresses bounced. */
export async function readClosed(table: Table, account: AccountId, prints: readonly string[]) {
  const identities = await findIdentities(table, account, prints);
  const ids = [...new Set(identities.flatMap(({ personId }) => personId ?? []))];
  const persons = await Promise.all(ids.map((id) => readPerson(table, account, id)));
  return {
    isOptedOut: persons.some(({ optedOut }) => optedOut !== undefined),
    bounced: new Set(persons.flatMap((person) => Object.keys(person.bounced ?? {}))),
  };
}
