import { AppError } from '../../../shared/contract/errors.ts';
import type { AnswerId } from '../../../shared/model/ids.ts';
import { deleteAction, IF_NEW, putAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { answered, unanswered } from './answer.ts';
import { answerItem, createAnswerStore, unchangedAnswer, writeWithConversation } from './answer-store.ts';
import { createConversationStore } from './conversation-store.ts';
import type { StoredAnswer, StoredConversation } from './stored-inbox.ts';

/** How an answer begins, and how it is taken back: each in one transaction with its conversation. */
export const createAnswerWriting = (table: Table) => ({
  /**
   * Writes an answer that waits to leave, and with it that the candidate was answered; the one that is there already where the
   * call is repeated. Refused where a teammate answered since the writer looked.
   */
  async add(answer: StoredAnswer, seen: AnswerId | null): Promise<StoredAnswer> {
    const { accountId, submissionId, id } = answer;
    const known = await createAnswerStore(table).find(accountId, submissionId, id);
    if (known) return known;
    const before = await createConversationStore(table).read(accountId, submissionId);
    const answeredBefore =
      before?.answeredAt && before.lastAnswerId ? { at: before.answeredAt, id: before.lastAnswerId } : undefined;
    const written = { ...answer, ...(answeredBefore && { answeredBefore }) };
    const change = (conversation: StoredConversation) => {
      if ((conversation.lastAnswerId ?? null) !== seen) throw new AppError('ANSWERED_MEANWHILE');
      return answered(conversation, answer);
    };
    if (!(await writeWithConversation(table, answer, change, putAction(table, answerItem(written), IF_NEW))))
      throw new AppError('CONFLICT');
    return { ...written, version: written.version + 1 };
  },

  /** Takes back one that waits or did not leave; false where it has changed meanwhile: it is being sent. */
  takeBack(answer: StoredAnswer): Promise<boolean> {
    const { accountId, submissionId, id } = answer;
    const action = deleteAction(table, keys.answer(accountId, submissionId, id), unchangedAnswer(answer));
    return writeWithConversation(table, answer, (before) => unanswered(before, answer), action);
  },
});
