import * as z from 'zod';
import { Instant, JobId } from './ids.ts';
import { whenNewer } from './newer.ts';

/** How far the copy of an ATS is (2-jobs, ATS entities). `PARTIALLY_SYNCED` and `DONE` can be used; the last three need somebody. */
export const AtsSyncState = whenNewer(
  z.enum(['SYNCING', 'DONE', 'PARTIALLY_SYNCED', 'FAILED', 'DISABLED', 'PAUSED']),
  'SYNCING',
);
export type AtsSyncState = z.infer<typeof AtsSyncState>;

/** The last sync of one kind of things, and the next one. */
export const AtsSyncStatus = z.object({
  lastSyncStatus: AtsSyncState,
  lastSyncDate: Instant.nullable(),
  nextSyncDate: Instant.nullable(),
  isInitialSync: z.boolean(),
});
export type AtsSyncStatus = z.infer<typeof AtsSyncStatus>;

/** How an account's ATS stands. `RELINK`: it does not let us in any more, and an admin has to connect it anew. */
export const AtsLinkState = whenNewer(z.enum(['NONE', 'LINKED', 'RELINK']), 'LINKED');
export type AtsLinkState = z.infer<typeof AtsLinkState>;

/** What keeps an ATS from being read whole, and since when: it makes us wait, or is not synchronised completely. */
export const AtsTrouble = z.object({ kind: z.enum(['LIMITED', 'HALF']), since: Instant });
export type AtsTrouble = z.infer<typeof AtsTrouble>;

/** A job of the linked ATS that can be imported. */
export const AtsJob = z.object({
  id: z.string(),
  mergeDevId: z.string(),
  title: z.string(),
  code: z.string().nullable(),
  /** What the ATS itself calls it by. */
  sourceId: z.string().nullable(),
  remoteCreatedAt: Instant.nullable(),
  location: z.string().nullable(),
  /** The job that it was imported as. */
  existingJobId: JobId.nullable(),
  /** On the last one of an answer: more come after it. */
  moreFollow: z.literal(true).optional(),
});
export type AtsJob = z.infer<typeof AtsJob>;

/** How sending a candidate to the ATS stands. `gone`: they were sent, and are not there any more. */
export const AtsExportState = whenNewer(z.enum(['queued', 'sent', 'failed', 'gone']), 'queued');
export type AtsExportState = z.infer<typeof AtsExportState>;

/** How somebody left the ATS, as far as it is known: another account of it is connected since, in which they are not on the job. */
export const AtsLeft = z.enum(['DELETED', 'OFF_JOB', 'MOVED', 'ACCOUNT']);
export type AtsLeft = z.infer<typeof AtsLeft>;

/** How it stands, since when as far as that is known, and what the ATS says of it where it did not work. */
export const AtsExport = z.object({
  state: AtsExportState,
  at: Instant.nullable(),
  why: z.string().nullable(),
  /** What went there without its resume, or otherwise not whole. */
  note: z.string().nullable(),
  /** By which address they are sent, right now or once more; null where none is known. */
  email: z.string().nullable(),
  /** What somebody is called there who has this address and may be somebody else: they are sent once it is said that it is them. */
  otherName: z.string().nullable(),
});
export type AtsExport = z.infer<typeof AtsExport>;

/** What the ATS's people think of somebody, as far as their stage says it. */
export const AtsOpinion = whenNewer(z.enum(['interested', 'not-interested', 'open']), 'open');
export type AtsOpinion = z.infer<typeof AtsOpinion>;

/** Where somebody stands in the ATS. */
export const AtsStanding = z.object({
  stage: z.string().nullable(),
  rejectedAt: Instant.nullable(),
  opinion: AtsOpinion,
});
export type AtsStanding = z.infer<typeof AtsStanding>;

/** How an imported job stands in the ATS that is connected: found in it, still looked for, or not in it. */
export const AtsJobStanding = z.enum(['THERE', 'CLOSED', 'AWAITED', 'MISSING']);
export type AtsJobStanding = z.infer<typeof AtsJobStanding>;

/** Where a job was imported from. */
export const JobSource = z.object({
  /** What the ATS calls itself, such as Greenhouse, and what Merge calls it. */
  atsName: z.string(),
  slug: z.string(),
  mergeDevId: z.string(),
  /** Its reference there: its code, or its own id where it has none. */
  reference: z.string().nullable(),
});
export type JobSource = z.infer<typeof JobSource>;
