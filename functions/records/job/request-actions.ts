import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import type { NotSourcingReason } from '../../../shared/model/job.ts';
import { type Action, IF_NEW, IF_THERE, type Item, putAction, setting, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys, OPEN_REQUESTS, PAUSED_REQUESTS } from '../keys.ts';
import { type AlsoChanged, sourcingAction } from './sourcing-action.ts';
import type { StoredRequest } from './stored-job.ts';

/*
 * The items of a sourcing request, whose attributes are those of the schemas in `stored-job.ts` and `stored-account.ts`:
 *
 * - ACCOUNT   `balance`, `held`, `available` (numbers; available = balance - held)
 * - ledger    one entry per change: `id`, `at`, `amount` (changes the balance), `held` (changes what is held), `reason`
 *             (GRANT, RESERVED, PROFILE_DELIVERED, REFUND), `reference` (a word, request id or submission id), `jobId`
 * - REQUEST   `batchSize`, `delivered` (written when it is closed), `submittedBefore`, `holdsCredits`; `openKey` and `openSort`
 *             while open
 * - pointer   REQUEST#id / POINTER: `accountId`, `jobId`
 * - SOURCING  `batch`, `maxSourced`, `submissions`, `sourcing` (somebody has taken the request), `sourcingMode`,
 *             `autoSourcing`, `sourcingRequest`, `notSourcingReason`, `requestId`, `lastRequestId` (the latest that was stopped)
 * - job row   `isSourcing`, `notSourcingReason`, `batch`, `requested`, `submittedBefore`, and `delivered` when it is closed
 *
 * A delivery is one transaction: the actions of `deliveryActions` and, beside them, what the delivery itself stores. If
 * it is cancelled by a failed condition, read the request again: it is full, closed, or someone else delivered meanwhile.
 */

type Named = Pick<Table, 'name'>;

export interface Ledgered {
  readonly amount: number;
  readonly held: number;
  readonly reason: 'GRANT' | 'RESERVED' | 'PROFILE_DELIVERED' | 'REFUND';
  readonly reference: string;
  readonly jobId?: JobId;
}

/** Changes an account's credits together with the ledger line that says why. Never below what is available. */
export function creditActions(
  table: Named,
  account: AccountId,
  entry: { readonly id: string; readonly at: string } & Ledgered,
): readonly Action[] {
  const { amount, held } = entry;
  const available = amount - held;
  return [
    updateAction(table, keys.account(account), {
      change: 'ADD balance :amount, held :held, available :available',
      values: { ':amount': amount, ':held': held, ':available': available },
      if: {
        when: 'attribute_exists(pk) AND available >= :least AND held >= :leastHeld',
        values: { ':least': Math.max(-available, 0), ':leastHeld': Math.max(-held, 0) },
      },
    }),
    putAction(table, { ...keys.ledger(account, `${entry.at}#${entry.id}`), ...entry }, IF_NEW),
  ];
}

/** Sets attributes of the row of a job; refused where the job's status is another than expected. */
export const rowAction = (
  table: Named,
  { accountId, jobId }: { readonly accountId: AccountId; readonly jobId: JobId },
  changes: Item,
  expected?: { readonly status: string },
): Action =>
  updateAction(table, keys.jobRow(accountId, jobId), {
    ...setting(changes),
    if: expected
      ? { when: '#expected = :expected', names: { '#expected': 'status' }, values: { ':expected': expected.status } }
      : IF_THERE,
  });

/** What one delivered profile changes: a debit, one more delivered, and the end of the request when it was the last. */
export function deliveryActions(
  table: Named,
  request: StoredRequest,
  delivery: { readonly entryId: string; readonly at: string; readonly submissionId: string },
): readonly Action[] {
  const isLast = request.delivered + 1 >= request.batchSize;
  const { accountId } = request;
  const debit = {
    id: delivery.entryId,
    at: delivery.at,
    amount: -1,
    held: -1,
    reason: 'PROFILE_DELIVERED' as const,
    reference: delivery.submissionId,
    jobId: request.jobId,
  };
  return [
    ...requestDelivered(table, request, delivery.at, isLast),
    sourcingDelivered(table, request, isLast),
    ...rowDelivered(table, request, isLast),
    ...(request.holdsCredits ? creditActions(table, accountId, debit) : [unpaidLine(table, accountId, debit)]),
  ];
}

/** On an unlimited plan a delivery costs nothing, and still has its line. */
const unpaidLine = (table: Named, account: AccountId, entry: { readonly id: string; readonly at: string } & Ledgered) =>
  putAction(table, { ...keys.ledger(account, `${entry.at}#${entry.id}`), ...entry, amount: 0, held: 0 }, IF_NEW);

/** The row hears of the last profile; until then it shows what the job's counters say, and of older requests each one. */
function rowDelivered(table: Named, request: StoredRequest, isLast: boolean): readonly Action[] {
  const { accountId, jobId, batchSize, submittedBefore } = request;
  const ended = { isSourcing: false, notSourcingReason: 'BATCH_DELIVERED', delivered: batchSize };
  if (isLast) return [rowAction(table, request, ended)];
  if (submittedBefore !== undefined) return [];
  const added = { change: 'ADD delivered :one', values: { ':one': 1 }, if: IF_THERE };
  return [updateAction(table, keys.jobRow(accountId, jobId), added)];
}

