import * as z from 'zod';
import { AtsSyncState } from '../../../shared/model/ats.ts';
import { AccountId, Instant, JobId, UserId } from '../../../shared/model/ids.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

const SyncStatus = z.object({
  lastSyncStatus: orNewer(AtsSyncState),
  lastSyncDate: Instant.nullable(),
  nextSyncDate: Instant.nullable(),
  isInitialSync: z.boolean(),
});

/** How far one reading of the ATS has come. What changed after `startedAt` is read by the next one. */
const Reading = z.object({
  startedAt: Instant,
  part: orNewer(z.enum(['jobs', 'changes', 'people', 'imports', 'sent'])),
  /** Where the next page begins. */
  cursor: z.string().optional(),
  /** Of the imported jobs, by their ids in Merge, the one whose people are read, or looked for. */
  job: z.string().optional(),
  /** All jobs are read, and not those alone that changed: an office has another name, which none of them says. */
  isWhole: z.literal(true).optional(),
  /** Imported jobs all of whose people are read: a stage of theirs has another name or place. */
  anew: z.array(z.string()).optional(),
  /** After all was read, those are looked for who were sent before. */
  looksForSent: z.literal(true).optional(),
  /** How far Merge was with its own sync of people when it began; absent where that was not at rest. */
  asOf: z.string().optional(),
  /** When Merge had finished its own last syncs of people as it began, in words to compare, and whether those brought all. */
  finished: z.string().optional(),
  hadAll: z.literal(true).optional(),
});
export type AtsReading = z.infer<typeof Reading>;

/**
 * Item ATS: an account's link to its ATS. `round` names the copy of it that is valid: a new one is begun when another ATS is
 * linked, and the rounds in `ended` are cleared away. The token is locked by KMS for this account.
 */
export const StoredAtsLink = asStored(
  z.object({
    accountId: AccountId,
    version: z.number().int(),
    state: orNewer(z.enum(['LINKED', 'RELINK', 'UNLINKED'])),
    round: z.number().int(),
    name: z.string(),
    slug: z.string(),
    /** What Merge calls this link; absent in links that were made before it was kept. */
    linkedAccountId: z.string().optional(),
    logo: z.string().nullable(),
    token: z.string().optional(),
    linkedAt: Instant,
    /** When its round began: it goes on where the ATS lets us in again. Absent in links of before it was kept. */
    roundAt: Instant.optional(),
    linkedBy: UserId,
    jobCount: z.number().int(),
    jobs: SyncStatus.optional(),
    applications: SyncStatus.optional(),
    /** Until when jobs and people were read; absent before all were. */
    readTo: Instant.optional(),
    reading: Reading.optional(),
    /** Its copy is another one than the last: who was sent before is still to be looked for in it. */
    looksForSent: z.literal(true).optional(),
    /** What `finished` said of those readings since after which they could not be looked for. */
    begins: z.array(z.string()).optional(),
    /** Applications may be noted that are no more; what came of them is still to be said. */
    looksForGone: z.literal(true).optional(),
    /** A run that wrote the copy did not come to its end: what is noted of what people are like may be older than the copy. */
    isAhead: z.literal(true).optional(),
    /** Tokens that Merge is still to be told to forget. */
    ending: z.array(z.string()).optional(),
    ended: z.array(z.number().int()).optional(),
    /** Where of a copy that is to be cleared it is noted who people are there: the job, and from where on; `isOver` once all is. */
    noting: z
      .object({
        round: z.number().int(),
        job: z.string().optional(),
        from: z.string().optional(),
        isOver: z.literal(true).optional(),
      })
      .optional(),
    /** A run may still write to copies that were cleared: once none can any more, from this time on, they are cleared again. */
    late: z
      .object({ from: Instant, rounds: z.array(z.number().int()), jobs: z.array(z.string()).optional() })
      .optional(),
    /** Since when it makes us wait, and no reading came to its end. */
    limitedSince: Instant.optional(),
    /** Since when Merge has not all that the ATS has. */
    halfSince: Instant.optional(),
    /**
     * Since it did not answer as somebody was sent there: from when on the next one is tried, or, where it answered since (`isOver`), all
     * are sent who wait for that.
     */
    unanswered: z.object({ from: Instant, isOver: z.literal(true).optional() }).optional(),
    /** How often in a row a sync failed, and the last time why. */
    failures: z.number().int().default(0),
    problem: z.string().optional(),
    dueAt: Instant.optional(),
  }),
);
export type StoredAtsLink = z.infer<typeof StoredAtsLink>;

/**
 * A job of the ATS in the list of those that can be imported, kept small because a search reads hundreds. Its id stands at the
 * end of its key; the time of its creation, in the sort key of the index.
 */
export const StoredAtsRow = asStored(
  z.object({
    sk: z.string(),
    /** Title, code, reference and place. */
    t: z.string().optional(),
    c: z.string().optional(),
    r: z.string().optional(),
    p: z.string().optional(),
    /** The same in rows that were written under longer names. */
    title: z.string().optional(),
    code: z.string().optional(),
    ref: z.string().optional(),
    place: z.string().optional(),
    listSort: z.string(),
  }),
);
export type StoredAtsRow = z.infer<typeof StoredAtsRow>;

/** All that is known of a job of the ATS. `row` is its place in the list; absent where it cannot be imported. */
export const StoredAtsJob = asStored(
  z.object({
    id: z.string(),
    title: z.string(),
    code: z.string().nullable(),
    ref: z.string().nullable(),
    place: z.string().nullable(),
    status: z.string().nullable(),
    createdAt: Instant.nullable(),
    description: z.string().nullable(),
    applyUrl: z.string().nullable(),
    row: z.string().optional(),
    /** Where rows of it stood before, which are deleted after it is written. */
    left: z.array(z.string()).optional(),
  }),
);
export type StoredAtsJob = z.infer<typeof StoredAtsJob>;

/** That a job of the ATS was imported, and as which. */
export const StoredAtsImport = asStored(
  z.object({
    mergeDevId: z.string(),
    jobId: JobId,
    accountId: AccountId,
    importedAt: Instant,
    importedBy: UserId,
    /** The round of the link in whose copy all of its people are. */
    readIn: z.number().int().optional(),
    /** What the ATS itself calls the job; noted when the ATS is disconnected, so that the job is found again. */
    remoteId: z.string().optional(),
    /** What it was called then, and when it was written there: another ATS may use the same ids. */
    remoteTitle: z.string().optional(),
    remoteCreatedAt: Instant.optional(),
  }),
);
export type StoredAtsImport = z.infer<typeof StoredAtsImport>;

/** Somebody who stands in the ATS on a job that was imported. */
export const StoredAtsApplicant = asStored(
  z.object({
    id: z.string(),
    candidateId: z.string().nullable(),
    name: z.string(),
    emails: z.array(z.string()),
    stage: z.string().nullable(),
    /** The place of the stage among all of the job; the first has 0. Absent where the ATS does not say. */
    stageOrder: z.number().optional(),
    rejectedAt: Instant.nullable(),
    /** They may not be emailed, or are private there. */
    noMail: z.literal(true).optional(),
    /** Addresses that they had there before. */
    had: z.array(z.string()).optional(),
    /** What the ATS itself calls whoever it is; absent in those who have not changed since before it was kept. */
    remoteId: z.string().optional(),
    /** What it calls the application, and when that was made: it stays the same where two people become one. */
    ref: z.string().optional(),
  }),
);
export type StoredAtsApplicant = z.infer<typeof StoredAtsApplicant>;
