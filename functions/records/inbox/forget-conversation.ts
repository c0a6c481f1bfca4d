import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { deleteItem, getItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { removeFromBoxes } from './inbox-index.ts';
import { StoredConversation } from './stored-inbox.ts';

/** Deletes a conversation, and takes it out of the inbox and its numbers. Answers what it was. May be done twice. */
export async function forgetConversation(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
  now: Date,
): Promise<StoredConversation | undefined> {
  const item = await getItem(table, keys.conversation(account, submission), { strongly: true });
  await removeFromBoxes(table, account, submission, now);
  await deleteItem(table, keys.conversation(account, submission));
  return parseItems(StoredConversation, item ? [item] : [])[0];
}
