import * as z from 'zod';
import { AccountId, type CommunityId, JobId, type RequestId, SubmissionId } from '../../../shared/model/ids.ts';
import { getItem, IF_NEW, putAction, queryPage, transact } from '../../platform/items.ts';
import { cancellationOf, fromCursor, parseItem, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { createJobReader } from '../job/job-reader.ts';
import { StoredRequest } from '../job/stored-job.ts';
import { INDEX, keys, OPEN_REQUESTS } from '../keys.ts';
import type { Head } from '../submission/head.ts';
import { toHeadItem } from '../submission/stored-head.ts';
import type { StoredProfile } from '../submission/stored-items.ts';
import { createSubmissionRepository } from '../submission/submission-store.ts';
import { deliveryActions } from './request-store.ts';

const PAGE = 20;
const Pointer = z.object({ accountId: AccountId, jobId: JobId });
/** Marks what a community delivered for a job, or a person who is on it. */
const Marker = z.object({ submissionId: SubmissionId });

/** A profile on its way into a job: everything that its one transaction writes. */
export interface Arrival {
  readonly request: StoredRequest;
  readonly community: CommunityId;
  readonly externalId: string;
  readonly head: Head;
  readonly profile: StoredProfile;
  /** Whom the profile shows: no two delivered profiles of a job share one of these. */
  readonly persons: readonly string[];
  readonly entryId: string;
}

/** `changed`: the request was full, closed or delivered to meanwhile; read it again. */
export type ArrivalOutcome = 'taken' | 'deliveredBefore' | 'personIsThere' | 'changed';

export type SourcingRepository = ReturnType<typeof createRepository>;

/** Reads and writes of sourcing requests from the sourcers' side. */
export function createRepository(table: Table) {
  const { findByIdentity, findByName, heads } = createSubmissionRepository(table);
  const jobs = createJobReader(table);

  return {
    findByIdentity,
    findByName,
    readHeads: heads.readMany,
    findJob: ({ accountId, jobId }: Pick<StoredRequest, 'accountId' | 'jobId'>) => jobs.findJob(accountId, jobId),
    findJobs: jobs.findJobs,

    async listOpen(after: string | undefined) {
      const query = { index: INDEX.open, where: 'openKey = :open', values: { ':open': OPEN_REQUESTS } };
      const from = fromCursor(after, { openKey: OPEN_REQUESTS }, 'openSort');
      const { items, next } = await queryPage(table, query, PAGE, from);
      return { requests: parseItems(StoredRequest, items), next: toCursor(next) };
    },

    /** Finds a request by its id alone, which is all that a sourcer knows. */
    async findRequest(request: RequestId) {
      const pointer = await getItem(table, keys.requestPointer(request));
      if (!pointer) return undefined;
      const { accountId, jobId } = parseItem(Pointer, pointer);
      const item = await getItem(table, keys.request(accountId, jobId, request), { strongly: true });
      return item && parseItem(StoredRequest, item);
    },

    /** The submission that a community's profile became, if it was delivered for this job before. */
    async findDelivered({ accountId, jobId }: StoredRequest, community: CommunityId, externalId: string) {
      const item = await getItem(table, keys.delivery(accountId, jobId, community, externalId), { strongly: true });
      return item && parseItem(Marker, item).submissionId;
    },

    /** Takes a profile in and debits it, all or nothing: once for each external id, once for each person of a job. */
    async take({ request, community, externalId, head, profile, persons, entryId }: Arrival): Promise<ArrivalOutcome> {
      const { accountId, jobId } = request;
      const marks = [
        keys.delivery(accountId, jobId, community, externalId),
        ...persons.map((person) => keys.delivery(accountId, jobId, 'person', person)),
      ];
      try {
        const refused = await transact(table, [
          ...marks.map((key) => putAction(table, { ...key, submissionId: head.id }, IF_NEW)),
          putAction(table, toHeadItem(head), IF_NEW),
          putAction(table, { ...keys.profile(accountId, head.id), ...profile }, IF_NEW),
          ...deliveryActions(table.name, request, { entryId, at: head.submittedAt, submissionId: head.id }),
        ]);
        if (!refused) return 'taken';
        if (refused[0]) return 'deliveredBefore';
        return refused.slice(1, marks.length).includes(true) ? 'personIsThere' : 'changed';
      } catch (error) {
        // Too many at once, for long: it is worth another look.
        if (cancellationOf(error)?.includes('TransactionConflict')) return 'changed';
        throw error;
      }
    },
  };
}
