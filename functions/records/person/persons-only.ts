import type { AccountId } from '../../../shared/model/ids.ts';
import { getItem } from '../../platform/items.ts';
import { createMemory } from '../../platform/memory.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Accounts that keep nothing any more from before there were persons. None of them ever does again. */
const PERSONS_ONLY = createMemory(10_000);

/** Whether that is known of an account by now: no read. */
export const isKnownPersonsOnly = (table: Table, account: AccountId): boolean => PERSONS_ONLY.has(table, account);

/** Half a unit, once for each account while this runs. */
export async function hasPersonsOnly(table: Table, account: AccountId): Promise<boolean> {
  if (isKnownPersonsOnly(table, account)) return true;
  const item = await getItem(table, keys.account(account));
  if (item?.personsOnly !== true) return false;
  PERSONS_ONLY.add(table, [account]);
  return true;
}
