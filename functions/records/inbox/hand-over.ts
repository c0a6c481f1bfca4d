import { AppError } from '../../../shared/contract/errors.ts';
import { checkAction, transact } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { putConversation, saveConversation } from './conversation-store.ts';
import type { StoredConversation } from './stored-inbox.ts';

/**
 * Writes what a person changed of a conversation. It is handed only to somebody who is on the account when it happens: whoever is
 * removed at this moment does not get it.
 */
export const writeInTeam =
  (table: Table) =>
  async (after: StoredConversation, before: StoredConversation): Promise<boolean> => {
    const { accountId, handedTo } = after;
    if (!handedTo || handedTo === before.handedTo) return putConversation(table, after);
    const isHere = { when: 'accountId = :account', values: { ':account': accountId } };
    const refused = await transact(table, [
      saveConversation(table, after),
      checkAction(table, keys.user(handedTo), isHere),
    ]);
    if (refused?.[1]) throw new AppError('NOT_A_TEAMMATE');
    return refused === undefined;
  };
