import type { AccountId, JobId, RequestId, UserId } from '../../../shared/model/ids.ts';
import { keys, OPEN_REQUESTS } from '../keys.ts';
import { creditActions, rowAction, type TransactActions } from './request-actions.ts';

export interface NewRequest {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  readonly id: RequestId;
  readonly batch: number;
  readonly batchSize: number;
  readonly holdsCredits: boolean;
  readonly openedAt: string;
  readonly openedBy: UserId;
  readonly entryId: string;
}

/**
 * What starting a request changes, after so many profiles that were delivered for the job. The first action is the one that fails
 * where credits are short.
 */
export function startActions(TableName: string, request: NewRequest, submittedBefore: number): TransactActions {
  const { entryId, ...item } = request;
  const { accountId, jobId, id, batch, batchSize, openedAt } = request;
  const reserved = {
    id: entryId,
    at: openedAt,
    amount: 0,
    held: batchSize,
    reason: 'RESERVED' as const,
    reference: id,
  };
  const isFirst = batch === 1 && submittedBefore === 0;
  const asked = { batch, requested: batchSize, delivered: 0, submittedBefore };
  const row = { isSourcing: true, notSourcingReason: null, ...asked };
  return [
    ...(request.holdsCredits ? creditActions(TableName, accountId, reserved) : []),
    {
      Update: {
        TableName,
        Key: keys.sourcing(accountId, jobId),
        UpdateExpression: `SET #batch = :batch, sourcing = :yes, sourcingMode = :manual, sourcingRequest = :request, requestId = :id, notSourcingReason = :none${isFirst ? ', hasDerivedIds = :yes' : ''}`,
        ConditionExpression:
          '#batch = :before AND requestId = :none AND submissions = :submitted AND autoSourcing <> :pause',
        ExpressionAttributeNames: { '#batch': 'batch' },
        ExpressionAttributeValues: {
          ':batch': batch,
          ':before': batch - 1,
          ':yes': true,
          ':manual': 'manual',
          ':request': { batchSize, at: openedAt },
          ':id': id,
          ':none': null,
          ':submitted': submittedBefore,
          ':pause': 'PAUSE',
        },
      },
    },
    rowAction(TableName, request, row, { status: 'Validated' }),
    {
      Put: {
        TableName,
        Item: {
          ...keys.request(accountId, jobId, id),
          ...item,
          delivered: 0,
          submittedBefore,
          openKey: OPEN_REQUESTS,
          openSort: `${openedAt}#${id}`,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Put: { TableName, Item: { ...keys.requestPointer(id), accountId, jobId } } },
  ];
}
