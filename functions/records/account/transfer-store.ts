import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { type Action, getItem, IF_THERE, updateAction, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { rememberFormer } from './former-people.ts';
import { StoredTransfer } from './stored-account.ts';

export type TransferStore = ReturnType<typeof createTransferStore>;

/** What of people who were removed goes to whom, and how far that has come. */
export const createTransferStore = (table: Table) => ({
  async find(account: AccountId, user: UserId) {
    const item = await getItem(table, keys.transfer(account, user), { strongly: true });
    return item && parseItem(StoredTransfer, item);
  },

  /** Counts one more job that went over, in the transaction by which it does. */
  movedAction: ({ accountId, userId }: StoredTransfer): Action =>
    updateAction(table, keys.transfer(accountId, userId), {
      change: 'ADD moved :one',
      values: { ':one': 1 },
      if: IF_THERE,
    }),

  /** Notes the end of a transfer, after which only reports need to know the name of who left. */
  async finish({ accountId, userId, at, name }: StoredTransfer, doneAt: string): Promise<void> {
    if (name) await rememberFormer(table, { accountId, userId, name, at });
    await updateItem(table, keys.transfer(accountId, userId), {
      change: 'SET doneAt = :done REMOVE #name',
      names: { '#name': 'name', '#at': 'at' },
      values: { ':done': doneAt, ':at': at },
      if: { when: '#at = :at' },
    });
  },
});
