import * as z from 'zod';
import { AccountId, Instant, JobId, RequestId, UserId } from '../../../shared/model/ids.ts';
import { JobFields, JobSourcing, JobStatus, NotSourcingReason, Office } from '../../../shared/model/job.ts';
import { withoutLimits } from '../../../shared/model/without-limits.ts';
import { parseItems } from '../../platform/table.ts';

/**
 * Item JOB: what the employer wrote, flat. `outreachVersion` n names the item OUTREACH#n with the job's emails; it is null
 * while nothing but the default sequence applies. Whoever saves new emails writes OUTREACH#n+1 and sets it here.
 */
export const StoredJob = withoutLimits(JobFields).extend({
  id: JobId,
  accountId: AccountId,
  version: z.number().int(),
  status: JobStatus,
  ownerId: UserId,
  createdAt: Instant,
  postedAt: Instant.nullable(),
  editedAt: Instant,
  outreachVersion: z.number().int().nullable(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** Item SOURCING: sourcing as it stands. `requestId` is the open request's id, null where there is none. */
export const StoredSourcing = withoutLimits(JobSourcing).extend({
  accountId: AccountId,
  jobId: JobId,
  requestId: RequestId.nullable(),
  /** The latest request that was stopped. */
  lastRequestId: RequestId.optional(),
});
export type StoredSourcing = z.infer<typeof StoredSourcing>;

/**
 * Item REQUEST#…: one batch asked of the sourcers. `openKey` and `openSort` are present while it is open. `holdsCredits`
 * says whether the account holds credits for what is not delivered yet; it does not on an unlimited plan.
 */
export const StoredRequest = z.object({
  id: RequestId,
  accountId: AccountId,
  jobId: JobId,
  batch: z.number().int(),
  batchSize: z.number().int(),
  delivered: z.number().int(),
  holdsCredits: z.boolean(),
  openedAt: Instant,
  openedBy: UserId,
  closedAt: Instant.optional(),
  closedBecause: z.enum(['DELIVERED', 'STOPPED', 'JOB_CLOSED']).optional(),
  openKey: z.string().optional(),
});
export type StoredRequest = z.infer<typeof StoredRequest>;

/**
 * The job's row in the list, kept small because a page reads twenty. `toReview` and `funnel` are copied here from the
 * job's counters; the rest is written with the change it tells of.
 */
export const StoredJobRow = z.object({
  id: JobId,
  accountId: AccountId,
  status: JobStatus,
  ownerId: UserId,
  ownerName: z.string(),
  title: z.string(),
  foldedTitle: z.string(),
  place: z.string(),
  office: Office,
  listSort: Instant,
  isSourcing: z.boolean(),
  isPaused: z.boolean(),
  notSourcingReason: NotSourcingReason.nullable(),
  batch: z.number().int(),
  requested: z.number().int(),
  delivered: z.number().int(),
  toReview: z.number().int().default(0),
  funnel: z.array(z.number().int()).length(7).default([0, 0, 0, 0, 0, 0, 0]),
});
export type StoredJobRow = z.infer<typeof StoredJobRow>;

/** Item JOBCOUNTS#…: how many jobs of each status an account or one of its people has. */
export const StoredJobCounts = z.object({
  Validated: z.number().int().default(0),
  Draft: z.number().int().default(0),
  Closed: z.number().int().default(0),
});
export type StoredJobCounts = z.infer<typeof StoredJobCounts>;

/** The counts of an item; zero where it does not parse, which is logged: a number that is wrong takes no list down. */
export const readableCounts = (item: Record<string, unknown>): StoredJobCounts =>
  parseItems(StoredJobCounts, [item])[0] ?? StoredJobCounts.parse({});
