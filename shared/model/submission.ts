import * as z from 'zod';
import { LIMITS } from '../product.ts';
import { AtsExport, AtsExportState } from './ats.ts';
import { Profile, ResumeFile } from './candidate.ts';
import { ColumnName, ContactChannel, DiscardReason, MailStatus, NotInterestedReason } from './funnel.ts';
import { GuestReview } from './guest.ts';
import { Instant, JobId, ReplyId, SubmissionId } from './ids.ts';
import { Person } from './job.ts';
import { lines } from './line.ts';
import { whenNewer } from './newer.ts';

export const Origin = whenNewer(z.enum(['crowd', 'team', 'application']), 'crowd');
export type Origin = z.infer<typeof Origin>;

/** A sequence under way, as a card and the candidate screen show it. */
export const CampaignState = whenNewer(
  z.enum(['running', 'paused', 'replied', 'stopped', 'complete', 'uncertain', 'blocked']),
  'paused',
);
export type CampaignState = z.infer<typeof CampaignState>;

/** One card of the board: what one sees without opening it. */
export const Card = z.object({
  id: SubmissionId,
  jobId: JobId,
  columnName: ColumnName,
  columnUpdatedAt: Instant,
  version: z.number().int(),
  name: z.string(),
  jobTitle: z.string().nullable(),
  currentEmployer: z.string().nullable(),
  origin: Origin,
  isEmailHuntDone: z.boolean(),
  hasEmailToContact: z.boolean(),
  isDuplicate: z.boolean(),
  /** Shown to sourcers as one like those that are looked for. */
  isBenchmarked: z.boolean(),
  hasUnreadReply: z.boolean(),
  /** The latest thing known of its emails; null before the first. */
  mailStatus: MailStatus.nullable(),
  mailStep: z.number().int().nullable(),
  nextMailAt: Instant.nullable(),
  /** Contacted by the job itself, not by a person. */
  isAutoContact: z.boolean(),
  /** Brought by sourcers who are on trial: it can be saved without an address. */
  isSourcerTrial: z.boolean(),
  /** Works at a company that the job is not to be sourced from. */
  fromCompanyNotToSourceFrom: z.boolean(),
  /** First letters of the verdicts, must-haves then nice-to-haves: c(onfirmed) u(ncertain) o(ther); empty before the spotlight. */
  verdicts: z.string(),
  /** Until when the last move can be taken back, if it can. */
  undoableUntil: Instant.nullable(),
  /** How sending them to the ATS stands; null where nobody asked for it. */
  atsExport: AtsExportState.nullable(),
  /** When somebody asked for it, the last time. */
  exportedToAtsAt: Instant.nullable(),
  /** A newer version changed it in a way that this one does not know: it is shown, and nothing can be done with it for now. */
  isBeingUpdated: z.boolean(),
});
export type Card = z.infer<typeof Card>;

export const EmailAddress = z.object({
  email: z.email(),
  addedBy: whenNewer(z.enum(['customer', 'bramble', 'sourcer', 'resume']), 'bramble'),
  kind: whenNewer(z.enum(['personal', 'work']), 'work'),
  deliverabilityStatus: whenNewer(z.enum(['verified', 'unverified', 'bounced', 'suppressed']), 'unverified'),
  isDeliverable: z.boolean(),
  /** Who of the team gave it, where it was one of them. */
  addedByName: z.string().optional(),
  /** The team chose to write to this one. */
  isChosen: z.boolean().optional(),
  /** It came with a profile that was merged: it is written to where there is no other, or once it is chosen. */
  isSpare: z.boolean().optional(),
});
export type EmailAddress = z.infer<typeof EmailAddress>;

/** One email of a candidate's sequence with each thing that became of it. */
export const SequenceEmail = z.object({
  label: z.string(),
  status: MailStatus,
  date: Instant.nullable(),
  statuses: z.array(z.object({ status: MailStatus, date: Instant })),
  why: z.string().nullable(),
});
export type SequenceEmail = z.infer<typeof SequenceEmail>;

/** What leaves next to a candidate, when, on whose clock, and why not sooner. */
export const SendPlan = z.object({
  /** As `First email`, and what it does: leaves, waits or may leave. */
  what: z.string(),
  /** Not before this; null where somebody has to do something first. */
  at: Instant.nullable(),
  /** The candidate's, for their clock beside the reader's. */
  timeZone: z.string(),
  whyNotSooner: z.string().nullable(),
});
export type SendPlan = z.infer<typeof SendPlan>;

export const EmailCampaign = z.object({
  state: CampaignState,
  startedBy: Person.nullable(),
  startedAt: Instant,
  isAutoContact: z.boolean(),
  isPaused: z.boolean(),
  isComplete: z.boolean(),
  hasForwardedReply: z.boolean(),
  pausedUntil: Instant.nullable(),
  stopReason: z.string().nullable(),
  nextMailAt: Instant.nullable(),
  /** A person may let it go on. */
  canResume: z.boolean(),
  /** Null where nothing more leaves. */
  plan: SendPlan.nullable(),
  sequenceEmails: z.array(SequenceEmail),
});
export type EmailCampaign = z.infer<typeof EmailCampaign>;

