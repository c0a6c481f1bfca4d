import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import type { NotSourcingReason } from '../../../shared/model/job.ts';
import type { StoredRequest } from '../job/stored-job.ts';
import { keys } from '../keys.ts';

/*
 * The items of a sourcing request, whose attributes are those of the schemas in `stored.ts`:
 *
 * - ACCOUNT   `balance`, `held`, `available` (numbers; available = balance - held)
 * - ledger    one entry per change: `id`, `at`, `amount` (changes the balance), `held` (changes what is held), `reason`
 *             (GRANT, RESERVED, PROFILE_DELIVERED, REFUND), `reference` (job id, request id or submission id)
 * - REQUEST   `batchSize`, `delivered` (written when it is closed), `submittedBefore`, `holdsCredits`; `openKey` and `openSort`
 *             while open
 * - pointer   REQUEST#id / POINTER: `accountId`, `jobId`
 * - SOURCING  `batch`, `maxSourced`, `submissions`, `sourcing`, `sourcingMode`, `autoSourcing`, `sourcingRequest`,
 *             `notSourcingReason`, `requestId`, `lastRequestId` (the latest that was stopped)
 * - job row   `isSourcing`, `notSourcingReason`, `batch`, `requested`, `submittedBefore`, and `delivered` when it is closed
 *
 * A delivery is one transaction: the actions of `deliveryActions` and, beside them, what the delivery itself stores. If
 * it is cancelled by a failed condition, read the request again: it is full, closed, or someone else delivered meanwhile.
 */

export type TransactActions = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Sets some attributes of a job's row. `when` names what must hold of it. */
export interface RowChange {
  readonly [attribute: string]: unknown;
}

export interface Ledgered {
  readonly amount: number;
  readonly held: number;
  readonly reason: 'GRANT' | 'RESERVED' | 'PROFILE_DELIVERED' | 'REFUND';
  readonly reference: string;
}

