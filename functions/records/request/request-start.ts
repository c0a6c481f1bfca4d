import type { AccountId, JobId, RequestId, UserId } from '../../../shared/model/ids.ts';
import { type Action, IF_NEW, putAction, setting, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { creditActions, rowAction } from '../job/request-actions.ts';
import { keys, OPEN_REQUESTS } from '../keys.ts';

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
export function startActions(
  table: Pick<Table, 'name'>,
  request: NewRequest,
  submittedBefore: number,
): readonly Action[] {
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
  const sourcing = {
    ...{ batch, sourcing: true, sourcingMode: 'manual', sourcingRequest: { batchSize, at: openedAt } },
    ...{ requestId: id, notSourcingReason: null, ...(isFirst && { hasDerivedIds: true }) },
  };
  return [
    ...(request.holdsCredits ? creditActions(table, accountId, reserved) : []),
    updateAction(table, keys.sourcing(accountId, jobId), {
      ...setting(sourcing),
      if: {
        when: '#batch = :before AND requestId = :none AND submissions = :submitted AND autoSourcing <> :pause',
        values: { ':before': batch - 1, ':none': null, ':submitted': submittedBefore, ':pause': 'PAUSE' },
      },
    }),
    rowAction(table, request, row, { status: 'Validated' }),
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
