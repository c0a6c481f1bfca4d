import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import { RETENTION_DAYS } from '../../shared/rules/outreach/retention.ts';
import type { Table } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { erasePerson } from '../records/person/erase-person.ts';
import { createErasureStore, type ErasurePlan, type ErasureStore } from '../records/person/erasure-store.ts';
import { forget } from '../records/person/forgotten.ts';
import { type Held, readHeld } from '../records/person/held.ts';
import { isActive } from '../records/person/hold-rules.ts';
import { leaveCandidate, lookAtCandidate } from '../records/person/retention-items.ts';
import { eraseDeliveryMarks } from '../records/request/delivery-marks.ts';
import { type Erasure, eraseSubmission } from '../records/submission/erasure.ts';
import type { Head } from '../records/submission/head.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

export interface ErasingStore {
  readonly erasures: ErasureStore;
  readHeld(account: AccountId, submission: SubmissionId): Promise<Held | undefined>;
  readHead(account: AccountId, submission: SubmissionId): Promise<Head | undefined>;
  /** Keeps that whoever has one of these is never written to again, and nothing that says who they are. */
  forget(account: AccountId, prints: readonly string[], at: string): Promise<void>;
  /** Deletes a submission, of which all else follows; nothing where it is gone. */
  eraseSubmission(account: AccountId, submission: SubmissionId, erasure: Erasure): Promise<void>;
  /** Deletes what is left once all of that has followed. */
  erasePerson(account: AccountId, plan: ErasurePlan): Promise<void>;
  findRetentionDays(account: AccountId): Promise<number>;
  /** Whether a sequence of another submission of the same person may still send. */
  isWrittenTo(account: AccountId, submission: SubmissionId): Promise<boolean>;
  lookAgain(account: AccountId, submission: SubmissionId, at: Date): Promise<void>;
  leave(account: AccountId, submission: SubmissionId): Promise<void>;
}

const TRIES = 8;

/** What deleting reads and writes. Each submission costs as many units as there is of it. */
export function createErasingStore(table: Table, signingSecret: () => Promise<string>): ErasingStore {
  const heads = createHeadStore(table);
  const erasures = createErasureStore(table);

  return {
    erasures,
    readHeld: (account, submission) => readHeld(table, account, submission),
    readHead: heads.read,

    async forget(account, prints, at) {
      await forget(table, await signingSecret(), account, prints, at);
      await erasures.noteForgotten(account);
    },

    async eraseSubmission(account, submission, erasure) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const head = await heads.read(account, submission);
        if (!head) return;
        await eraseDeliveryMarks(table, head, erasure.prints);
        if (await eraseSubmission(table, head, erasure)) return;
      }
      throw new Error(`The submission ${submission} changes all the time`);
    },

    erasePerson: (account, plan) => erasePerson(table, account, plan),

    async findRetentionDays(account) {
      return (await createAccountReader(table).findAccount(account))?.retentionDays ?? RETENTION_DAYS.standard;
    },

    async isWrittenTo(account, submission) {
      const held = await readHeld(table, account, submission);
      const others = (held?.submissions ?? []).map(({ id }) => id).filter((id) => id !== submission);
      return (await heads.readMany(account, others)).some(isActive);
    },

    lookAgain: async (account, submission, at) => void (await lookAtCandidate(table, account, submission, at)),
    leave: async (account, submission) => void (await leaveCandidate(table, account, submission)),
  };
}
