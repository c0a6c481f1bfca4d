import * as z from 'zod';
import { type AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { deleteItem, putItem, queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys, phonePartition } from '../keys.ts';
import { phonePrint } from '../submission/identity.ts';

/** That a submission says a telephone number. It warns, and nothing else: several people may share one. */
export const StoredPhone = asStored(z.object({ id: SubmissionId }));

/** Whoever shares a number with more than these is of an agency. */
const MOST = 20;

export const keepPhone = (table: Table, account: AccountId, print: string, id: SubmissionId) =>
  putItem(table, { ...keys.phone(account, print, id), id });

export const forgetPhone = (table: Table, account: AccountId, print: string, id: SubmissionId) =>
  deleteItem(table, keys.phone(account, print, id));

/** The submissions of the account that say this number, as far as it is one: half a unit. */
export async function findByPhone(table: Table, account: AccountId, number: string | null): Promise<SubmissionId[]> {
  const print = phonePrint(number);
  if (!print) return [];
  const query = { where: 'pk = :pk', values: { ':pk': phonePartition(account, print) }, strongly: true };
  const { items } = await queryPage(table, query, MOST);
  return parseItems(StoredPhone, items).map(({ id }) => id);
}
