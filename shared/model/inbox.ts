import * as z from 'zod';
import { AnswerId, FileId, Instant, JobId, SubmissionId, UserId } from './ids.ts';
import { Person } from './job.ts';
import { whenNewer } from './newer.ts';
import { CandidateReply } from './submission.ts';

/** The boxes of the inbox. A conversation stands in as many of them as fit, and always in `all`. */
export const Box = z.enum(['unread', 'needs-answer', 'interested', 'away', 'all']);
export type Box = z.infer<typeof Box>;

export const BoxCounts = z.record(Box, z.number().int());
export type BoxCounts = z.infer<typeof BoxCounts>;

/** What the employer marked of a candidate's answer. */
export const Interest = z.enum(['interested', 'not-interested']);
export type Interest = z.infer<typeof Interest>;

/** One line of the inbox: a candidate who answered, by their latest answer. */
export const Conversation = z.object({
  submissionId: SubmissionId,
  jobId: JobId,
  jobTitle: z.string(),
  name: z.string(),
  employer: z.string().nullable(),
  /** When the latest answer came, of a person or of a machine. */
  at: Instant,
  preview: z.string(),
  suggestion: CandidateReply.shape.suggestion,
  /** As marked; null while nobody has. */
  interest: Interest.nullable(),
  /** The latest answer is a machine's: they are away. */
  isAway: z.boolean(),
  isUnread: z.boolean(),
  needsAnswer: z.boolean(),
  isDone: z.boolean(),
  hasOptedOut: z.boolean(),
  /** Who is to answer: whom it was handed to, else whose the job is. */
  responsible: UserId,
  isHandedOver: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

/** `waiting` can be taken back; of an `uncertain` one nobody knows whether it left, until a person says so. */
export const AnswerState = whenNewer(z.enum(['waiting', 'sending', 'sent', 'uncertain', 'failed']), 'uncertain');
export type AnswerState = z.infer<typeof AnswerState>;

/** What a person of the account answered a candidate. */
export const Answer = z.object({
  id: AnswerId,
  by: Person,
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ identifier: FileId, filename: z.string(), size: z.number().int() })),
  state: AnswerState,
  writtenAt: Instant,
  /** Until when it can be taken back. */
  leavesAt: Instant,
  sentAt: Instant.nullable(),
  /** Why it did not leave. */
  why: z.string().nullable(),
});
export type Answer = z.infer<typeof Answer>;
