import { fingerprint } from '../../platform/ids.ts';
import { getItem, putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

const keyOf = (email: string) => keys.removedPerson(fingerprint(email));

/** Remembers that the person of this address was removed from an account. Of the address only a hash is kept. */
export const rememberRemoved = async (table: Table, email: string, now = new Date()): Promise<void> => {
  await putItem(table, { ...keyOf(email), removedAt: now.toISOString() });
};

/** Whether somebody of this address was removed. Says nothing of whether they have been invited again since. */
export const wasRemoved = async (table: Table, email: string): Promise<boolean> =>
  (await getItem(table, keyOf(email))) !== undefined;
