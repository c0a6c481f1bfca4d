import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredDomain } from './domain.ts';

/** Domains by their names. */
export const createDomainReader = (table: Table) => ({
  /** Half a unit. */
  async find(name: string): Promise<StoredDomain | undefined> {
    const item = await getItem(table, keys.domain(name));
    return item && parseItem(StoredDomain, item);
  },
});
