import * as z from 'zod';
import { AtsLinkState } from '../model/ats.ts';
import { ColumnName } from '../model/funnel.ts';
import { AnswerId, FileId, JobId, ReplyId, SubmissionId, UserId } from '../model/ids.ts';
import { Answer, Box, BoxCounts, Conversation } from '../model/inbox.ts';
import { NoticeChoice } from '../model/notices.ts';
import { CandidateReply } from '../model/submission.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

const conversation = z.object({ id: SubmissionId });
const answer = z.object({ id: SubmissionId, answerId: AnswerId });
const token = z.object({ token: z.string().min(1).max(400) });

/** A conversation as it is opened: everything that was written, and whether and as whom it can be answered. */
export const OpenConversation = z.object({
  conversation: Conversation,
  /** Where the candidate stands, and whether a sequence was started. */
  column: ColumnName,
  hasCampaign: z.boolean(),
  /** The ATS in which the candidates of the job go on; null where they go on here. */
  atsName: z.string().nullable(),
  /** How that ATS stands; `NONE` where there is none. */
  atsState: AtsLinkState,
  replies: z.array(CandidateReply),
  answers: z.array(Answer),
  /** As whom an answer leaves and where it goes; null where none can. */
  writing: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Why it cannot be answered. */
  whyNot: z.string().nullable(),
});
export type OpenConversation = z.infer<typeof OpenConversation>;

/** What waits for the person who asks. */
export const Waiting = z.object({
  unread: z.number().int(),
  needsAnswer: z.number().int(),
  toReview: z.number().int(),
});
export type Waiting = z.infer<typeof Waiting>;

/** What candidates answered over all jobs (product principle). */
export const inboxRoutes = defineRoutes({
  listInbox: {
    method: 'GET',
    path: '/inbox/conversations',
    access: 'user',
    status: 200,
    errors: ['BAD_REQUEST'],
    summary: 'A page of candidates who answered, the latest first: your own, those of one job, or all',
    query: z.object({
      box: Box.default('all'),
      whose: z.enum(['mine', 'all']).default('mine'),
      jobId: JobId.optional(),
      after: z.string().max(1_000).optional(),
    }),
    response: z.object({ conversations: z.array(Conversation), next: z.string().nullable(), counts: BoxCounts }),
  },
  countWaiting: {
    method: 'GET',
    path: '/inbox/waiting',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'How many answers and profiles wait for you',
    response: Waiting,
  },
  openConversation: {
    method: 'GET',
    path: '/inbox/conversations/{id}',
    access: 'user',
    status: 200,
    errors: ['CONVERSATION_NOT_FOUND'],
    summary: 'What a candidate and your team wrote to each other; reading it marks nothing',
    params: conversation,
    response: OpenConversation,
  },
  changeConversation: {
    method: 'PUT',
    path: '/inbox/conversations/{id}',
    access: 'user',
    status: 200,
    errors: ['CONVERSATION_NOT_FOUND', 'SUBMISSION_DELETED', 'NOT_A_TEAMMATE', 'CONFLICT'],
    summary: 'Mark a conversation read, unread or done, or hand it to a teammate',
    params: conversation,
    body: z.object({
      isUnread: z.boolean().optional(),
      isDone: z.boolean().optional(),
      /** Null gives it back to whose the job is. */
      handTo: UserId.nullable().optional(),
    }),
    response: Conversation,
  },
  answerCandidate: {
    method: 'POST',
    path: '/inbox/conversations/{id}/answers',
    access: 'user',
    status: 200,
    idempotent: true,
    errors: ['CONVERSATION_NOT_FOUND', 'CANNOT_ANSWER', 'ANSWERED_MEANWHILE', 'FILE_NOT_FOUND', 'CONFLICT'],
    summary: 'Answer a candidate by email; it can be taken back for 30 seconds',
    params: conversation,
    body: z.object({
      /** The candidate's mail that it answers. */
      replyId: ReplyId,
      /** Your team's latest answer as the writer saw it; null where there was none. */
      afterAnswer: AnswerId.nullable().default(null),
      html: z.string().trim().min(1, 'This field is required.').max(LIMITS.longText),
      attachments: z
        .array(z.object({ identifier: FileId, filename: z.string().trim().min(1).max(255) }))
        .max(LIMITS.answerFiles)
        .default([]),
    }),
    response: Answer,
  },
  takeBackAnswer: {
    method: 'DELETE',
    path: '/inbox/conversations/{id}/answers/{answerId}',
    access: 'user',
    status: 200,
    errors: ['ANSWER_NOT_FOUND', 'NOTHING_TO_UNDO', 'CONFLICT'],
    summary: 'Take back an answer that has not left; its text is answered once more',
    params: answer,
    response: Answer,
  },
  settleAnswer: {
    method: 'PUT',
    path: '/inbox/conversations/{id}/answers/{answerId}',
    access: 'user',
    status: 200,
    errors: ['ANSWER_NOT_FOUND', 'CONFLICT'],
    summary: 'Say whether an answer whose sending was cut off did go out; it is never sent again by itself',
    params: answer,
    body: z.object({ wasSent: z.boolean() }),
    response: Answer,
  },
  getNotices: {
    method: 'GET',
    path: '/inbox/notices',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'What you are told by mail; the time zone is null until you have said it',
    response: NoticeChoice.extend({ timeZone: z.string().nullable() }),
  },
  saveNotices: {
    method: 'PUT',
    path: '/inbox/notices',
    access: 'user',
    status: 200,
    errors: ['CONFLICT'],
    summary: 'Choose what you are told by mail, and by which clock',
    body: NoticeChoice.partial(),
    response: NoticeChoice.extend({ timeZone: z.string().nullable() }),
  },
  showStopNotices: {
    method: 'GET',
    path: '/notices/{token}',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID'],
    produces: 'text/html',
    summary: 'The page behind the link in a notice; opening it changes nothing',
    params: token,
    response: z.string(),
  },
  stopNotices: {
    method: 'POST',
    path: '/notices/{token}',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID'],
    produces: 'text/html',
    summary: 'Get no more notices of this kind (RFC 8058)',
    params: token,
    response: z.string(),
  },
});
