import type { AccountId } from '../../../shared/model/ids.ts';
import { queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { ATS_DUE, INDEX } from '../keys.ts';

/** Accounts whose ATS is to be looked at by now. Half a unit where there is none. */
export async function dueAtsLinks(table: Table, until: Date): Promise<AccountId[]> {
  const query = {
    index: INDEX.due,
    where: 'dueShard = :shard AND dueAt <= :until',
    values: { ':shard': ATS_DUE, ':until': until.toISOString() },
  };
  const accounts: AccountId[] = [];
  for await (const items of queryPages(table, query))
    accounts.push(...items.map(({ pk }) => String(pk).slice('A#'.length) as AccountId));
  return accounts;
}
