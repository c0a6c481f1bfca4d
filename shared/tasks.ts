import * as z from 'zod';
import { WebhookEvent } from './contract/webhooks.ts';
import { AccountId, CommunityId, Instant, JobId, SubmissionId, UserId } from './model/ids.ts';

/** Work-queue messages carry ids, never copies: the worker reads the state as it is when it runs. */
const ofSubmission = z.object({ accountId: AccountId, submissionId: SubmissionId });

/** Something is due for a candidate: `dueAt` is what the sweep saw, and what the worker claims by. */
export const DueWork = ofSubmission.extend({ dueAt: Instant });
export type DueWork = z.infer<typeof DueWork>;

/** Find and verify email addresses of a candidate. `tries` counts how often the finder has been asked already. */
export const HuntEmails = ofSubmission.extend({ tries: z.number().int().min(0).default(0) });
export type HuntEmails = z.infer<typeof HuntEmails>;

/** Compare a candidate with the job's requirements. */
export const MakeSpotlight = ofSubmission;
export type MakeSpotlight = z.infer<typeof MakeSpotlight>;

/** Delete somebody who is noted to be deleted, or look whether a candidate is kept long enough. */
export const EraseCandidate = z.union([
  z.object({ accountId: AccountId, erasure: z.string() }),
  ofSubmission.extend({ retention: z.literal(true) }),
]);
export type EraseCandidate = z.infer<typeof EraseCandidate>;

/** Give the jobs of somebody who was removed to their successor. `looks` counts how often none was found. */
export const TransferJobs = z.object({
  accountId: AccountId,
  userId: UserId,
  looks: z.number().int().min(0).default(0),
});
export type TransferJobs = z.infer<typeof TransferJobs>;

/**
 * Send a candidate to the ATS. `tries` counts how often it did not work. `isWaiting`: one who could not be sent, once more, as their job
 * is open again.
 */
export const ExportToAts = ofSubmission.extend({
  tries: z.number().int().min(0).default(0),
  isWaiting: z.literal(true).optional(),
});
export type ExportToAts = z.infer<typeof ExportToAts>;

/** Look at a job that is sourced, or contacts, by itself: `dueAt` is what the sweep saw, and what the step is taken from. */
export const LookAtJob = z.object({ accountId: AccountId, jobId: JobId, dueAt: Instant });
export type LookAtJob = z.infer<typeof LookAtJob>;
/**
 * Bring the copy of an account's ATS up to date, or end what is left of one that was disconnected. `heardAt`: when Merge said that
 * something changed there; without it, only what is due is read.
 */
export const SyncAts = z.object({ accountId: AccountId, heardAt: Instant.optional() });
export type SyncAts = z.infer<typeof SyncAts>;

/** Tell communities of sourcers of an event: each that wants it by a message of its own, tried so many times already. */
export const TellSourcers = z.object({
  accountId: AccountId,
  event: WebhookEvent,
  community: CommunityId.optional(),
  tries: z.number().int().min(0).default(0),
});
export type TellSourcers = z.infer<typeof TellSourcers>;
