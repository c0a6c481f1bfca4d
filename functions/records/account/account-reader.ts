import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredAccount, StoredUser } from './stored-account.ts';

/** An account and its people, one by one: half a unit each. */
export const createAccountReader = (table: Table) => ({
  async findAccount(account: AccountId) {
    const item = await getItem(table, keys.account(account));
    return item && parseItem(StoredAccount, item);
  },

  /** A person of this account; undefined where they are of another, or were removed. */
  async findTeammate(account: AccountId, user: UserId) {
    const item = await getItem(table, keys.user(user));
    const found = item && parseItem(StoredUser, item);
    return found?.accountId === account ? found : undefined;
  },
});
