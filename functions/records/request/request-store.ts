import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountId, JobId, RequestId } from '../../../shared/model/ids.ts';
import { cancellationOf, parseItem, retryingConflicts, type Table } from '../../platform/table.ts';
import { StoredRequest, StoredSourcing } from '../job/stored-job.ts';
import { keys } from '../keys.ts';
import { rowAction, type StopReason, stopActions } from './request-actions.ts';
import { type NewRequest, startActions } from './request-start.ts';

// What a delivery needs; the attribute names stand at the top of `sourcing-actions.ts`.
export { deliveryActions } from './request-actions.ts';

export type StartOutcome = 'started' | 'notEnoughCredits' | 'changedMeanwhile';

export type SourcingRepository = ReturnType<typeof createSourcingRepository>;

/** Reads and writes of sourcing requests from the employer's side. */
export function createSourcingRepository({ db, name: TableName }: Table) {
  return {
    async findSourcing(account: AccountId, job: JobId) {
      const { Item } = await db.send(
        new GetCommand({ TableName, Key: keys.sourcing(account, job), ConsistentRead: true }),
      );
      return Item && parseItem(StoredSourcing, Item);
    },

    async findRequest(account: AccountId, job: JobId, request: RequestId) {
      const { Item } = await db.send(
        new GetCommand({ TableName, Key: keys.request(account, job, request), ConsistentRead: true }),
      );
      return Item && parseItem(StoredRequest, Item);
    },

    /** Opens a request: reserves its credits, tells the job and its row, all or nothing. */
    async open(request: NewRequest): Promise<StartOutcome> {
      try {
        await retryingConflicts(() =>
          db.send(new TransactWriteCommand({ TransactItems: startActions(TableName, request) })),
        );
        return 'started';
      } catch (error) {
        const codes = cancellationOf(error);
        if (!codes?.includes('ConditionalCheckFailed')) throw error;
        return request.holdsCredits && codes[0] === 'ConditionalCheckFailed' ? 'notEnoughCredits' : 'changedMeanwhile';
      }
    },

    /** Stops a request as it was read. False when a profile was delivered, or someone stopped it, meanwhile. */
    async stop(request: StoredRequest, reason: StopReason, entry: { id: string; at: string; refund: number }) {
      const row = { isSourcing: false, notSourcingReason: reason.notSourcingReason };
      const TransactItems = [...stopActions(TableName, request, reason, entry), rowAction(TableName, request, row)];
      try {
        await retryingConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
        return true;
      } catch (error) {
        if (cancellationOf(error)?.includes('ConditionalCheckFailed')) return false;
        throw error;
      }
    },
  };
}
