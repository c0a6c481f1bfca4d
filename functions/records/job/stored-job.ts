import * as z from 'zod';
import { JobSource } from '../../../shared/model/ats.ts';
import { AutoSourcingEntry } from '../../../shared/model/auto-sourcing.ts';
import { AccountId, FileId, Instant, JobId, RequestId, UserId } from '../../../shared/model/ids.ts';
import {
  AutoSourcing,
  BatchRating,
  JobFields,
  JobReading,
  JobSourcing,
  JobStatus,
  NotSourcingReason,
  Office,
} from '../../../shared/model/job.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { isWritable } from '../../../shared/rules/job/job-form.ts';
import { parseItems } from '../../platform/table.ts';

/** The list of candidates not to source that a job has: whose file it is, and how its people are found. */
export const StoredDenyList = asStored(
  z.object({
    identifier: FileId,
    originalFilename: z.string(),
    createdAt: Instant,
    candidates: z.number().int(),
    /** The fingerprints stand in 2 ** `bits` items, and are made with `secret`. */
    bits: z.number().int(),
    secret: z.string(),
    /** The name of this save, under which its fingerprints and people stand. Lists of earlier versions have those under the file's. */
    save: z.string().optional(),
  }),
);
export type StoredDenyList = z.infer<typeof StoredDenyList>;

/**
 * Item JOB: what the employer wrote, flat. `outreachVersion` n names the item OUTREACH#n with the job's emails; it is null
 * while nothing but the default sequence applies. Whoever saves new emails writes OUTREACH#n+1 and sets it here.
 */
export const StoredJob = asStored(
  JobFields.extend({
    id: JobId,
    accountId: AccountId,
    version: z.number().int(),
    status: orNewer(JobStatus),
    ownerId: UserId,
    createdAt: Instant,
    postedAt: Instant.nullable(),
    editedAt: Instant,
    outreachVersion: z.number().int().nullable(),
    /** The emails that somebody wrote, while others than the generic ones are sent. */
    genericVersion: z.number().int().nullable().optional(),
    /** The prompts that are not to be shown any more, by name. */
    dismissed: z.array(z.string()).optional(),
    /** How the latest batch that was rated was liked. */
    batchRating: BatchRating.optional(),
    /** Where it was made from a description: what was read, until it is posted. */
    reading: JobReading.optional(),
    /** Absent or null where the job has none. */
    denyList: StoredDenyList.nullable().optional(),
    /** Where it was imported from. */
    ats: JobSource.optional(),
  }),
);
export type StoredJob = z.infer<typeof StoredJob>;

/** The version of a job's emails that somebody may write; null where there is none yet. */
export const writtenVersionOf = (
  job: Pick<StoredJob, 'selectedOutreachJourneyType' | 'outreachVersion' | 'genericVersion'>,
): number | null => (isWritable(job.selectedOutreachJourneyType) ? job.outreachVersion : (job.genericVersion ?? null));

/** Item SOURCING: sourcing as it stands. `requestId` is the open request's id, null where there is none. */
export const StoredSourcing = asStored(
  JobSourcing.extend({
    accountId: AccountId,
    jobId: JobId,
    sourcingMode: orNewer(JobSourcing.shape.sourcingMode),
    autoSourcing: orNewer(AutoSourcing),
    notSourcingReason: orNewer(NotSourcingReason).nullable(),
    requestId: RequestId.nullable(),
    /** The latest request that was stopped. */
    lastRequestId: RequestId.optional(),
    /** Whether the ids of all that sourcers delivered follow from their own; absent where some were marked otherwise. */
    hasDerivedIds: z.boolean().optional(),
    /** Its open request waits, and takes no profile, while our people have paused the job. */
    isRequestHeld: z.boolean().optional(),
    /** When the job is looked at again, in the index `due`; absent where nothing happens by itself. */
    dueShard: z.string().optional(),
    dueAt: Instant.optional(),
    /** The last day for which a batch was decided on, and how many such days there were. */
    batchDay: z.string().optional(),
    batchDays: z.number().int().optional(),
    /** Since when, and in whose name, new profiles are contacted by themselves; how many on which day. */
    contactSince: Instant.optional(),
    contactBy: UserId.optional(),
    contactDay: z.string().optional(),
    contactsOfDay: z.number().int().optional(),
    /** From when on the data system reads its figures: it has seen what was before. */
    dataSince: Instant.optional(),
    /** The history has lines. */
    hasHistory: z.boolean().optional(),
  }),
);
export type StoredSourcing = z.infer<typeof StoredSourcing>;

