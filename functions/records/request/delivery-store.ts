import * as z from 'zod';
import { AccountId, type CommunityId, JobId, type RequestId, SubmissionId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { idsFrom } from '../../platform/ids.ts';
import { getItem, IF_NEW, putAction, queryPage, transact, updateItem } from '../../platform/items.ts';
import { fromCursor, isConflict, parseItem, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { createSubmissionRepository } from '../board/submission-store.ts';
import { createIsDenied } from '../job/deny-list.ts';
import { createJobCounters } from '../job/job-counters.ts';
import { createJobReader } from '../job/job-reader.ts';
import { deliveryActions } from '../job/request-actions.ts';
import { lookSoon } from '../job/sourcing-due.ts';
import { StoredRequest, StoredSourcing } from '../job/stored-job.ts';
import { INDEX, keys, OPEN_REQUESTS } from '../keys.ts';
import { claimArrival, findArriving } from '../person/claim.ts';
import type { Known } from '../person/identities.ts';
import type { Head } from '../submission/head.ts';
import { toHeadItem } from '../submission/stored-head.ts';
import type { StoredProfile } from '../submission/stored-items.ts';
import { readRequest, readRequestAndJob, type Which, withDelivered } from './open-request.ts';

const PAGE = 20;
const Pointer = z.object({ accountId: AccountId, jobId: JobId });
/** Marks what a community delivered for a job before the ids followed from its own, or a person who was delivered. */
const Marker = z.object({ submissionId: SubmissionId });

/** A profile on its way into a job: everything that its one transaction writes. */
export interface Arrival {
  readonly request: StoredRequest;
  readonly head: Head;
  readonly profile: StoredProfile;
  /** The name at the employer, where one is given: no two delivered profiles of a job share it. */
  readonly namesake: string | undefined;
  /** The fingerprints of the addresses and links, and who was known by them. */
  readonly prints: readonly string[];
  readonly known: Known;
  readonly entryId: string;
}

/** `changed`: the request was full, closed or delivered to meanwhile, or an address has somebody by now; read it again. */
export type ArrivalOutcome = 'taken' | 'deliveredBefore' | 'personIsThere' | 'changed';

export type SourcingRepository = ReturnType<typeof createRepository>;

/** What a profile of a community is called on a job: the same one is always the same, so its head is there once. */
export const deliveredId = (jobId: JobId, community: CommunityId, externalId: string): SubmissionId =>
  `sub_${idsFrom(`${jobId}#${community}#${externalId}`)()}`;

/** Reads and writes of sourcing requests from the sourcers' side. */
export function createRepository(table: Table, now = () => new Date()) {
  const { findByName, heads } = createSubmissionRepository(table);
  const jobs = createJobReader(table);
  const deps = { table, now };

  return {
    findByName,
    isDenied: createIsDenied(table),
    findArriving: (account: AccountId, prints: readonly string[], options: { readonly strongly: boolean }) =>
      findArriving(deps, account, prints, options),
    readHeads: heads.readMany,
    findJob: ({ accountId, jobId }: Pick<StoredRequest, 'accountId' | 'jobId'>) => jobs.findJob(accountId, jobId),
    findJobs: jobs.findJobs,

    async listOpen(after: string | undefined) {
      const query = { index: INDEX.open, where: 'openKey = :open', values: { ':open': OPEN_REQUESTS } };
      const from = fromCursor(after, { openKey: OPEN_REQUESTS }, 'openSort');
      const { items, next } = await queryPage(table, query, PAGE, from);
      const found = parseItems(StoredRequest, items);
      const sourced = await readItems(
        table,
        found.map(({ accountId, jobId }) => keys.sourcing(accountId, jobId)),
      );
      const byJob = new Map(parseItems(StoredSourcing, sourced).map((sourcing) => [sourcing.jobId, sourcing]));
      const requests = found.flatMap((request) => {
        const sourcing = byJob.get(request.jobId);
        return (sourcing && withDelivered(request, sourcing)) ?? [];
      });
      return { requests, next: toCursor(next) };
    },

    /** Which request an id means, which is all that a sourcer knows. It never changes. */
    async locate(id: RequestId) {
      const pointer = await getItem(table, keys.requestPointer(id));
      return pointer && { id, ...parseItem(Pointer, pointer) };
    },

    /** A request as it stands. */
    readRequest: (which: Which) => readRequest(table, which, { strongly: true }),

    /** Keeps that a community works on a request, as long as it is the job's open one. */
    async begin({ accountId, jobId, id }: Which): Promise<void> {
      await updateItem(table, keys.sourcing(accountId, jobId), {
        change: 'SET sourcing = :yes',
        values: { ':yes': true },
        if: { when: 'requestId = :request', values: { ':request': id } },
      });
    },

    /** A request with its job as they were a moment ago; one that was just opened is never missing. */
    async look(which: Which) {
      const seen = await readRequestAndJob(table, which);
      if (seen) return seen;
      const [found, job] = [
        await readRequest(table, which, { strongly: true }),
        await jobs.findJob(which.accountId, which.jobId),
      ];
      return (
        found && job && { ...found, job, counts: await createJobCounters(table).read(which.accountId, which.jobId) }
      );
    },

    /** Lets what the job does next be decided with the next sweep. */
    lookSoon: ({ accountId, jobId }: Which) => lookSoon(table, accountId, jobId, now()),

    /** The submission that a community's profile became, if it was delivered for this job before. */
    async findDelivered({ accountId, jobId }: StoredRequest, community: CommunityId, externalId: string) {
      const id = deliveredId(jobId, community, externalId);
      const Keys = [keys.head(accountId, id), keys.delivery(accountId, jobId, community, externalId)];
      const items = await readItems(table, Keys, { ConsistentRead: true });
      if (items.some(({ sk }) => sk === 'HEAD')) return id;
      const [mark] = items;
      return mark && parseItem(Marker, mark).submissionId;
    },

    /** Takes a profile in and debits it, all or nothing: once for each external id, once for each person of a job. */
    async take({ request, head, profile, namesake, prints, known, entryId }: Arrival): Promise<ArrivalOutcome> {
      const { accountId, jobId, id: submissionId } = head;
      const { actions, linked, release } = await claimArrival(deps, head, prints, known);
      const once = namesake
        ? [putAction(table, { ...keys.delivery(accountId, jobId, 'person', namesake), submissionId }, IF_NEW)]
        : [];
      try {
        const refused = await transact(table, [
          putAction(table, toHeadItem(head), IF_NEW),
          ...once,
          ...actions,
          putAction(table, { ...keys.profile(accountId, submissionId), ...profile, linked }, IF_NEW),
          ...deliveryActions(table, request, { entryId, at: head.submittedAt, submissionId }),
        ]);
        if (!refused) return 'taken';
        await release();
        if (refused[0]) return 'deliveredBefore';
        return refused.slice(1, once.length + 1).includes(true) ? 'personIsThere' : 'changed';
      } catch (error) {
        if (!isConflict(error)) throw error;
        // Too many at once, for long: it is worth another look.
        await release();
        return 'changed';
      }
    },
  };
}
