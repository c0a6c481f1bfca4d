import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { type Action, getItem, IF_NEW, type Item, putAction, putItem, queryAll } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { StoredJobRow } from '../job/stored-job.ts';
import { keys, threadPartition } from '../keys.ts';
import { StoredHead } from '../submission/stored-head.ts';
import type { StoredReply } from '../submission/stored-items.ts';
import { followed } from './conversation.ts';
import { shelfPlaces } from './shelves.ts';
import { StoredAnswer, StoredConversation } from './stored-inbox.ts';

const TRIES = 8;
const JobOfRow = StoredJobRow.pick({ title: true, ownerId: true });

/** Writes a conversation over the version it was made from. False where it changed meanwhile. */
export const putConversation = (table: Table, conversation: StoredConversation): Promise<boolean> =>
  putItem(table, conversationItem(conversation), conditionOf(conversation));

/** Conversations with candidates. Each is written whole; what somebody changed by `write`, where a caller has more to ask. */
export function createConversationStore(
  table: Table,
  write: (after: StoredConversation, before: StoredConversation) => Promise<boolean> = (after) =>
    putConversation(table, after),
) {
  const read = async (account: AccountId, submission: SubmissionId): Promise<StoredConversation | undefined> => {
    const item = await getItem(table, keys.conversation(account, submission), { strongly: true });
    return item && parseItem(StoredConversation, item);
  };

  return {
    /** A strong read of half a kilobyte. */
    read,

    /** A conversation with all that was answered, oldest first: one query. */
    async readThread(account: AccountId, submission: SubmissionId) {
      const items = await queryAll(table, {
        where: 'pk = :pk',
        values: { ':pk': threadPartition(account, submission) },
        strongly: true,
      });
      const found = items.find(({ sk }) => sk === 'CONVERSATION');
      const answers = parseItems(
        StoredAnswer,
        items.filter(({ sk }) => String(sk).startsWith('ANSWER#')),
      );
      return {
        conversation: found && parseItem(StoredConversation, found),
        answers: answers.toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt)),
      };
    },

    /** Reads, decides, writes; again where someone was faster. `decide` gives undefined where nothing is to change. */
    async change(
      account: AccountId,
      submission: SubmissionId,
      decide: (conversation: StoredConversation) => StoredConversation | undefined,
    ): Promise<StoredConversation> {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const conversation = await read(account, submission);
        if (!conversation) throw new AppError('CONVERSATION_NOT_FOUND');
        const after = decide(conversation);
        if (!after) return conversation;
        if (await write(after, conversation)) return { ...after, version: after.version + 1 };
      }
      throw new AppError('CONFLICT');
    },

    /**
     * Brings a conversation up to its candidate, its job and, where one is given, an answer. Two strong reads of a kilobyte and
     * one of the job's row; a write where something changed. With an answer the conversation may first be read as it was a moment ago:
     * what is written over it then is refused, and what else has changed is followed by itself.
     */
    async refresh(account: AccountId, submission: SubmissionId, reply?: StoredReply): Promise<void> {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const [headItem, found] = await Promise.all([
          getItem(table, keys.head(account, submission), { strongly: true }),
          getItem(table, keys.conversation(account, submission), { strongly: !reply || attempt > 0 }),
        ]);
        if (!headItem || (!found && !reply)) return;
        const head = parseItem(StoredHead, headItem);
        const row = await getItem(table, keys.jobRow(account, head.jobId));
        if (!row) return;
        const known = found && parseItem(StoredConversation, found);
        const next = followed(known, { head, job: parseItem(JobOfRow, row), reply });
        if (!next || next === known || (await putConversation(table, next))) return;
      }
      throw new Error(`The conversation with ${submission} changes all the time`);
    },
  };
}

const conditionOf = ({ version }: StoredConversation) =>
  version === 0 ? IF_NEW : { when: 'version = :version', values: { ':version': version } };

/** How a conversation is written: whole, on the shelf where it then stands, and the version rises. */
export const conversationItem = (conversation: StoredConversation): Item => ({
  ...conversation,
  ...keys.conversation(conversation.accountId, conversation.submissionId),
  ...shelfPlaces(conversation),
  version: conversation.version + 1,
});

/** The same as one write of a transaction. */
export const saveConversation = (table: Table, conversation: StoredConversation): Action =>
  putAction(table, conversationItem(conversation), conditionOf(conversation));
