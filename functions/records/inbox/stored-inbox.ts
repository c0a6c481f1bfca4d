import * as z from 'zod';
import {
  AccountId,
  AnswerId,
  FileId,
  Instant,
  JobId,
  ReplyId,
  SubmissionId,
  UserId,
} from '../../../shared/model/ids.ts';
import { AnswerState, Interest } from '../../../shared/model/inbox.ts';
import { Person } from '../../../shared/model/job.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { CandidateReply } from '../../../shared/model/submission.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

/**
 * Item CONVERSATION: a candidate who answered. What follows from the candidate's answers, head and job is kept from the stream;
 * who it was handed to, when it was put away and answered is its own. The lists of the inbox are indexes of it (`shelves.ts`).
 */
export const StoredConversation = asStored(
  z.object({
    accountId: AccountId,
    submissionId: SubmissionId,
    version: z.number().int(),
    jobId: JobId,
    jobTitle: z.string(),
    ownerId: UserId,
    name: z.string(),
    employer: z.string().optional(),
    humanAt: Instant.optional(),
    awayAt: Instant.optional(),
    /** The latest answer of a person, else of a machine, and what it says. */
    replyId: ReplyId,
    preview: z.string(),
    suggestion: orNewer(CandidateReply.shape.suggestion),
    interest: orNewer(Interest).optional(),
    isUnread: z.boolean(),
    hasOptedOut: z.boolean(),
    handedTo: UserId.optional(),
    doneAt: Instant.optional(),
    answeredAt: Instant.optional(),
    lastAnswerId: AnswerId.optional(),
  }),
);
export type StoredConversation = z.infer<typeof StoredConversation>;

/**
 * Items ANSWER#…: what a person answered. `dueAt` is there while it waits to leave, and while it is being sent: a claim that
 * nobody recorded is looked at then. `answeredBefore` is what of the conversation comes back where it does not leave.
 */
export const StoredAnswer = asStored(
  z.object({
    id: AnswerId,
    accountId: AccountId,
    submissionId: SubmissionId,
    version: z.number().int(),
    state: orNewer(AnswerState),
    by: Person,
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    attachments: z.array(
      z.object({ identifier: FileId, filename: z.string(), size: z.number().int(), contentType: z.string() }),
    ),
    inReplyTo: z.string().optional(),
    references: z.array(z.string()),
    writtenAt: Instant,
    leavesAt: Instant,
    answeredBefore: z.object({ at: Instant, id: AnswerId }).optional(),
    dueAt: Instant.optional(),
    messageId: z.string().optional(),
    sentAt: Instant.optional(),
    why: z.string().optional(),
  }),
);
export type StoredAnswer = z.infer<typeof StoredAnswer>;