/** What a profile said that was merged, and what another one says that was kept in its place. */
export const LeftOut = z.object({ what: z.string(), stays: z.string(), goes: z.string() });
export type LeftOut = z.infer<typeof LeftOut>;

export const TimelineEntry = z.object({
  at: Instant,
  kind: z.string(),
  text: z.string(),
  by: z.string().nullable(),
  /** The answer that it tells of. */
  replyId: ReplyId.optional(),
  /** The file of a profile that was merged, where another one is the candidate's resume. */
  resume: ResumeFile.optional(),
  /** What of a profile that was merged is said otherwise by the one that stands. */
  leftOut: z.array(LeftOut).optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const PrivateNote = z.object({
  ...{ _id: z.string(), content: z.string(), createdAt: Instant, author: Person },
  /** Said where notes are listed: whether the reader may delete it. */
  canDelete: z.boolean().optional(),
});
export type PrivateNote = z.infer<typeof PrivateNote>;

/** Everything the review screen and the candidate screen show of one submission (3-pipeline, section 3). */
export const Submission = Card.extend({
  submittedAt: Instant,
  columnNameBeforeDQ: ColumnName.nullable(),
  isDisqualified: z.boolean(),
  isCustomerSubmission: z.boolean(),
  isCandidateApplication: z.boolean(),
  createdByCustomer: Person.nullable(),
  isADuplicateOfProfileIds: z.array(z.object({ id: SubmissionId, jobId: JobId })),
  /** The job from which the profile was moved to this one; null where it came here first. */
  transferredFromJob: z
    .object({
      oldJobId: JobId,
      oldJobTitle: z.string(),
      newJobTitle: z.string(),
      date: Instant,
      byUserName: z.string(),
      byUserAvatar: z.string().nullable(),
      /** From which jobs it was moved before that, the first of them first. */
      earlierJobIds: z.array(JobId).optional(),
    })
    .nullable(),
  wasContacted: z.boolean(),
  contactedOnOtherJobs: z.array(z.object({ date: Instant, jobId: JobId, jobTitle: z.string(), byUser: z.string() })),
  contactedViaOtherChannels: z.array(z.object({ channel: ContactChannel, byUser: z.string(), date: Instant })),
  interest: z
    .object({ date: Instant, isInterested: z.boolean(), notInterestedReasons: z.array(NotInterestedReason) })
    .nullable(),
  review: z
    .object({ feedback: z.string(), reason: DiscardReason.nullable(), date: Instant, byUser: Person })
    .nullable(),
  /** What people without an account said, the latest first. */
  guestReviews: z.array(GuestReview),
  candidate: Profile,
  /** Which state of the profile this is: it rises with every edit and merge, and with nothing else. */
  profileVersion: z.number().int(),
  totalYearsOfExperience: z.number().nullable(),
  resume: ResumeFile.nullable(),
  emails: z.array(EmailAddress),
  publicContactEmail: EmailAddress.nullable(),
  emailCampaign: EmailCampaign.nullable(),
  notes: z.array(PrivateNote),
  timeline: z.array(TimelineEntry),
  replyIds: z.array(ReplyId),
  isExportedToAts: z.boolean(),
  isExportedToAtsSuccessfully: z.boolean(),
  /** How sending them to the ATS went, where somebody asked for it. */
  exportToAts: AtsExport.nullable(),
});
export type Submission = z.infer<typeof Submission>;

/**
 * What a reader must know of a reply: it is longer than shown, it carried a virus, its sender is not who it says, or it came from
 * an address that was not known of the candidate.
 */
export const ReplyNotice = z.enum(['cut', 'infected', 'forged', 'unknown-sender']);
export type ReplyNotice = z.infer<typeof ReplyNotice>;

/** What an answer may say, with the sentence that this rests on: a suggestion, never a decision. */
export const SuggestedInterest = z.object({
  interest: z.enum([
    'interested',
    'not-now',
    'not-interested',
    'who-are-you',
    'stop',
    'question',
    'moved-on',
    'recommends-another',
  ]),
  quotation: z.string(),
});
export type SuggestedInterest = z.infer<typeof SuggestedInterest>;

/** A candidate's answer as the employer reads it. HTML is sanitised again where it is shown. */
export const CandidateReply = z.object({
  id: ReplyId,
  kind: whenNewer(z.enum(['human-reply', 'auto-reply']), 'human-reply'),
  subject: z.string(),
  from: z.string(),
  to: z.string(),
  receivedAt: Instant,
  visibleText: z.string(),
  htmlContent: z.string().nullable(),
  suggestion: whenNewer(z.enum(['interested', 'not-interested', 'unclear']), 'unclear'),
  /** What the words suggest, the strongest first. */
  interests: z.array(SuggestedInterest).default([]),
  notices: z.array(ReplyNotice).default([]),
  attachments: z.array(z.object({ id: z.string(), filename: z.string(), size: z.number().int() })),
});
export type CandidateReply = z.infer<typeof CandidateReply>;

export const NewNote = z.object({
  content: lines().min(1, 'This field is required.').max(LIMITS.privateNote),
});
