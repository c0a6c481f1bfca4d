import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import type { Spotlight } from '../../shared/model/spotlight.ts';
import type { Table } from '../platform/table.ts';
import { createJobReader } from '../records/job/job-reader.ts';
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
  };
}
