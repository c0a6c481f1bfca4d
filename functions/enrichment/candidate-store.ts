import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import type { Spotlight } from '../../shared/model/spotlight.ts';
import type { Table } from '../platform/table.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { findSuppressed } from '../records/person/suppressions.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { saveSpotlight } from '../records/submission/spotlight-item.ts';

export type CandidateStore = ReturnType<typeof createCandidateStore>;

/** What the workers read of a candidate. */
export function createCandidateStore(table: Table) {
  return {
    heads: createHeadStore(table),
    findCandidate: createCandidateReader(table).findCandidate,
    findJob: createJobReader(table).findJob,
    saveSpotlight: (account: AccountId, submission: SubmissionId, spotlight: Spotlight) =>
      saveSpotlight(table, account, submission, spotlight),

    /** Which of these addresses opted out or are known to bounce, in lower case. */
    async findSuppressed(account: AccountId, addresses: readonly string[]): Promise<Set<string>> {
      const found = await findSuppressed(table, account, addresses);
      return new Set([...found.keys()].map((address) => address.toLowerCase()));
    },
  };
}
