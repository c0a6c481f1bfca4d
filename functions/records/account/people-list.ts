import type { AccountId } from '../../../shared/model/ids.ts';
import { queryAll } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { INDEX, peopleKey } from '../keys.ts';
import { StoredUser } from './stored-account.ts';

/** The people of an account by name. */
export const createPeopleList =
  (table: Table) =>
  async (account: AccountId): Promise<StoredUser[]> => {
    const query = { index: INDEX.list, where: 'listKey = :people', values: { ':people': peopleKey(account) } };
    return parseItems(StoredUser, await queryAll(table, query));
  };
