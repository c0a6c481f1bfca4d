import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredAccount, StoredTransfer, StoredUser } from './stored-account.ts';

/** People who follow each other as successors: more than ever leave one after the other. */
const MOST_SUCCESSORS = 20;

/** An account and its people, one by one: half a unit each. */
export const createAccountReader = (table: Table) => ({
  async findAccount(account: AccountId) {
    const item = await getItem(table, keys.account(account));
    return item && parseItem(StoredAccount, item);
  },

  /** Reads what was written a moment ago too: a person who just registered asks for it at once. */
  async findUser(user: UserId) {
    const item = await getItem(table, keys.user(user), { strongly: true });
    return item && parseItem(StoredUser, item);
  },

  /** A person of this account; undefined where they are of another, or were removed. */
  async findTeammate(account: AccountId, user: UserId) {
    const item = await getItem(table, keys.user(user));
    const found = item && parseItem(StoredUser, item);
    return found?.accountId === account ? found : undefined;
  },

  /** A person of this account; whoever was removed from it, as the one who came after them. */
  async findStandIn(account: AccountId, user: UserId): Promise<StoredUser | undefined> {
    let id = user;
    for (let step = 0; step < MOST_SUCCESSORS; step++) {
      const found = await this.findTeammate(account, id);
      if (found) return found;
      const item = await getItem(table, keys.transfer(account, id));
      if (!item) return undefined;
      id = parseItem(StoredTransfer, item).successor;
    }
    return undefined;
  },
});
export type AccountReader = ReturnType<typeof createAccountReader>;
