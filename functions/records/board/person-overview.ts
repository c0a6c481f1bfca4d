import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { readItems } from '../../platform/batch.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { createJobFacts } from '../job/job-facts.ts';
import { keys } from '../keys.ts';
import { findComplaints } from '../person/complaints.ts';
import { readWithSubmissions } from '../person/identities.ts';
import type { StoredPerson } from '../person/person.ts';
import { readPerson } from '../person/person-store.ts';
import { createCandidateReader } from '../submission/candidate-reader.ts';
import type { Head } from '../submission/head.ts';
import { createHeadStore } from '../submission/head-store.ts';
import { StoredHead } from '../submission/stored-head.ts';
import { StoredEmails } from '../submission/stored-items.ts';

type JobFacts = Awaited<ReturnType<ReturnType<typeof createJobFacts>['findJobs']>>[number];

/** Somebody over all jobs, as far as it can be read. */
export interface Overview {
  /** Of the submission that was asked for. */
  readonly head: Head;
  readonly heads: readonly Head[];
  readonly emailsOf: ReadonlyMap<SubmissionId, readonly EmailAddress[]>;
  readonly person: StoredPerson | undefined;
  readonly hasComplained: boolean;
  /** Fingerprints of all by which they are known. */
  readonly prints: readonly string[];
  readonly jobs: ReadonlyMap<JobId, JobFacts>;
}

/**
 * Reads somebody over all jobs: one query of their submissions and a few reads of many items each, which cost by how many jobs
 * they are on and not by how large the account is.
 */
export const createOverviewReader =
  (table: Table) =>
  async (account: AccountId, id: SubmissionId): Promise<Overview> => {
    const candidate = await createCandidateReader(table).findCandidate(account, id);
    const head = candidate?.head ?? (await createHeadStore(table).require(account, id));
    const { personId, prints = [] } = candidate ?? {};
    const [{ submissions }, person] = personId
      ? await Promise.all([readWithSubmissions(table, account, personId), readPerson(table, account, personId)])
      : [{ submissions: [] }, undefined];
    const ids = [...new Set([id, ...submissions.map((member) => member.id)])];
    const all = [...new Set([...prints, ...submissions.flatMap((member) => member.prints)])];
    const wanted = ids.flatMap((each) => [keys.head(account, each), keys.emails(account, each)]);
    const [items, complaints] = await Promise.all([readItems(table, wanted), findComplaints(table, all)]);
    const read = parseItems(
      StoredHead,
      items.filter(({ sk }) => sk === 'HEAD'),
    );
    const heads = read.filter(({ pending }) => !pending);
    const found = await createJobFacts(table).findJobs(
      account,
      heads.map(({ jobId }) => jobId),
    );
    const addresses = items.filter(({ sk }) => sk === 'EMAILS');
    return {
      head,
      heads,
      person,
      emailsOf: new Map(
        addresses.map((item) => [
          String(item.pk).split('#')[3] as SubmissionId,
          parseItems(StoredEmails, [item]).flatMap(({ emails }) => emails),
        ]),
      ),
      hasComplained: complaints.size > 0,
      prints: all,
      jobs: new Map(found.map((job) => [job.id, job])),
    };
  };
export type ReadOverview = ReturnType<typeof createOverviewReader>;
