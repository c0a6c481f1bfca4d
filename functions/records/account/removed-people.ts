import type { AccountId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import { type Action, checkAction, deleteAction, getItem, putAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { StoredInvitation } from './stored-account.ts';

const keyOf = (email: string) => keys.removedPerson(fingerprint(email));

/** Remembers a person, and of which account they were, with whatever removes them. Of the address only a hash is kept. */
export const rememberAction = (
  table: Pick<Table, 'name'>,
  email: string,
  removed: { readonly accountId?: AccountId; readonly removedAt: string },
): Action => putAction(table, { ...keyOf(email), ...removed });

/** That whoever has this address was not removed from the account after an invitation to it was sent. */
export const notRemovedSinceAction = (
  table: Pick<Table, 'name'>,
  { account, email, invitedAt }: Pick<StoredInvitation, 'account' | 'email' | 'invitedAt'>,
): Action =>
  checkAction(table, keyOf(email), {
    when: 'attribute_not_exists(accountId) OR accountId <> :account OR removedAt < :invitedAt',
    values: { ':account': account, ':invitedAt': invitedAt },
  });

/** Forgets that whoever has this address was removed, with whatever invites them again. */
export const forgetAction = (table: Pick<Table, 'name'>, email: string): Action => deleteAction(table, keyOf(email));

/** Whether somebody of this address was removed. Says nothing of whether they have been invited again since. */
export const wasRemoved = async (table: Table, email: string): Promise<boolean> =>
  (await getItem(table, keyOf(email))) !== undefined;
