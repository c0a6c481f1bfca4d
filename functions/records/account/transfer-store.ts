import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { getItem, setting, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredTransfer } from './stored-account.ts';

export type TransferStore = ReturnType<typeof createTransferStore>;

/** What of people who were removed goes to whom, and how far that has come. */
export const createTransferStore = (table: Table) => ({
  async find(account: AccountId, user: UserId) {
    const item = await getItem(table, keys.transfer(account, user), { strongly: true });
    return item && parseItem(StoredTransfer, item);
  },

  /** Notes how far a transfer has come. */
  async noteMoved({ accountId, userId, at }: StoredTransfer, moved: number): Promise<void> {
    await updateItem(table, keys.transfer(accountId, userId), {
      change: 'ADD moved :moved',
      values: { ':moved': moved },
      if: { when: '#at = :at', names: { '#at': 'at' }, values: { ':at': at } },
    });
  },

  /** Notes the end of a transfer. */
  async finish({ accountId, userId, at }: StoredTransfer, doneAt: string): Promise<void> {
    const change = setting({ doneAt });
    await updateItem(table, keys.transfer(accountId, userId), {
      ...change,
      names: { ...change.names, '#at': 'at' },
      values: { ...change.values, ':at': at },
      if: { when: '#at = :at' },
    });
  },
});
