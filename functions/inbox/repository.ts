import type { AccountId, PersonId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import { fingerprint } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createFindSender } from '../records/account/senders.ts';
import { createAtsOfJob } from '../records/ats/job-standing.ts';
import { createAnswerStore } from '../records/inbox/answer-store.ts';
import { createAnswerWriting } from '../records/inbox/answer-writing.ts';
import { createConversationStore } from '../records/inbox/conversation-store.ts';
import { writeInTeam } from '../records/inbox/hand-over.ts';
import { readBoxCounts } from '../records/inbox/inbox-counts.ts';
import { readBox } from '../records/inbox/inbox-pages.ts';
import { readWaiting } from '../records/inbox/waiting.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { findIdentities } from '../records/person/identities.ts';
import type { StoredPerson } from '../records/person/person.ts';
import { readPerson } from '../records/person/person-store.ts';
import { createReplyStore } from '../records/reply/reply-store.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

export type InboxStore = ReturnType<typeof createInboxStore>;
export type AnsweringStore = ReturnType<typeof createAnsweringStore>;

/** What is asked before an answer is written, and again when it leaves. */
export function createAnsweringStore(table: Table, mailDomain: string) {
  const accounts = createAccountReader(table);
  const candidates = createCandidateReader(table);
  return {
    answers: createAnswerStore(table),
    replies: createReplyStore(table),
    heads: createHeadStore(table),
    findAccount: accounts.findAccount,
    findJob: createJobReader(table).findJob,
    findSender: createFindSender(table, mailDomain),

    /** Everybody who may be meant by a candidate and an address: asked before anything is sent there. */
    async findPersons(account: AccountId, submission: SubmissionId, address: string): Promise<StoredPerson[]> {
      const [recipient, owners] = await Promise.all([
        candidates.findRecipient(account, submission),
        findIdentities(table, account, [fingerprint(address)]),
      ]);
      const persons = [recipient?.personId, ...owners.map(({ personId }) => personId)];
      const known = [...new Set(persons.filter((id): id is PersonId => id !== undefined))];
      return Promise.all(known.map((id) => readPerson(table, account, id)));
    },
  };
}

/** Reads and writes of the inbox. */
export const createInboxStore = (table: Table, mailDomain: string) => ({
  ...createAnsweringStore(table, mailDomain),
  writing: createAnswerWriting(table),
  conversations: createConversationStore(table, writeInTeam(table)),
  findTeammate: createAccountReader(table).findTeammate,
  atsOfJob: createAtsOfJob(table),
  readBox: (account: AccountId, place: Parameters<typeof readBox>[2], page: Parameters<typeof readBox>[3]) =>
    readBox(table, account, place, page),
  readCounts: (account: AccountId, of: Parameters<typeof readBoxCounts>[2]) => readBoxCounts(table, account, of),
  readWaiting: (account: AccountId, user: UserId) => readWaiting(table, account, user),
});
