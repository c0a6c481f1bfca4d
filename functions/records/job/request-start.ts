import type { AccountId, JobId, RequestId, UserId } from '../../../shared/model/ids.ts';
import { type Action, IF_NEW, type Item, putAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys, OPEN_REQUESTS } from '../keys.ts';
import { creditActions, rowAction } from './request-actions.ts';
import { type AlsoChanged, sourcingAction } from './sourcing-action.ts';
import type { StoredSourcing } from './stored-job.ts';

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

/** What else changes with a start, and what of it the job's row shows. */
export interface AlsoStarted extends AlsoChanged {
  readonly row?: Item;
}

/**
 * What starting a request changes of a job as it was read. The first action is the one that fails where credits are short. Until
 * a community takes the request it is pending.
 */
export function startActions(
  table: Pick<Table, 'name'>,
  request: NewRequest,
  before: Pick<StoredSourcing, 'submissions' | 'autoSourcing'>,
  also: AlsoStarted = {},
): readonly Action[] {
  const submittedBefore = before.submissions;
  const { entryId, ...item } = request;
  const { accountId, jobId, id, batch, batchSize, openedAt } = request;
  const reserved = {
    id: entryId,
    at: openedAt,
    amount: 0,
    held: batchSize,
    reason: 'RESERVED' as const,
    reference: id,
    jobId,
  };
  const isFirst = batch === 1 && submittedBefore === 0;
  const asked = { batch, requested: batchSize, delivered: 0, submittedBefore };
  const row = { isSourcing: true, notSourcingReason: null, ...asked };
  const sourcing = {
    ...{ batch, sourcing: false, sourcingRequest: { batchSize, at: openedAt } },
    ...{ requestId: id, notSourcingReason: null, ...(isFirst && { hasDerivedIds: true }) },
  };
  const condition = {
    when: '#batch = :before AND requestId = :none AND submissions = :submitted AND autoSourcing = :as',
    names: { '#batch': 'batch' },
    values: { ':before': batch - 1, ':none': null, ':submitted': submittedBefore, ':as': before.autoSourcing },
  };
  return [
    ...(request.holdsCredits ? creditActions(table, accountId, reserved) : []),
    sourcingAction(table, request, { set: sourcing, if: condition }, also),
    rowAction(table, request, { ...row, ...also.row }, { status: 'Validated' }),
    putAction(
      table,
      {
        ...keys.request(accountId, jobId, id),
        ...item,
        delivered: 0,
        submittedBefore,
        openKey: OPEN_REQUESTS,
        openSort: `${openedAt}#${id}`,
      },
      IF_NEW,
    ),
    putAction(table, { ...keys.requestPointer(id), accountId, jobId }),
  ];
}
