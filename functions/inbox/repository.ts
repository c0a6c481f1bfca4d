import type { AccountId, PersonId, SubmissionId } from '../../shared/model/ids.ts';
import { readItems } from '../platform/batch.ts';
import { fingerprint } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createFindSender } from '../records/account/senders.ts';
import { createAnswerStore } from '../records/inbox/answer-store.ts';
import { createConversationStore } from '../records/inbox/conversation-store.ts';
import { countsIn, readBox, readBoxCounts } from '../records/inbox/inbox-index.ts';
import { toReviewIn } from '../records/inbox/review-counts.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { type InboxOf, keys } from '../records/keys.ts';
import { findIdentities } from '../records/person/identities.ts';
import type { StoredPerson } from '../records/person/person.ts';
import { readPerson } from '../records/person/person-store.ts';
import { createReplyStore } from '../records/reply/reply-store.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

export type InboxStore = ReturnType<typeof createInboxStore>;

/** Reads and writes of the inbox. */
export function createInboxStore(table: Table, mailDomain: string) {
  const accounts = createAccountReader(table);
  const candidates = createCandidateReader(table);

  return {
    conversations: createConversationStore(table),
    answers: createAnswerStore(table),
    replies: createReplyStore(table),
    heads: createHeadStore(table),
    findAccount: accounts.findAccount,
    findTeammate: accounts.findTeammate,
    findJob: createJobReader(table).findJob,
    findSender: createFindSender(table, mailDomain),
    readBox: (...of: ParametersWithoutTable<typeof readBox>) => readBox(table, ...of),
    readCounts: (account: AccountId, of: InboxOf) => readBoxCounts(table, account, of),

    /** What waits for a person: half a unit for the answers and half a unit for the profiles. */
    async readWaiting(account: AccountId, user: Parameters<typeof keys.toReview>[1]) {
      const [counts, toReview] = [keys.inboxCounts(account, user), keys.toReview(account, user)];
      const items = await readItems(table, [counts, toReview]);
      const found = (sk: string) => items.find((item) => item.sk === sk);
      return { counts: countsIn(found(counts.sk)), toReview: toReviewIn(found(toReview.sk)) };
    },

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

type ParametersWithoutTable<F> = F extends (table: Table, ...rest: infer R) => unknown ? R : never;
