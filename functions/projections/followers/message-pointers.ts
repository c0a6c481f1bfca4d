import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { type Item, putItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { createConversationStore } from '../../records/inbox/conversation-store.ts';
import { StoredAnswer } from '../../records/inbox/stored-inbox.ts';
import { keys } from '../../records/keys.ts';
import type { Head } from '../../records/submission/head.ts';
import { type Follower, headChangeOf, headIn } from './follower.ts';

/** A candidate is found by the id of each message that was sent, for replies that come without our reply address. */
export function messageFollower(table: Table): Follower {
  const point = (id: string, of: { accountId: AccountId; submissionId: SubmissionId; step?: number }) =>
    putItem(table, { ...keys.messageId(id), ...of });

  const followHead = async (before: Item | undefined, after: Item) => {
    const change = headChangeOf(before, after);
    if (!change || change.after.pending) return;
    const { accountId, id: submissionId, mails = {}, repliedAt } = change.after;
    for (const [key, { id }] of Object.entries(mails))
      if (id && change.before?.mails?.[key]?.id !== id)
        await point(id, { accountId, submissionId, step: Number(key.slice(1)) });
    // Followed anew: whoever has just come was not answered.
    if (!change.before && repliedAt) {
      const { answers } = await createConversationStore(table).readThread(accountId, submissionId);
      for (const answer of answers) await followAnswer(undefined, answer);
    }
  };

  const followAnswer = async (before: Item | undefined, { accountId, submissionId, messageId }: StoredAnswer) => {
    if (messageId && before?.messageId !== messageId) await point(messageId, { accountId, submissionId });
  };

  return {
    name: 'message pointers',
    takes: ({ sk }) => sk === 'HEAD' || String(sk).startsWith('ANSWER#'),
    async follow(before, after) {
      if (after.sk === 'HEAD') return followHead(before, after);
      for (const answer of parseItems(StoredAnswer, [after])) await followAnswer(before, answer);
    },
    async forget(before) {
      const ids = before.sk === 'HEAD' ? sentIn(headIn(before)) : parseItems(StoredAnswer, [before]).map(messageOf);
      const Keys = [...new Set(ids)].flatMap((id) => (id ? [keys.messageId(id)] : []));
      await writeItems(
        table,
        Keys.map((Key) => ({ DeleteRequest: { Key } })),
      );
    },
  };
}

const messageOf = ({ messageId }: StoredAnswer) => messageId;
/** The messages of a candidate's sequence, those that bounced and were sent again among them. */
const sentIn = (head: Head | undefined) =>
  Object.values(head?.mails ?? {}).flatMap(({ id, replaced = [] }) => [id, ...replaced]);
