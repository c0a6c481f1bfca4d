import type { AccountId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { responsibleOf } from './conversation.ts';
import { StoredConversation } from './stored-inbox.ts';

/** Of these candidates those whose answer this person is still to read: nobody has read or answered it, or took it over. */
export async function stillUnread(
  table: Table,
  account: AccountId,
  user: UserId,
  of: readonly SubmissionId[],
): Promise<ReadonlySet<SubmissionId>> {
  const items = await readItems(
    table,
    of.map((submission) => keys.conversation(account, submission)),
    { ConsistentRead: true },
  );
  const unread = parseItems(StoredConversation, items).filter(
    (each) => each.isUnread && responsibleOf(each) === user && (each.answeredAt ?? '') < (each.humanAt ?? ''),
  );
  return new Set(unread.map(({ submissionId }) => submissionId));
}
