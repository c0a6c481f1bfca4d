import * as z from 'zod';
import { Profile, ResumeFile } from '../../../shared/model/candidate.ts';
import { ContactChannel, DiscardReason, NotInterestedReason } from '../../../shared/model/funnel.ts';
import { Instant, JobId, ReplyId, SubmissionId } from '../../../shared/model/ids.ts';
import { JourneyStep, Person } from '../../../shared/model/job.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { CandidateReply, EmailAddress, SuggestedInterest } from '../../../shared/model/submission.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { Linked } from './linked.ts';

/**
 * Item PROFILE: what is known of the person. `resumeText` is what the file said, cut at 60,000 characters. Who was delivered is
 * linked here until there are addresses.
 */
export const StoredProfile = asStored(
  z.object({
    candidate: Profile,
    resume: ResumeFile.nullable(),
    resumeText: z.string(),
    createdBy: Person.nullable(),
    externalId: z.string().nullable(),
    community: z.string().nullable(),
    linked: Linked.optional(),
    /** How often the team edited or merged it, and who did so last. */
    changed: z.object({ count: z.number().int(), at: Instant, by: Person }).optional(),
    /** Of an application: when the candidate agreed that it is kept. */
    consentedAt: Instant.optional(),
  }),
);
export type StoredProfile = z.infer<typeof StoredProfile>;

/** Item DRAFT: a profile that the team is still adding, as far as its resume could be read. */
export const StoredDraft = StoredProfile.extend({ candidate: z.record(z.string(), z.unknown()) });
export type StoredDraft = z.infer<typeof StoredDraft>;

/** Items of a job's names: one for each word of a candidate's name. */
export const StoredNameToken = asStored(z.object({ id: SubmissionId, name: z.string() }));

/** Item EMAILS: every address known, whoever found it, and whose they are. */
export const StoredEmails = asStored(z.object({ emails: z.array(EmailAddress), linked: Linked.optional() }));
export type StoredEmails = z.infer<typeof StoredEmails>;

/** Item REVIEW: what the reviewer said, and which version of the head says so. */
export const StoredReview = asStored(
  z.object({
    feedback: z.string(),
    reason: orNewer(DiscardReason).nullable(),
    date: Instant,
    byUser: Person,
    version: z.number().int().optional(),
  }),
);
/** Item TRANSFERRED: from which job the profile was moved to which, as they were called; those of one title are told apart. */
export const StoredTransferred = asStored(
  z.object({
    fromJobId: JobId,
    fromJobTitle: z.string(),
    toJobTitle: z.string(),
    date: Instant,
    byUser: Person,
    /** From which it was moved before that, the first of them first. */
    earlierJobIds: z.array(JobId).default([]),
  }),
);
export type StoredTransferred = z.infer<typeof StoredTransferred>;
/** Item INTEREST: what the candidate answered, as the employer marked it. */
export const StoredInterest = asStored(
  z.object({
    date: Instant,
    isInterested: z.boolean(),
    notInterestedReasons: z.array(orNewer(NotInterestedReason)),
  }),
);
/** Item CHANNELS: how else the candidate was reached. */
export const StoredChannels = asStored(
  z.object({
    channels: z.array(z.object({ channel: orNewer(ContactChannel), byUser: z.string(), date: Instant })),
  }),
);
/** Item CAMPAIGN: the emails of one candidate's sequence, where they are the candidate's own. */
export const StoredCampaign = asStored(z.object({ steps: z.array(JourneyStep) }));
/** Items OUTREACH#n of a job: its sequence. A version never changes once written, so running sequences keep theirs. */
export const StoredOutreach = asStored(z.object({ steps: z.array(JourneyStep) }));

/**
 * Items REPLY#…: a candidate's answer. Its HTML, sanitised, stands in an item of its own where `hasHtml` says so; in older ones it
 * stands here. Attachments lie in the mail bucket under `key`.
 */
export const StoredReply = asStored(
  CandidateReply.omit({ attachments: true }).extend({
    id: ReplyId,
    kind: orNewer(CandidateReply.shape.kind),
    suggestion: orNewer(CandidateReply.shape.suggestion),
    interests: z.array(SuggestedInterest.extend({ interest: orNewer(SuggestedInterest.shape.interest) })).default([]),
    messageId: z.string().nullable(),
    /** Where the whole mail lies. */
    mailKey: z.string().optional(),
    hasHtml: z.boolean().optional(),
    attachments: z.array(
      z.object({
        id: z.string(),
        filename: z.string(),
        size: z.number().int(),
        contentType: z.string(),
        key: z.string(),
      }),
    ),
  }),
);
export type StoredReply = z.infer<typeof StoredReply>;

/** Item NOTE#…. */
export const StoredNote = asStored(
  z.object({ noteId: z.string(), content: z.string(), createdAt: Instant, author: Person }),
);
export type StoredNote = z.infer<typeof StoredNote>;
/** Item EVENT#n: what one change of the head was. */
export const StoredEvent = asStored(
  z.object({ at: Instant, kind: z.string(), text: z.string(), by: z.string().nullable() }),
);
