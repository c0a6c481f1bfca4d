import * as z from 'zod';
import { AtsExportState, AtsLeft } from '../../../shared/model/ats.ts';
import { ColumnName, DiscardReason, NotInterestedReason } from '../../../shared/model/funnel.ts';
import { AccountId, Instant, JobId, ReplyId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { Person } from '../../../shared/model/job.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { CampaignState, Origin } from '../../../shared/model/submission.ts';
import { WaitReason } from '../../../shared/rules/outreach/waiting.ts';
import { MailFacts } from './mail-facts.ts';

/**
 * A sequence under way. `step` is the next email to send, from 0. `claimedAt` is set while that email is being sent: the
 * worker sets it by compare-and-set before SES is called and removes it when it records the answer, so a claim that stays
 * is an email whose fate is uncertain.
 */
export const Campaign = z.object({
  state: orNewer(CampaignState),
  startedAt: Instant,
  startedBy: UserId,
  sender: UserId.nullable(),
  step: z.number().int(),
  steps: z.number().int(),
  /** Which sequence: a version of the job's, 0 for the product's default, or null where the candidate has one of their own. */
  outreachVersion: z.number().int().nullable(),
  isAutoContact: z.boolean(),
  useWorkEmails: z.boolean(),
  claimedAt: Instant.optional(),
  /** The next email leaves at this time or later, whatever happens in between: pauses and claims only ever move it back. */
  nextAt: Instant.optional(),
  /** The next email is looked at again at this time, though it is due: why stands beside it. */
  waitUntil: Instant.optional(),
  waitReason: orNewer(WaitReason).optional(),
  /** Since when the mail service does not take the next email. */
  refusedSince: Instant.optional(),
  /** Since when the next email waits for a search for addresses. */
  searchedSince: Instant.optional(),
  /** The address of the latest email, as the beginning of its fingerprint, and the first step that went there. */
  to: z.string().optional(),
  toSince: z.number().int().optional(),
  /** The end of a pause that has one; of a sequence that is held back, when it is looked at again. */
  pausedUntil: Instant.optional(),
  stopReason: z.string().optional(),
  stoppedAt: Instant.optional(),
});
export type Campaign = z.infer<typeof Campaign>;

/**
 * How a sequence would stand that a move ended, as far as that differs from how it stands: the time of its next email is left out
 * where it is the same, and so are its emails.
 */
export const Resumes = Campaign.pick({
  ...{ state: true, step: true, nextAt: true, waitUntil: true, waitReason: true, refusedSince: true },
  ...{ searchedSince: true, pausedUntil: true, stopReason: true, stoppedAt: true },
}).extend({ dueAt: Instant.optional(), mails: z.record(z.string(), MailFacts).optional() });
export type Resumes = z.infer<typeof Resumes>;

/** What the last move was, so that it can be taken back until `until`. */
export const Undo = z.object({
  until: Instant,
  column: orNewer(ColumnName),
  columnAt: Instant,
  previousColumn: orNewer(ColumnName).optional(),
  /** Milestones that the move set and undoing removes. */
  sets: z.array(z.string()),
  /** How the sequence would stand had the move not ended it, so that undoing lets it go on. */
  resumes: Resumes.optional(),
});
export type Undo = z.infer<typeof Undo>;

/** What a reviewer said with the decision of that moment; `reason` with a discard. Of an older one the head alone says the reason. */
export const Said = z.object({
  at: Instant,
  feedback: z.string(),
  byUser: Person,
  reason: orNewer(DiscardReason).optional(),
});
export type Said = z.infer<typeof Said>;

/**
 * The truth about one submission, under 1 KB as `stored-head.ts` writes it: the column, the milestones that reports count,
 * and the sequence with its next due time. One conditional write of it (`version`) is the whole of a move; counters, events
 * and tokens follow from the stream.
 * A profile still being added by the team is `pending`: it is on no board and counts nowhere.
 */
export const Head = z.object({
  accountId: AccountId,
  id: SubmissionId,
  jobId: JobId,
  /** The job from which they were moved to this one. */
  fromJob: JobId.optional(),
  version: z.number().int(),
  column: orNewer(ColumnName),
  columnAt: Instant,
  previousColumn: orNewer(ColumnName).optional(),
  pending: z.boolean().optional(),
  name: z.string(),
  title: z.string().optional(),
  employer: z.string().optional(),
  origin: orNewer(Origin),
  by: UserId.optional(),
  submittedAt: Instant,
  huntDone: z.boolean(),
  hasEmail: z.boolean(),
  duplicate: z.boolean().optional(),
  benchmarked: z.boolean().optional(),
  unreadReply: z.boolean().optional(),
  /** Brought by a community that is on trial. */
  trial: z.boolean().optional(),
  /** Works at a company that the job is not to be sourced from, as it was when they were compared with the job. */
  barred: z.boolean().optional(),
  discardReason: orNewer(DiscardReason).optional(),
  /** While they stand in Not Interested: why. */
  declinedFor: z.array(orNewer(NotInterestedReason)).optional(),
  verdicts: z.string(),
  reviewedAt: Instant.optional(),
  contactedAt: Instant.optional(),
  repliedAt: Instant.optional(),
  interestedAt: Instant.optional(),
  notInterestedAt: Instant.optional(),
  phoneInterviewedAt: Instant.optional(),
  interviewedAt: Instant.optional(),
  hiredAt: Instant.optional(),
  autoReplyAt: Instant.optional(),
  unsubscribedAt: Instant.optional(),
  /** The latest answer taken in, so that the same mail is not taken in twice. */
  lastReplyId: ReplyId.optional(),
  campaign: Campaign.optional(),
  /** By step, `s0`, `s1` …: a map, so that an event can set one fact without reading the rest. */
  mails: z.record(z.string(), MailFacts).optional(),
  /** Who did the latest change, for the timeline. */
  changedBy: UserId.optional(),
  undo: Undo.optional(),
  /** The review that counts; null where the only one was taken back. Absent where the item REVIEW says it: once an email left, or of old. */
  said: Said.nullable().optional(),
  /** The review that counted before, or null, while the one of `said` can still be taken back. */
  saidBefore: Said.nullable().optional(),
  /** Being sent to the ATS, or sent: how it stands since the last time somebody asked for it. */
  ats: z
    .object({
      state: orNewer(AtsExportState),
      at: Instant,
      by: UserId,
      sentAt: Instant.optional(),
      /** Who they became there, for other jobs on which they are sent at the same time. */
      candidateId: z.string().optional(),
      /** When it was seen that they are gone, or could not be sent. */
      since: Instant.optional(),
      /** Why they are gone, where that is known. */
      how: orNewer(AtsLeft).optional(),
    })
    .optional(),
  /** When the sweep must look at it; present only while something is due. */
  dueAt: Instant.optional(),
});
export type Head = z.infer<typeof Head>;
