import { fingerprint } from '../../platform/ids.ts';
import { type Action, deleteAction, getItem, putAction, putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

const keyOf = (email: string) => keys.removedPerson(fingerprint(email));

/** Remembers a person with whatever removes them. */
export const rememberAction = (table: Pick<Table, 'name'>, email: string, removedAt: string): Action =>
  putAction(table, { ...keyOf(email), removedAt });

/** Forgets that whoever has this address was removed, with whatever invites them again. */
export const forgetAction = (table: Pick<Table, 'name'>, email: string): Action => deleteAction(table, keyOf(email));

/** Remembers that the person of this address was removed from an account. Of the address only a hash is kept. */
export const rememberRemoved = async (table: Table, email: string, now = new Date()): Promise<void> => {
  await putItem(table, { ...keyOf(email), removedAt: now.toISOString() });
};

/** Whether somebody of this address was removed. Says nothing of whether they have been invited again since. */
export const wasRemoved = async (table: Table, email: string): Promise<boolean> =>
  (await getItem(table, keyOf(email))) !== undefined;
