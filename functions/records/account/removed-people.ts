import { fingerprint } from '../../platform/ids.ts';
import { type Action, deleteAction, getItem, putAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

const keyOf = (email: string) => keys.removedPerson(fingerprint(email));

/** Remembers a person with whatever removes them. Of the address only a hash is kept. */
export const rememberAction = (table: Pick<Table, 'name'>, email: string, removedAt: string): Action =>
  putAction(table, { ...keyOf(email), removedAt });

/** Forgets that whoever has this address was removed, with whatever invites them again. */
export const forgetAction = (table: Pick<Table, 'name'>, email: string): Action => deleteAction(table, keyOf(email));

/** Whether somebody of this address was removed. Says nothing of whether they have been invited again since. */
export const wasRemoved = async (table: Table, email: string): Promise<boolean> =>
  (await getItem(table, keyOf(email))) !== undefined;
