import { AppError } from '../../../shared/contract/errors.ts';
import { AccountId, AnswerId, SubmissionId } from '../../../shared/model/ids.ts';
import {
  type Condition,
  deleteAction,
  getItem,
  IF_NEW,
  type Item,
  putAction,
  putItem,
  queryPages,
  transact,
} from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { ANSWERS_DUE, INDEX, keys } from '../keys.ts';
import { answered, unanswered } from './answer.ts';
import { createConversationStore, saveConversation } from './conversation-store.ts';
import { StoredAnswer, type StoredConversation } from './stored-inbox.ts';

const TRIES = 8;
const PAGE = 200;

/** An answer that something is to be done with, as the index names it. */
export interface DueAnswer {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
  readonly answerId: AnswerId;
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** What people of an account answered. What of it says whether a candidate was answered is written with the conversation. */
export function createAnswerStore(table: Table) {
  const conversations = createConversationStore(table);

  const find = async (account: AccountId, submission: SubmissionId, id: AnswerId) => {
    const item = await getItem(table, keys.answer(account, submission, id), { strongly: true });
    return item && parseItem(StoredAnswer, item);
  };

  const writeBoth = async (
    { accountId, submissionId }: StoredAnswer,
    change: (conversation: StoredConversation) => StoredConversation,
    action: Parameters<typeof transact>[1][number],
  ): Promise<'written' | 'answer-changed'> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const before = await conversations.read(accountId, submissionId);
      if (!before) throw new AppError('CONVERSATION_NOT_FOUND');
      const refused = await transact(table, [action, saveConversation(table, change(before))]);
      if (!refused) return 'written';
      if (refused[0]) return 'answer-changed';
    }
    throw new AppError('CONFLICT');
  };

  return {
    /** A strong read of a kilobyte or a few. */
    find,

    /**
     * Writes an answer that waits to leave, and with it that the candidate was answered; the one that is there already where the
     * call is repeated. Refused where a teammate answered since the writer looked.
     */
    async add(answer: StoredAnswer, seen: AnswerId | null): Promise<StoredAnswer> {
      let written = answer;
      const withBefore = (before: StoredConversation) => {
        if ((before.lastAnswerId ?? null) !== seen) throw new AppError('ANSWERED_MEANWHILE');
        return answered(before, answer);
      };
      const known = await find(answer.accountId, answer.submissionId, answer.id);
      if (known) return known;
      const before = await conversations.read(answer.accountId, answer.submissionId);
      if (before?.answeredAt && before.lastAnswerId)
        written = { ...answer, answeredBefore: { at: before.answeredAt, id: before.lastAnswerId } };
      const outcome = await writeBoth(answer, withBefore, putAction(table, itemOf(written), IF_NEW));
      if (outcome === 'answer-changed') throw new AppError('CONFLICT');
      return { ...written, version: written.version + 1 };
    },

    /** Writes an answer over the version it was made from; false where someone was faster. */
    save: (answer: StoredAnswer): Promise<boolean> => putItem(table, itemOf(answer), unchanged(answer)),

    /** The same of one that did not leave: the candidate was not answered. */
    async saveFailed(answer: StoredAnswer): Promise<boolean> {
      const action = putAction(table, itemOf(answer), unchanged(answer));
      return (await writeBoth(answer, (before) => unanswered(before, answer), action)) === 'written';
    },

    /** Takes back one that waits; false where it is being sent. */
    async takeBack(answer: StoredAnswer): Promise<boolean> {
      const { accountId, submissionId, id } = answer;
      const action = deleteAction(table, keys.answer(accountId, submissionId, id), unchanged(answer));
      return (await writeBoth(answer, (before) => unanswered(before, answer), action)) === 'written';
    },

    /** A mail that answers this one finds the candidate by it, also without our reply address. */
    keepMessageId: (messageId: string, { accountId, submissionId }: StoredAnswer) =>
      putItem(table, { ...keys.messageId(messageId), accountId, submissionId }),

    /** What is due by now, in pages: half a unit where nothing is. */
    async *due(until: Date): AsyncGenerator<DueAnswer[]> {
      const query = {
        index: INDEX.due,
        where: 'dueShard = :shard AND dueAt <= :until',
        values: { ':shard': ANSWERS_DUE, ':until': until.toISOString() },
      };
      for await (const items of queryPages(table, query, PAGE)) yield items.map(toDue);
    },
  };
}

const unchanged = ({ version }: StoredAnswer): Condition => ({
  when: 'version = :version',
  values: { ':version': version },
});

const itemOf = (answer: StoredAnswer): Item => ({
  ...answer,
  ...keys.answer(answer.accountId, answer.submissionId, answer.id),
  version: answer.version + 1,
  ...(answer.dueAt && { dueShard: ANSWERS_DUE }),
});

/** The index holds keys only: `A#account#S#submission#THREAD` and `ANSWER#answer`. */
function toDue({ pk, sk }: Item): DueAnswer {
  const [, account, , submission] = String(pk).split('#');
  return {
    accountId: AccountId.parse(account),
    submissionId: SubmissionId.parse(submission),
    answerId: AnswerId.parse(String(sk).slice('ANSWER#'.length)),
  };
}
