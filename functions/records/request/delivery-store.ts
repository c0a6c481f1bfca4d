import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AccountId, type CommunityId, JobId, type RequestId, SubmissionId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import {
  cancellationOf,
  fromCursor,
  parseItem,
  parseItems,
  retryingConflicts,
  type Table,
  toCursor,
} from '../../platform/table.ts';
import { StoredJob, StoredRequest } from '../job/stored-job.ts';
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
  const { db, name: TableName } = table;
  const { findByIdentity, findByName, heads } = createSubmissionRepository(table);

  return {
    findByIdentity,
    findByName,
    readHeads: heads.readMany,

    async listOpen(after: string | undefined) {
      const { Items = [], LastEvaluatedKey } = await db.send(
        new QueryCommand({
          TableName,
          IndexName: INDEX.open,
          KeyConditionExpression: 'openKey = :open',
          ExpressionAttributeValues: { ':open': OPEN_REQUESTS },
          Limit: PAGE,
          ExclusiveStartKey: fromCursor(after, { openKey: OPEN_REQUESTS }, 'openSort'),
        }),
      );
      return { requests: parseItems(StoredRequest, Items), next: toCursor(LastEvaluatedKey) };
    },

    /** Finds a request by its id alone, which is all that a sourcer knows. */
    async findRequest(request: RequestId) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.requestPointer(request) }));
      if (!Item) return undefined;
      const { accountId, jobId } = parseItem(Pointer, Item);
      const Key = keys.request(accountId, jobId, request);
      const found = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return found.Item && parseItem(StoredRequest, found.Item);
    },

    /** The job of one request. */
    async findJob({ accountId, jobId }: Pick<StoredRequest, 'accountId' | 'jobId'>) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.job(accountId, jobId) }));
      return Item && parseItem(StoredJob, Item);
    },

    /** The jobs of many requests, without those that do not exist or cannot be read. */
    async findJobs(requests: readonly Pick<StoredRequest, 'accountId' | 'jobId'>[]) {
      const unique = new Map(requests.map(({ accountId, jobId }) => [jobId, keys.job(accountId, jobId)]));
      const items = await readItems(table, [...unique.values()]);
      return parseItems(StoredJob, items);
    },

    /** The submission that a community's profile became, if it was delivered for this job before. */
    async findDelivered({ accountId, jobId }: StoredRequest, community: CommunityId, externalId: string) {
      const Key = keys.delivery(accountId, jobId, community, externalId);
      const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && parseItem(Marker, Item).submissionId;
    },

    /** Takes a profile in and debits it, all or nothing: once for each external id, once for each person of a job. */
    async take({ request, community, externalId, head, profile, persons, entryId }: Arrival): Promise<ArrivalOutcome> {
      const { accountId, jobId } = request;
      const marks = [
        keys.delivery(accountId, jobId, community, externalId),
        ...persons.map((person) => keys.delivery(accountId, jobId, 'person', person)),
      ];
      const put = (Item: Record<string, unknown>) => ({
        Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
      });
      const TransactItems = [
        ...marks.map((key) => put({ ...key, submissionId: head.id })),
        put(toHeadItem(head)),
        put({ ...keys.profile(accountId, head.id), ...profile }),
        ...deliveryActions(TableName, request, { entryId, at: head.submittedAt, submissionId: head.id }),
      ];
      try {
        await retryingConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
        return 'taken';
      } catch (error) {
        const codes = cancellationOf(error) ?? [];
        const failed = codes.map((code) => code === 'ConditionalCheckFailed');
        if (!failed.includes(true) && !codes.includes('TransactionConflict')) throw error;
        if (failed[0]) return 'deliveredBefore';
        return failed.slice(1, marks.length).includes(true) ? 'personIsThere' : 'changed';
      }
    },
  };
}
