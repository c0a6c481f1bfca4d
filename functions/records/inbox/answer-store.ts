import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, AnswerId, SubmissionId } from '../../../shared/model/ids.ts';
import { type Action, type Condition, getItem, type Item, putAction, putItem, transact } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { ANSWERS_DUE, keys } from '../keys.ts';
import { unanswered } from './answer.ts';
import { createConversationStore, saveConversation } from './conversation-store.ts';
import { StoredAnswer, type StoredConversation } from './stored-inbox.ts';

const TRIES = 8;

/** What people of an account answered, and what becomes of it. */
export const createAnswerStore = (table: Table) => ({
  /** A strong read of a kilobyte or a few. */
  async find(account: AccountId, submission: SubmissionId, id: AnswerId): Promise<StoredAnswer | undefined> {
    const item = await getItem(table, keys.answer(account, submission, id), { strongly: true });
    return item && parseItem(StoredAnswer, item);
  },

  /** Writes an answer over the version it was made from; false where someone was faster. */
  save: (answer: StoredAnswer): Promise<boolean> => putItem(table, answerItem(answer), unchangedAnswer(answer)),

  /** The same of one that did not leave: the candidate was not answered. */
  saveFailed: (answer: StoredAnswer): Promise<boolean> =>
    writeWithConversation(
      table,
      answer,
      (before) => unanswered(before, answer),
      putAction(table, answerItem(answer), unchangedAnswer(answer)),
    ),
});

/**
 * Writes an answer together with what its conversation is then, at twice the units; false where the answer has changed, and again
 * where only the conversation has.
 */
export async function writeWithConversation(
  table: Table,
  { accountId, submissionId }: StoredAnswer,
  change: (conversation: StoredConversation) => StoredConversation,
  action: Action,
): Promise<boolean> {
  const conversations = createConversationStore(table);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await conversations.read(accountId, submissionId);
    if (!before) throw new AppError('CONVERSATION_NOT_FOUND');
    const refused = await transact(table, [action, saveConversation(table, change(before))]);
    if (!refused) return true;
    if (refused[0]) return false;
  }
  throw new AppError('CONFLICT');
}

/** That an answer still is what was read. */
export const unchangedAnswer = ({ version }: StoredAnswer): Condition => ({
  when: 'version = :version',
  values: { ':version': version },
});

/** How an answer is written: whole, and the version rises. */
export const answerItem = (answer: StoredAnswer): Item => ({
  ...answer,
  ...keys.answer(answer.accountId, answer.submissionId, answer.id),
  version: answer.version + 1,
  ...(answer.dueAt && { dueShard: ANSWERS_DUE }),
});
