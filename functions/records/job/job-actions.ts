import type { AccountId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import {
  type Action,
  deleteAction,
  IF_NEW,
  type Item,
  putAction,
  setting,
  updateAction,
} from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { jobListKey, keys, ownerListKey, templatesKey } from '../keys.ts';
import { postedSeconds, rowFieldsOf } from './job-row.ts';
import { rowAction } from './request-actions.ts';
import type { StoredJob, StoredJobRow, StoredSourcing } from './stored-job.ts';

type Named = Pick<Table, 'name'>;

/** Emails that a job has from now on. */
export interface NewEmails {
  readonly steps: readonly JourneyStep[];
  /** Somebody wrote them for this job, so that other jobs may begin with them. */
  readonly isOwn: boolean;
}

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
    ...(job.ats && { ats: true, atsName: job.ats.atsName }),
  };
}

/** All items of a new job. */
export function createActions(
  table: Named,
  job: StoredJob,
  parts: {
    readonly sourcing: StoredSourcing;
    readonly ownerName: string;
    readonly emails: NewEmails | undefined;
  },
): Action[] {
  const put = (item: Item) => putAction(table, item, IF_NEW);
  return [
    put({ ...keys.job(job.accountId, job.id), ...job }),
    put({ ...keys.sourcing(job.accountId, job.id), ...parts.sourcing }),
    put(newRow(job, parts.ownerName)),
    ...emailActions(table, job, parts.emails),
    ...countActions(table, job, undefined, job.status),
  ];
}

/** A saved job over the version it was made from. */
export function saveActions(
  table: Named,
  before: StoredJob,
  after: StoredJob,
  emails: NewEmails | undefined,
  rowChanges: Record<string, unknown> = {},
): Action[] {
  return [
    jobAction(table, before, after),
    rowAction(
      table,
      { accountId: after.accountId, jobId: after.id },
      { ...rowFieldsOf(after), ...placeOf(after), ...rowChanges },
    ),
    ...emailActions(table, after, emails),
    ...(before.status === after.status ? [] : countActions(table, after, before.status, after.status)),
  ];
}

/** All items of a draft, as long as it is the version that was read. Its counters were never written. */
export function deleteActions(table: Named, draft: StoredJob): Action[] {
  const { accountId, id, version, outreachVersion, genericVersion } = draft;
  const versions = Math.max(outreachVersion ?? 0, genericVersion ?? 0);
  const unchanged = {
    when: '#version = :version AND #status = :draft',
    names: { '#version': 'version', '#status': 'status' },
    values: { ':version': version, ':draft': 'Draft' },
  };
  return [
    deleteAction(table, keys.job(accountId, id), unchanged),
    deleteAction(table, keys.sourcing(accountId, id)),
    deleteAction(table, keys.jobRow(accountId, id)),
    deleteAction(table, keys.template(accountId, id)),
    ...latestOf(versions).map((emails) => deleteAction(table, keys.outreach(accountId, id, emails))),
    ...importActions(table, draft),
    ...leavingActions(table, draft),
  ];
}

/** What was imported from an ATS can be imported again. The copy of its people is deleted by the worker that made it. */
function importActions(table: Named, { accountId, id, ats }: StoredJob): Action[] {
  const ofDraft = { when: 'attribute_not_exists(jobId) OR jobId = :job', values: { ':job': id } };
  if (!ats) return [];
  return [
    deleteAction(table, keys.atsImport(accountId, ats.mergeDevId), ofDraft),
    putAction(table, keys.atsLeft(accountId, ats.mergeDevId)),
  ];
}

/** A transaction takes a hundred writes: of a draft whose emails were saved more often, the oldest versions stay behind. */
const MOST_VERSIONS = 80;
const latestOf = (versions: number) =>
  Array.from({ length: Math.min(versions, MOST_VERSIONS) }, (_, index) => versions - index);

/** One job less of its status. */
const leavingActions = (table: Named, { accountId, ownerId, status }: StoredJob): Action[] =>
  (['account', ownerId] as const).map((whose) =>
    updateAction(table, keys.jobCounts(accountId, whose), {
      change: 'ADD #status :less',
      names: { '#status': status },
      values: { ':less': -1 },
    }),
  );

/** Sets what differs, so that emails saved meanwhile, which have their own attribute, stay. */
function jobAction(table: Named, before: StoredJob, after: StoredJob): Action {
  const names = (Object.keys(after) as (keyof StoredJob)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return updateAction(table, keys.job(after.accountId, after.id), {
    ...setting(Object.fromEntries(names.map((name) => [name, after[name]]))),
    if: { when: '#version = :before', names: { '#version': 'version' }, values: { ':before': before.version } },
  });
}

/** The emails of a job under its version, which never changes once written. */
function emailActions(table: Named, job: StoredJob, emails: NewEmails | undefined): Action[] {
  const { accountId, id, outreachVersion, editedAt } = job;
  if (!emails || outreachVersion === null) return [];
  const written = { ...keys.outreach(accountId, id, outreachVersion), steps: [...emails.steps] };
  const entry = {
    ...{ listKey: templatesKey(accountId), listSort: editedAt },
    ...{ jobId: id, outreachVersion, writtenAt: editedAt },
  };
  return [
    putAction(table, written, IF_NEW),
    ...(emails.isOwn ? [updateAction(table, keys.template(accountId, id), setting(entry))] : []),
  ];
}

/** Moves one job from one status to another in the counts of the account and of its owner. */
export function countActions(
  table: Named,
  { accountId, ownerId }: { accountId: AccountId; ownerId: StoredJob['ownerId'] },
  from: StoredJob['status'] | undefined,
  to: StoredJob['status'],
): Action[] {
  return (['account', ownerId] as const).map((whose) =>
    updateAction(table, keys.jobCounts(accountId, whose), {
      change: from ? 'ADD #to :one, #from :less' : 'ADD #to :one',
      names: { '#to': to, ...(from && { '#from': from }) },
      values: { ':one': 1, ...(from && { ':less': -1 }) },
    }),
  );
}
