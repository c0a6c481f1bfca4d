import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { deleteItem, getItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredConversation } from './stored-inbox.ts';

/** Deletes a conversation, and with it its place in the inbox; its numbers follow. Answers what it was. May be done twice. */
export async function forgetConversation(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
): Promise<StoredConversation | undefined> {
  const key = keys.conversation(account, submission);
  const item = await getItem(table, key, { strongly: true });
  await deleteItem(table, key);
  return parseItems(StoredConversation, item ? [item] : [])[0];
}