/** The request hears of its last profile; of each one where it counts for itself. */
function requestDelivered(table: Named, request: StoredRequest, at: string, isLast: boolean): readonly Action[] {
  if (isLast) return [requestClosed(table, request, { at, because: 'DELIVERED', delivered: request.batchSize })];
  if (request.submittedBefore !== undefined) return [];
  return [
    updateAction(table, keys.request(request.accountId, request.jobId, request.id), {
      change: 'ADD delivered :one',
      values: { ':one': 1 },
      if: {
        when: 'attribute_exists(openKey) AND delivered < :beforeLast',
        values: { ':beforeLast': request.batchSize - 1 },
      },
    }),
  ];
}

interface Closing {
  readonly at: string;
  readonly because: NonNullable<StoredRequest['closedBecause']>;
  readonly delivered: number;
}

/** The end of a request, which has delivered so many. */
function requestClosed(table: Named, request: StoredRequest, { at, because, delivered }: Closing): Action {
  const countsItself = request.submittedBefore === undefined;
  return updateAction(table, keys.request(request.accountId, request.jobId, request.id), {
    change: 'SET closedAt = :at, closedBecause = :because, delivered = :delivered REMOVE openKey, openSort',
    values: { ':at': at, ':because': because, ':delivered': delivered },
    if: {
      when: `attribute_exists(openKey)${countsItself ? ' AND delivered = :before' : ''}`,
      values: countsItself ? { ':before': request.delivered } : {},
    },
  });
}

/** While our people have paused a job, its request takes nothing. */
const NOT_HELD = '(attribute_not_exists(isRequestHeld) OR isRequestHeld <> :held)';

/** The job counts what is delivered: no more than the request may deliver, and the last one when it is the last. */
function sourcingDelivered(table: Named, request: StoredRequest, isLast: boolean): Action {
  const { submittedBefore, batchSize } = request;
  const isInTurn = isLast ? 'submissions = :beforeLast' : 'submissions < :beforeLast';
  // Whoever delivers has taken the request.
  const set = setting(isLast ? { ...NOT_SOURCING, notSourcingReason: 'BATCH_DELIVERED' } : { sourcing: true });
  return updateAction(table, keys.sourcing(request.accountId, request.jobId), {
    change: `ADD submissions :one${isLast ? ', maxSourced :size' : ''} ${set.change}`,
    names: set.names,
    values: { ':one': 1, ...(isLast && { ':size': batchSize }), ...set.values },
    if: {
      when: `requestId = :request AND ${NOT_HELD}${submittedBefore === undefined ? '' : ` AND ${isInTurn}`}`,
      values: {
        ':held': true,
        ':request': request.id,
        ...(submittedBefore !== undefined && { ':beforeLast': submittedBefore + batchSize - 1 }),
      },
    },
  });
}

/** What the job says once no request is open. */
const NOT_SOURCING = { sourcing: false, sourcingRequest: null, requestId: null, isRequestHeld: false };

export interface StopReason {
  readonly closedBecause: 'STOPPED' | 'JOB_CLOSED';
  readonly notSourcingReason: NotSourcingReason;
}

/** Lets an open request wait, unseen by sourcers, or be served again. */
export const holdAction = (
  table: Named,
  { accountId, jobId, id }: StoredRequest,
  { isHeld, at }: { readonly isHeld: boolean; readonly at: Date },
): Action =>
  updateAction(table, keys.request(accountId, jobId, id), {
    change: 'SET openKey = :open, turnedAt = :at',
    values: { ':open': isHeld ? PAUSED_REQUESTS : OPEN_REQUESTS, ':at': at.toISOString() },
    if: { when: 'attribute_exists(openKey)' },
  });

/** What stopping a request as it was read changes, without the job's row: what is not delivered is given back. */
export function stopActions(
  table: Named,
  request: StoredRequest,
  { closedBecause, notSourcingReason }: StopReason,
  entry: { readonly id: string; readonly at: string; readonly refund: number },
  also: AlsoChanged = {},
): readonly Action[] {
  const { accountId, id, delivered, submittedBefore } = request;
  const back = {
    id: entry.id,
    at: entry.at,
    amount: 0,
    held: -entry.refund,
    reason: 'REFUND' as const,
    reference: id,
    jobId: request.jobId,
  };
  const counted = submittedBefore === undefined ? '' : ' AND submissions = :submissions';
  const stopped = { ...NOT_SOURCING, lastRequestId: id, notSourcingReason };
  const condition = {
    when: `requestId = :request${counted}`,
    values: {
      ':request': id,
      ...(submittedBefore !== undefined && { ':submissions': submittedBefore + delivered }),
    },
  };
  return [
    requestClosed(table, request, { at: entry.at, because: closedBecause, delivered }),
    sourcingAction(table, request, { set: stopped, sums: ['maxSourced = submissions'], if: condition }, also),
    ...(request.holdsCredits && entry.refund > 0 ? creditActions(table, accountId, back) : []),
  ];
}
