import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { canEditOutreach } from '../../../shared/rules/access.ts';
import type { Counts } from '../../../shared/rules/counters.ts';
import { readItems } from '../../platform/batch.ts';
import { cancellationOf, parseItem, parseItems, retryingConflicts, type Table } from '../../platform/table.ts';
import { DEFAULT_SETTINGS, settingName } from '../account/settings.ts';
import { StoredAccount, StoredUser } from '../account/stored-account.ts';
import { keys } from '../keys.ts';
import { type StopReason, stopActions, type TransactActions } from '../request/request-actions.ts';
import { createActions, saveActions } from './job-actions.ts';
import { readableCounts, StoredJob, StoredJobRow, type StoredRequest, StoredSourcing } from './stored-job.ts';

const FirstBatch = z.object({ value: z.object({ defaultFirstBatchSize: z.number().int().min(1) }) });
/** All that a job needs of its row. Without it the job shows no owner's name. */
const RowOwner = StoredJobRow.pick({ ownerName: true });
const Outreach = z.object({ steps: z.array(z.custom<JourneyStep>()) });

/** A job with what is shown around it. */
export interface FoundJob {
  readonly job: StoredJob;
  readonly sourcing: StoredSourcing;
  readonly ownerName: string;
  readonly canEditOutreach: boolean;
}

/** A request that stops with the job it belongs to. */
export interface Stopping {
  readonly request: StoredRequest;
  readonly reason: StopReason;
  readonly entry: { readonly id: string; readonly at: string; readonly refund: number };
}

export type JobsRepository = ReturnType<typeof createJobsRepository>;

/** Jobs, with their rows and counts, which are written in the same transaction. */
export function createJobsRepository(table: Table) {
  const { db, name: TableName } = table;
  const get = async (Key: Record<string, string>) => (await db.send(new GetCommand({ TableName, Key }))).Item;

  const getAll = async (Keys: readonly { pk: string; sk: string }[], ConsistentRead: boolean) => {
    const found = await readItems(table, Keys, { ConsistentRead });
    return Keys.map(({ pk, sk }) => found.find((item) => item.pk === pk && item.sk === sk));
  };

  /** Writes all or nothing. False when a condition did not hold: someone else was faster. */
  const transact = async (TransactItems: TransactActions) => {
    try {
      await retryingConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
      return true;
    } catch (error) {
      if (cancellationOf(error)?.includes('ConditionalCheckFailed')) return false;
      throw error;
    }
  };

  return {
    /** Reads what was saved a moment ago too, so that nobody edits a version that is no longer there. */
    async find(account: AccountId, id: JobId): Promise<FoundJob | undefined> {
      const [job, sourcing, row, owner] = await getAll(
        [keys.job(account, id), keys.sourcing(account, id), keys.jobRow(account, id), keys.account(account)],
        true,
      );
      if (!job || !sourcing || !row || !owner) return undefined;
      return {
        job: parseItem(StoredJob, job),
        sourcing: parseItem(StoredSourcing, sourcing),
        ownerName: parseItems(RowOwner, [row])[0]?.ownerName ?? '',
        canEditOutreach: canEditOutreach(parseItem(StoredAccount, owner)),
      };
    },

    /** False when the job is there already. */
    create: (job: StoredJob, parts: Parameters<typeof createActions>[2]) =>
      transact(createActions(TableName, job, parts)),

    /** Saves a job over the version it was made from; `steps` are the emails it starts with when it is posted. */
    save: (before: StoredJob, after: StoredJob, steps?: readonly JourneyStep[]) =>
      transact(saveActions(TableName, before, after, steps)),

    /** Closes a job. An open request stops with it and gives back what was not delivered. */
    async close(before: StoredJob, after: StoredJob, stopping: Stopping | undefined) {
      const row = { isSourcing: false, notSourcingReason: 'CLOSED' };
      const stop = stopping
        ? stopActions(TableName, stopping.request, stopping.reason, stopping.entry)
        : [reasonAction(TableName, before, 'CLOSED')];
      return transact([...saveActions(TableName, before, after, undefined, row), ...stop]);
    },

    reopen: (before: StoredJob, after: StoredJob) =>
      transact([
        ...saveActions(TableName, before, after, undefined, { notSourcingReason: null }),
        reasonAction(TableName, before, null),
      ]),

    async findOutreach(account: AccountId, job: JobId, version: number) {
      const item = await get(keys.outreach(account, job, version));
      return item && parseItem(Outreach, item).steps;
    },

    async findAccount(account: AccountId) {
      const item = await get(keys.account(account));
      return item && parseItem(StoredAccount, item);
    },

    async isTeammate(account: AccountId, user: UserId) {
      const item = await get(keys.user(user));
      return item !== undefined && parseItem(StoredUser, item).accountId === account;
    },

    async readCounters(account: AccountId, job: JobId): Promise<Counts> {
      const item = (await get(keys.counters(account, job))) ?? {};
      return Object.fromEntries(
        Object.entries(item).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      );
    },

    async readJobCounts(account: AccountId, owner: UserId) {
      const [all, own] = await getAll([keys.jobCounts(account, 'account'), keys.jobCounts(account, owner)], false);
      return { account: readableCounts(all ?? {}), me: readableCounts(own ?? {}) };
    },

    async firstBatchSize() {
      const item = await get(keys.setting(settingName('sourcingRequest')));
      return item
        ? parseItem(FirstBatch, item).value.defaultFirstBatchSize
        : DEFAULT_SETTINGS.sourcingRequest.defaultFirstBatchSize;
    },
  };
}

/** Says why a job without an open request is not sourced. */
const reasonAction = (TableName: string, job: StoredJob, reason: string | null): TransactActions[number] => ({
  Update: {
    TableName,
    Key: keys.sourcing(job.accountId, job.id),
    UpdateExpression: 'SET notSourcingReason = :reason',
    ConditionExpression: 'requestId = :none',
    ExpressionAttributeValues: { ':reason': reason, ':none': null },
  },
});
