import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import type { Table } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { findPeople } from '../records/account/people.ts';
import { createGuestStore } from '../records/guest/guest-store.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

export type GuestRepository = ReturnType<typeof createGuestRepository>;

/** What guest reviews read. A page costs a unit for each profile of the link, however many the job has. */
export const createGuestRepository = (table: Table) => ({
  links: createGuestStore(table),
  heads: createHeadStore(table),
  ...createJobFacts(table),
  findPeople: findPeople(table),
  findCandidates: (account: AccountId, ids: readonly SubmissionId[]) =>
    createCandidateReader(table).findRecipients(account, ids),
  findCompany: async (account: AccountId) => (await createAccountReader(table).findAccount(account))?.name ?? '',
});
