import * as z from 'zod';
import { type AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { deleteItem, IF_NEW, putItem, queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { hintPartition, keys } from '../keys.ts';

/** That a submission says a telephone number, or a page that a company may have too. It warns, and nothing else. */
export const StoredHint = asStored(z.object({ id: SubmissionId }));

/** Whoever shares a number or a page with more than these is of an agency or a company. */
const MOST = 20;

/** False where it was kept before. */
export const keepHint = (table: Table, account: AccountId, print: string, id: SubmissionId) =>
  putItem(table, { ...keys.hint(account, print, id), id }, IF_NEW);

export const forgetHint = (table: Table, account: AccountId, print: string, id: SubmissionId) =>
  deleteItem(table, keys.hint(account, print, id));

/** The submissions of the account that say this: half a unit. */
export async function findByHint(table: Table, account: AccountId, print: string): Promise<SubmissionId[]> {
  const query = { where: 'pk = :pk', values: { ':pk': hintPartition(account, print) }, strongly: true };
  const { items } = await queryPage(table, query, MOST);
  return parseItems(StoredHint, items).map(({ id }) => id);
}
