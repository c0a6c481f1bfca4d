import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { AUTO } from '../../../shared/product.ts';
import type { AutoState, Step } from '../../../shared/rules/sourcing/auto/steps.ts';
import {
  type Action,
  type Condition,
  IF_NEW,
  type Item,
  putAction,
  queryPage,
  transact,
} from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { jobPartition, keys, SOURCING_DUE } from '../keys.ts';
import { holdAction, rowAction, stopActions } from './request-actions.ts';
import { type NewRequest, startActions } from './request-start.ts';
import { sourcingAction } from './sourcing-action.ts';
import { StoredAutoSourcingEntry, type StoredJob, type StoredRequest, type StoredSourcing } from './stored-job.ts';

/** Who took a step, when, and what is kept besides. */
export interface Taken {
  readonly at: Date;
  /** A person's name, or null where the product did it by itself. */
  readonly by: string | null;
  readonly newId: () => string;
  /** The job's status as it was read: nothing is written where it is another by now. */
  readonly jobStatus?: StoredJob['status'];
  /** When the job is looked at again; undefined where nothing happens by itself. */
  readonly lookAt: Date | undefined;
  /** The open request, where the step stops it. */
  readonly request?: StoredRequest | undefined;
  /** Whether the open request waits from now on, unseen by sourcers, or goes on. */
  readonly isHeld?: boolean;
  /** The request that is opened, where the step asks for one. */
  readonly opens?: NewRequest | undefined;
  /** What else changes of the job's sourcing. */
  readonly set?: Item;
  /** What else is written with it. */
  readonly also?: readonly Action[];
}

export type AutoSourcingStore = ReturnType<typeof createAutoSourcingStore>;

/** The steps of a job's auto-sourcing, each one transaction with the line that tells why. */
export const createAutoSourcingStore = (table: Table) => ({
  /** Takes a step from a job's sourcing as it was read. False where somebody changed it meanwhile, or credits are short. */
  take: async (before: StoredSourcing, step: Step, taken: Taken): Promise<boolean> =>
    (await transact(table, [
      ...stepActions(table, before, step, taken),
      ...(taken.opens
        ? []
        : [rowAction(table, before, rowOf(step, taken), taken.jobStatus && { status: taken.jobStatus })]),
    ])) === undefined,

  /** A page of the history of a job, the latest first. */
  async history(
    account: AccountId,
    job: JobId,
    { after, limit = AUTO.historyPage }: { after?: string | undefined; limit?: number } = {},
  ) {
    const { pk } = keys.autoSourcing(account, job, '');
    const query = {
      where: 'pk = :pk AND begins_with(sk, :auto)',
      values: { ':pk': jobPartition(account, job), ':auto': 'AUTO#' },
      newestFirst: true,
    };
    const { items, next } = await queryPage(table, query, limit, fromCursor(after, { pk }, 'sk'));
    return { entries: parseItems(StoredAutoSourcingEntry, items), next: toCursor(next) };
  },
});

/** What the job's row shows after a step. */
export const rowOf = ({ after, stopsRequest }: Step, { request }: Pick<Taken, 'request'>) => ({
  isPaused: after.autoSourcing === 'PAUSE',
  isAuto: after.sourcingMode === 'auto-sourcing' && after.autoSourcing === 'ON',
  autoContact: after.autoContact,
  notSourcingReason: after.notSourcingReason,
  ...(stopsRequest && request && { isSourcing: false, delivered: request.delivered }),
});

/** All writes of a step but that of the job's row, which a start brings along. */
export function stepActions(table: Table, before: StoredSourcing, step: Step, taken: Taken): Action[] {
  const { request, opens, isHeld, at } = taken;
  const { accountId, jobId } = before;
  const sourcing = sourcingOfStep(before, step, taken);
  const lines = linesOf(table, before, step, taken);
  if (opens)
    return [
      ...startActions(table, opens, before, { ...sourcing, row: rowOf(step, taken) }),
      ...lines,
      ...(taken.also ?? []),
    ];
  const { notSourcingReason } = step.after;
  const stops = step.stopsRequest && request;
  const entry = {
    id: taken.newId(),
    at: at.toISOString(),
    refund: stops ? stops.batchSize - stops.delivered : 0,
  };
  const closedBecause = notSourcingReason === 'CLOSED' ? 'JOB_CLOSED' : 'STOPPED';
  const reason = { closedBecause, notSourcingReason: notSourcingReason ?? 'STOPPED_BY_USER' } as const;
  return [
    ...(stops
      ? stopActions(table, stops, reason, entry, sourcing)
      : [sourcingAction(table, { accountId, jobId }, sourcing)]),
    ...(request && isHeld !== undefined ? [holdAction(table, request, { isHeld, at })] : []),
    ...lines,
    ...(taken.also ?? []),
  ];
}

/** What of the item changes, where it still is as it was read. */
function sourcingOfStep(before: StoredSourcing, { after, lines }: Step, { set, lookAt, isHeld }: Taken) {
  const due = lookAt && { dueShard: SOURCING_DUE, dueAt: lookAt.toISOString() };
  const hasHistory = lines.length > 0 ? { hasHistory: true } : {};
  const { sourcingMode, autoSourcing, autoSourcingPause, autoContact, notSourcingReason }: AutoState = after;
  return {
    set: {
      ...{ sourcingMode, autoSourcing, autoSourcingPause, autoContact, notSourcingReason },
      ...hasHistory,
      ...(isHeld !== undefined && { isRequestHeld: isHeld }),
      ...set,
      ...due,
    },
    remove: due ? [] : ['dueShard', 'dueAt'],
    if: unchanged(before),
  };
}

function unchanged(before: StoredSourcing): Condition {
  const { sourcingMode, autoSourcing, autoContact, requestId, dueAt } = before;
  return {
    when: [
      'sourcingMode = :wasMode AND autoSourcing = :wasAuto AND requestId = :wasRequest',
      autoContact ? 'autoContact = :wasContact' : '(attribute_not_exists(autoContact) OR autoContact = :wasContact)',
      dueAt === undefined ? 'attribute_not_exists(dueAt)' : 'dueAt = :wasDue',
    ].join(' AND '),
    values: {
      ...{ ':wasMode': sourcingMode, ':wasAuto': autoSourcing, ':wasRequest': requestId, ':wasContact': autoContact },
      ...(dueAt !== undefined && { ':wasDue': dueAt }),
    },
  };
}

/** The lines of the history. They stand in the order in which they happened. */
function linesOf(
  table: Table,
  { accountId, jobId }: StoredSourcing,
  { lines }: Step,
  { at, by, newId }: Taken,
): Action[] {
  return lines.map(({ action, reasons, triggers = [], batchSize }, index) => {
    const id = newId();
    const instant = at.toISOString();
    const entry: StoredAutoSourcingEntry = {
      ...{ id, at: instant, action, reasons: [...reasons], by, batchSize: batchSize ?? null },
      dataAutoPauseSourcingSystemAdditionalInfos: [...triggers],
    };
    return putAction(table, { ...keys.autoSourcing(accountId, jobId, `${instant}#${index}#${id}`), ...entry }, IF_NEW);
  });
}