/** Changes an account's credits together with the ledger line that says why. Never below what is available. */
export function creditActions(
  TableName: string,
  account: AccountId,
  entry: { readonly id: string; readonly at: string } & Ledgered,
): TransactActions {
  const { amount, held } = entry;
  const available = amount - held;
  return [
    {
      Update: {
        TableName,
        Key: keys.account(account),
        UpdateExpression: 'ADD balance :amount, held :held, available :available',
        ConditionExpression: 'attribute_exists(pk) AND available >= :least AND held >= :leastHeld',
        ExpressionAttributeValues: {
          ':amount': amount,
          ':held': held,
          ':available': available,
          ':least': Math.max(-available, 0),
          ':leastHeld': Math.max(-held, 0),
        },
      },
    },
    {
      Put: {
        TableName,
        Item: { ...keys.ledger(account, `${entry.at}#${entry.id}`), ...entry },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ];
}

/** Sets attributes of the row of a job; refused where the job's status is another than expected. */
export function rowAction(
  TableName: string,
  { accountId, jobId }: { readonly accountId: AccountId; readonly jobId: JobId },
  changes: RowChange,
  expected?: { readonly status: string },
): TransactActions[number] {
  const names = Object.keys(changes);
  return {
    Update: {
      TableName,
      Key: keys.jobRow(accountId, jobId),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: expected ? '#expected = :expected' : 'attribute_exists(pk)',
      ExpressionAttributeNames: {
        ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ...(expected && { '#expected': 'status' }),
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(names.map((name) => [`:${name}`, changes[name]])),
        ...(expected && { ':expected': expected.status }),
      },
    },
  };
}

/** What one delivered profile changes: a debit, one more delivered, and the end of the request when it was the last. */
export function deliveryActions(
  TableName: string,
  request: StoredRequest,
  delivery: { readonly entryId: string; readonly at: string; readonly submissionId: string },
): TransactActions {
  const isLast = request.delivered + 1 >= request.batchSize;
  const { accountId } = request;
  const debit = {
    id: delivery.entryId,
    at: delivery.at,
    amount: -1,
    held: -1,
    reason: 'PROFILE_DELIVERED' as const,
    reference: delivery.submissionId,
  };
  return [
    ...requestDelivered(TableName, request, delivery.at, isLast),
    sourcingDelivered(TableName, request, isLast),
    ...rowDelivered(TableName, request, isLast),
    ...(request.holdsCredits ? creditActions(TableName, accountId, debit) : []),
  ];
}

/** The row hears of the last profile; until then it shows what the job's counters say, and of older requests each one. */
function rowDelivered(TableName: string, request: StoredRequest, isLast: boolean): TransactActions {
  const { accountId, jobId, batchSize, submittedBefore } = request;
  const ended = { isSourcing: false, notSourcingReason: 'BATCH_DELIVERED', delivered: batchSize };
  if (isLast) return [rowAction(TableName, request, ended)];
  if (submittedBefore !== undefined) return [];
  const Key = keys.jobRow(accountId, jobId);
  const added = { UpdateExpression: 'ADD delivered :one', ExpressionAttributeValues: { ':one': 1 } };
  return [{ Update: { TableName, Key, ...added, ConditionExpression: 'attribute_exists(pk)' } }];
}

/** The request hears of its last profile; of each one where it counts for itself. */
function requestDelivered(TableName: string, request: StoredRequest, at: string, isLast: boolean): TransactActions {
  if (isLast) return [requestClosed(TableName, request, { at, because: 'DELIVERED', delivered: request.batchSize })];
  if (request.submittedBefore !== undefined) return [];
  return [
    {
      Update: {
        TableName,
        Key: keys.request(request.accountId, request.jobId, request.id),
        UpdateExpression: 'ADD delivered :one',
        ConditionExpression: 'attribute_exists(openKey) AND delivered < :beforeLast',
        ExpressionAttributeValues: { ':one': 1, ':beforeLast': request.batchSize - 1 },
      },
    },
  ];
}

interface Closing {
  readonly at: string;
  readonly because: NonNullable<StoredRequest['closedBecause']>;
  readonly delivered: number;
}

/** The end of a request, which has delivered so many. */
function requestClosed(
  TableName: string,
  request: StoredRequest,
  { at, because, delivered }: Closing,
): TransactActions[number] {
  const countsItself = request.submittedBefore === undefined;
  return {
    Update: {
      TableName,
      Key: keys.request(request.accountId, request.jobId, request.id),
      UpdateExpression: 'SET closedAt = :at, closedBecause = :because, delivered = :delivered REMOVE openKey, openSort',
      ConditionExpression: `attribute_exists(openKey)${countsItself ? ' AND delivered = :before' : ''}`,
      ExpressionAttributeValues: {
        ':at': at,
        ':because': because,
        ':delivered': delivered,
        ...(countsItself && { ':before': request.delivered }),
      },
    },
  };
}

/** The job counts what is delivered: no more than the request may deliver, and the last one when it is the last. */
function sourcingDelivered(TableName: string, request: StoredRequest, isLast: boolean): TransactActions[number] {
  const { submittedBefore, batchSize } = request;
  const isInTurn = isLast ? 'submissions = :beforeLast' : 'submissions < :beforeLast';
  return {
    Update: {
      TableName,
      Key: keys.sourcing(request.accountId, request.jobId),
      UpdateExpression: isLast
        ? 'ADD submissions :one, maxSourced :size SET sourcing = :no, sourcingRequest = :none, requestId = :none, notSourcingReason = :delivered'
        : 'ADD submissions :one',
      ConditionExpression: `requestId = :request${submittedBefore === undefined ? '' : ` AND ${isInTurn}`}`,
      ExpressionAttributeValues: {
        ':one': 1,
        ':request': request.id,
        ...(submittedBefore !== undefined && { ':beforeLast': submittedBefore + batchSize - 1 }),
        ...(isLast && { ':size': batchSize, ':no': false, ':none': null, ':delivered': 'BATCH_DELIVERED' }),
      },
    },
  };
}

export interface StopReason {
  readonly closedBecause: 'STOPPED' | 'JOB_CLOSED';
  readonly notSourcingReason: NotSourcingReason;
}

/** What stopping a request as it was read changes, without the job's row: what is not delivered is given back. */
export function stopActions(
  TableName: string,
  request: StoredRequest,
  { closedBecause, notSourcingReason }: StopReason,
  entry: { readonly id: string; readonly at: string; readonly refund: number },
): TransactActions {
  const { accountId, jobId, id, delivered, submittedBefore } = request;
  const back = {
    id: entry.id,
    at: entry.at,
    amount: 0,
    held: -entry.refund,
    reason: 'REFUND' as const,
    reference: id,
  };
  const counted = submittedBefore === undefined ? '' : ' AND submissions = :submissions';
  return [
    requestClosed(TableName, request, { at: entry.at, because: closedBecause, delivered }),
    {
      Update: {
        TableName,
        Key: keys.sourcing(accountId, jobId),
        UpdateExpression:
          'SET sourcing = :no, sourcingRequest = :none, requestId = :none, lastRequestId = :request, notSourcingReason = :reason, maxSourced = submissions',
        ConditionExpression: `requestId = :request${counted}`,
        ExpressionAttributeValues: {
          ':no': false,
          ':none': null,
          ':reason': notSourcingReason,
          ':request': id,
          ...(submittedBefore !== undefined && { ':submissions': submittedBefore + delivered }),
        },
      },
    },
    ...(request.holdsCredits && entry.refund > 0 ? creditActions(TableName, accountId, back) : []),
  ];
}
