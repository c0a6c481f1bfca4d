import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { RETENTION_DAYS } from '../../shared/rules/outreach/retention.ts';
import type { Table } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { optOutPerson } from '../records/person/closing.ts';
import { createErasureStore, type ErasureStore } from '../records/person/erasure-store.ts';
import { type Held, readHeld } from '../records/person/held.ts';
import { stopCampaign } from '../records/submission/campaign-end.ts';
import { inBoth } from '../records/submission/ended-by-move.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

export interface RightsStore {
  readonly erasures: ErasureStore;
  readHeld(account: AccountId, submission: SubmissionId): Promise<Held | undefined>;
  /** What the page says of who holds the details. */
  findAccount(account: AccountId): Promise<Holding | undefined>;
  /** The titles of jobs, by their ids. */
  findTitles(account: AccountId, jobs: readonly JobId[]): Promise<ReadonlyMap<string, string>>;
  /** No email of the account leaves any more to whoever a submission is of. */
  objectToMails(account: AccountId, submission: SubmissionId, at: Date): Promise<void>;
}

interface Holding {
  readonly name: string;
  readonly postalAddress: string;
  readonly retentionDays: number;
}

/** Why no email leaves any more, as the people of the account read it. */
const OBJECTED = 'The candidate asked to be deleted';

/** Reads and writes of what candidates ask. A page costs a few queries for each submission of theirs. */
export function createRightsStore(table: Table): RightsStore {
  const heads = createHeadStore(table);
  const held = (account: AccountId, submission: SubmissionId) => readHeld(table, account, submission);

  return {
    erasures: createErasureStore(table),
    readHeld: held,

    async findAccount(account) {
      const found = await createAccountReader(table).findAccount(account);
      return found && { ...found, retentionDays: found.retentionDays ?? RETENTION_DAYS.standard };
    },

    async findTitles(account, jobs) {
      const found = await createJobFacts(table).findJobs(account, jobs);
      return new Map(found.map(({ id, title }) => [id, title]));
    },

    async objectToMails(account, submission, at) {
      const found = await held(account, submission);
      const optedOut = { reason: 'unsubscribed', at: at.toISOString() };
      if (found?.person) await optOutPerson(table, account, found.person.id, optedOut);
      for (const { id } of found?.submissions ?? [])
        await heads.change(account, id, (head) =>
          inBoth(head, (each) =>
            each.unsubscribedAt ? undefined : stopCampaign({ ...each, unsubscribedAt: at.toISOString() }, OBJECTED, at),
          ),
        );
    },
  };
}
