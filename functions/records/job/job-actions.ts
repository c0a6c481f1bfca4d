import type { AccountId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { jobListKey, keys, ownerListKey } from '../keys.ts';
import { rowAction, type TransactActions } from '../request/request-actions.ts';
import { postedSeconds, rowFieldsOf } from './job-row.ts';
import type { StoredJob, StoredJobRow, StoredSourcing } from './stored-job.ts';

type Action = TransactActions[number];

/** Where a job's row stands in the lists: by status, the account's and its owner's, last edited first. */
const placeOf = ({ accountId, ownerId, status, editedAt, postedAt }: StoredJob) => ({
  status,
  posted: postedSeconds(postedAt),
  listKey: jobListKey(accountId, status),
  ownerKey: ownerListKey(accountId, ownerId, status),
  listSort: editedAt,
});

/** The row of a new job. */
function newRow(job: StoredJob, ownerName: string): StoredJobRow & Record<string, unknown> {
  const { accountId, id, ownerId } = job;
  return {
    ...keys.jobRow(accountId, id),
    id,
    accountId,
    ownerId,
    ownerName,
    ...rowFieldsOf(job),
    ...placeOf(job),
    isSourcing: false,
    isPaused: false,
    notSourcingReason: null,
    batch: 0,
    requested: 0,
    delivered: 0,
    toReview: 0,
    funnel: [0, 0, 0, 0, 0, 0, 0],
    crowdFunnel: [0, 0, 0, 0, 0, 0, 0],
  };
}

/** All items of a new job. */
export function createActions(
  TableName: string,
  job: StoredJob,
  parts: {
    readonly sourcing: StoredSourcing;
    readonly ownerName: string;
    readonly steps: readonly JourneyStep[] | undefined;
  },
): Action[] {
  const put = (Item: Record<string, unknown>): Action => ({
    Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  return [
    put({ ...keys.job(job.accountId, job.id), ...job }),
    put({ ...keys.sourcing(job.accountId, job.id), ...parts.sourcing }),
    put(newRow(job, parts.ownerName)),
    ...(parts.steps ? [outreachAction(TableName, job, parts.steps)] : []),
    ...countActions(TableName, job, undefined, job.status),
  ];
}

/** A saved job over the version it was made from. */
export function saveActions(
  TableName: string,
  before: StoredJob,
  after: StoredJob,
  steps: readonly JourneyStep[] | undefined,
  rowChanges: Record<string, unknown> = {},
): Action[] {
  return [
    jobAction(TableName, before, after),
    rowAction(
      TableName,
      { accountId: after.accountId, jobId: after.id },
      { ...rowFieldsOf(after), ...placeOf(after), ...rowChanges },
    ),
    ...(steps ? [outreachAction(TableName, after, steps)] : []),
    ...(before.status === after.status ? [] : countActions(TableName, after, before.status, after.status)),
  ];
}

/** Sets what differs, so that emails saved meanwhile, which have their own attribute, stay. */
function jobAction(TableName: string, before: StoredJob, after: StoredJob): Action {
  const names = (Object.keys(after) as (keyof StoredJob)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return {
    Update: {
      TableName,
      Key: keys.job(after.accountId, after.id),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: '#version = :before',
      ExpressionAttributeNames: {
        ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
        '#version': 'version',
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(names.map((name) => [`:${name}`, after[name]])),
        ':before': before.version,
      },
    },
  };
}

/** The emails a posted job starts with. A version never changes once written. */
const outreachAction = (TableName: string, job: StoredJob, steps: readonly JourneyStep[]): Action => ({
  Put: {
    TableName,
    Item: { ...keys.outreach(job.accountId, job.id, 1), steps: [...steps] },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Moves one job from one status to another in the counts of the account and of its owner. */
export function countActions(
  TableName: string,
  { accountId, ownerId }: { accountId: AccountId; ownerId: StoredJob['ownerId'] },
  from: StoredJob['status'] | undefined,
  to: StoredJob['status'],
): Action[] {
  return (['account', ownerId] as const).map((whose) => ({
    Update: {
      TableName,
      Key: keys.jobCounts(accountId, whose),
      UpdateExpression: from ? 'ADD #to :one, #from :less' : 'ADD #to :one',
      ExpressionAttributeNames: { '#to': to, ...(from && { '#from': from }) },
      ExpressionAttributeValues: { ':one': 1, ...(from && { ':less': -1 }) },
    },
  }));
}
