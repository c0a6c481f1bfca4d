import { queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { DOMAINS_DUE, INDEX } from '../keys.ts';

/** The names of the domains that are to be looked at by now. Half a unit where none is. */
export async function dueDomains(table: Table, until: Date): Promise<string[]> {
  const query = {
    index: INDEX.due,
    where: 'dueShard = :shard AND dueAt <= :until',
    values: { ':shard': DOMAINS_DUE, ':until': until.toISOString() },
  };
  const names: string[] = [];
  for await (const items of queryPages(table, query))
    names.push(...items.map(({ pk }) => String(pk).slice('DOMAIN#'.length)));
  return names;
}