/** Items AUTO#…: what became of a job's auto-sourcing. */
export const StoredAutoSourcingEntry = asStored(AutoSourcingEntry);
export type StoredAutoSourcingEntry = z.infer<typeof StoredAutoSourcingEntry>;

/**
 * Item REQUEST#…: one batch asked of the sourcers. `openKey` and `openSort` are present while it is open. `holdsCredits`
 * says whether the account holds credits for what is not delivered yet; it does not on an unlimited plan. Requests that were
 * opened before the job counted for them have no `submittedBefore` and count for themselves.
 */
export const StoredRequest = asStored(
  z.object({
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
    closedBecause: orNewer(z.enum(['DELIVERED', 'STOPPED', 'JOB_CLOSED'])).optional(),
    openKey: z.string().optional(),
    /** When it was last made to wait, or served again. */
    turnedAt: Instant.optional(),
    /** How many were delivered for the job before. While it is open, `delivered` is what the job has more. */
    submittedBefore: z.number().int().optional(),
  }),
);
export type StoredRequest = z.infer<typeof StoredRequest>;

const count = z.number().int();
/** The seven numbers of a row, and those that a newer version added. */
const Funnel = z.tuple([count, count, count, count, count, count, count], count);

/**
 * The job's row in the list, kept small because a page reads twenty. `toReview` and the funnels are copied here from
 * the job's counters; the rest is written with the change it tells of.
 */
export const StoredJobRow = asStored(
  z.object({
    id: JobId,
    accountId: AccountId,
    status: orNewer(JobStatus),
    ownerId: UserId,
    ownerName: z.string(),
    title: z.string(),
    foldedTitle: z.string(),
    place: z.string(),
    office: orNewer(Office),
    listSort: Instant,
    isSourcing: z.boolean(),
    isPaused: z.boolean(),
    notSourcingReason: orNewer(NotSourcingReason).nullable(),
    batch: z.number().int(),
    requested: z.number().int(),
    /** Of a batch that is open and has `submittedBefore`, the crowd's funnel has so many more. */
    delivered: z.number().int(),
    submittedBefore: z.number().int().optional(),
    toReview: z.number().int().default(0),
    funnel: Funnel.default([0, 0, 0, 0, 0, 0, 0]),
    /** What of the funnel is of profiles that the crowd sourced. */
    crowdFunnel: Funnel.default([0, 0, 0, 0, 0, 0, 0]),
    isAdvertised: z.boolean().default(false),
    /** Of a draft: the fields without which it cannot be posted. */
    lacks: z.array(z.string()).default([]),
    /** When the job was posted, in seconds since 1970. */
    posted: z.number().int().nullable().default(null),
    /** It was imported from an ATS. */
    ats: z.boolean().optional(),
    /** From which; absent in rows of before it was kept. */
    atsName: z.string().optional(),
    /** How many messages its chat has that are not of the account's own people; absent where none. */
    chats: z.number().int().optional(),
    /** New profiles are contacted by themselves; absent where nothing was ever decided about it. */
    autoContact: z.boolean().optional(),
    /** A batch is asked for by itself each day; absent where nothing was ever decided about it. */
    isAuto: z.boolean().optional(),
  }),
);
export type StoredJobRow = z.infer<typeof StoredJobRow>;

/** Item JOBCOUNTS#…: how many jobs of each status an account or one of its people has. */
export const StoredJobCounts = asStored(
  z.object({
    Validated: z.number().int().default(0),
    Draft: z.number().int().default(0),
    Closed: z.number().int().default(0),
  }),
);
export type StoredJobCounts = z.infer<typeof StoredJobCounts>;

/** The counts of an item; zero where it does not parse, which is logged: a number that is wrong takes no list down. */
export const readableCounts = (item: Record<string, unknown>): StoredJobCounts =>
  parseItems(StoredJobCounts, [item])[0] ?? StoredJobCounts.parse({});
