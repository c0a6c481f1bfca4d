import * as z from 'zod';
import { SendHours, SendWindow } from '../model/account.ts';
import { ContactChannel, MailStatus } from '../model/funnel.ts';
import { Instant, JobId, ReplyId, SubmissionId } from '../model/ids.ts';
import { JourneyStep } from '../model/job.ts';
import { bytesOf } from '../model/size.ts';
import { CandidateReply, Card } from '../model/submission.ts';
import { LIMITS } from '../product.ts';
import { personRoutes } from './persons.ts';
import { previewRoutes } from './previews.ts';
import { defineRoutes } from './route.ts';
import { Outcome } from './submissions.ts';

const submission = z.object({ submissionId: SubmissionId });
const contact = z.object({ id: SubmissionId });
const ownSteps = z
  .array(JourneyStep)
  .max(10)
  .refine((steps) => bytesOf(steps) <= LIMITS.sequenceBytes, 'These emails are too long.');

/** How to reach one or many candidates (3-pipeline, section 7). */
export const ContactChoice = z.object({
  jobId: JobId,
  customTemplates: ownSteps.nullable().default(null),
  clientReviewFeedback: z.string().trim().max(LIMITS.feedback).default(''),
  /** As the person prefers where it is not said; never where their team never does. */
  shouldContactCandidateWorkEmails: z.boolean().optional(),
  startOutreachCampaign: z.boolean(),
  contactedViaOtherChannels: z.array(ContactChannel).max(4).default([]),
});
export type ContactChoice = z.infer<typeof ContactChoice>;

/** Why someone will not be emailed. */
export const BlockReason = z.enum([
  'HUNT_NOT_DONE',
  'NO_USABLE_EMAIL',
  'OPTED_OUT',
  'IN_ANOTHER_SEQUENCE',
  'CONTACTED_LATELY',
  'EXCLUDED_COMPANY',
  'EXCLUDED_CANDIDATE',
  'IN_ATS',
  'COMPANY_LIMIT',
  'VARIABLE_WITHOUT_VALUE',
  'ALREADY_CONTACTED',
  'LEFT_FUNNEL',
  'GONE_MEANWHILE',
  'NO_POSTAL_ADDRESS',
  'SENDER_NOT_VERIFIED',
  'SENDER_PAUSED',
  'RECORD_UNREADABLE',
  'RECORD_NEWER',
]);
export type BlockReason = z.infer<typeof BlockReason>;

const Recipient = z.object({
  submissionId: SubmissionId,
  name: z.string(),
  email: z.string(),
  firstMailAt: Instant,
  timeZone: z.string(),
});
const Blocked = z.object({ submissionId: SubmissionId, name: z.string(), reason: BlockReason, why: z.string() });

/** An email of a sequence that left, and the strongest thing known of it. */
export const SentMail = z.object({
  label: z.string(),
  subject: z.string(),
  html: z.string(),
  from: z.string(),
  sentAt: Instant,
  status: MailStatus,
});
export type SentMail = z.infer<typeof SentMail>;

/** Who will be emailed and who will not, before anyone is (product principle). */
export const Preflight = z.object({
  recipients: z.array(Recipient),
  blocked: z.array(Blocked),
  plan: z.string(),
  whyNotSooner: z.string().nullable(),
  steps: z.array(JourneyStep),
  /** When emails of the account leave: the plan of several parts is made from it. */
  sendWindow: z.union([SendWindow, SendHours]),
});
export type Preflight = z.infer<typeof Preflight>;

export const outreachRoutes = defineRoutes({
  preflightContact: {
    method: 'POST',
    path: '/contact-requests/preflight',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'Who would be emailed, when, and who would not and why',
    body: z.object({
      jobId: JobId,
      submissionsId: z.array(SubmissionId).min(1).max(LIMITS.bulk),
      customTemplates: ownSteps.nullable().default(null),
      shouldContactCandidateWorkEmails: z.boolean().optional(),
    }),
    response: Preflight,
  },
  contactCandidates: {
    method: 'POST',
    path: '/contact-requests',
    access: 'user',
    status: 200,
    idempotent: true,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'NOTHING_STARTED'],
    summary: 'Contact many candidates; nothing leaves for 30 seconds',
    body: ContactChoice.extend({ submissionsId: z.array(SubmissionId).min(1).max(LIMITS.bulk) }),
    response: z.object({ updates: z.array(Outcome) }),
  },
  contactCandidate: {
    method: 'POST',
    path: '/contact-requests/{submissionId}',
    access: 'user',
    status: 200,
    idempotent: true,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'SUBMISSION_MERGED',
      'JOB_CLOSED',
      'NOTHING_STARTED',
      'HUNT_NOT_DONE',
      'NO_USABLE_EMAIL',
      'MOVE_NOT_ALLOWED',
      'MOVED_MEANWHILE',
      'CONFLICT',
    ],
    summary: 'Contact one candidate; nothing leaves for 30 seconds',
    params: submission,
    body: ContactChoice,
    response: Card,
  },
  pauseOutreach: {
    method: 'PUT',
    path: '/contact-requests/{id}/pause-outreach-campaign',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'JOB_CLOSED', 'NOT_CONTACTED', 'CONFLICT'],
    summary: 'Pause a candidate’s sequence',
    params: contact,
    response: Card,
  },
  resumeOutreach: {
    method: 'PUT',
    path: '/contact-requests/{id}/resume-outreach-campaign',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'JOB_CLOSED', 'NOT_CONTACTED', 'CANNOT_RESUME', 'CONFLICT'],
    summary: 'Let a sequence go on that is paused or whose next email could not leave',
    params: contact,
    response: Card,
  },
  settleUncertainMail: {
    method: 'PUT',
    path: '/contact-requests/{id}/settle-uncertain-email',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'NOT_CONTACTED', 'CONFLICT'],
    summary: 'Say whether an email whose sending was cut off did go out; it is never sent again by itself',
    params: contact,
    body: z.object({ wasSent: z.boolean() }),
    response: Card,
  },
  ...previewRoutes,
  ...personRoutes,
  listSentMails: {
    method: 'GET',
    path: '/submissions/{id}/sent-emails',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND'],
    summary: 'The emails of the candidate’s sequence that left, oldest first',
    params: contact,
    response: z.array(SentMail),
  },
  getCandidateReply: {
    method: 'GET',
    path: '/submissions/{id}/get-candidate-reply',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'REPLY_NOT_FOUND'],
    summary: 'The candidate’s latest reply; reading it marks it as read',
    params: contact,
    response: CandidateReply,
  },
  getReply: {
    method: 'GET',
    path: '/submissions/{id}/replies/{replyId}',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'REPLY_NOT_FOUND'],
    summary: 'One of the candidate’s replies',
    params: z.object({ id: SubmissionId, replyId: ReplyId }),
    response: CandidateReply,
  },
  getReplyAttachment: {
    method: 'GET',
    path: '/emails/{id}/candidate-reply/attachment/{attachmentId}',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'REPLY_NOT_FOUND'],
    summary: 'A short-lived link to an attachment of a reply; the id is the reply’s, after its submission’s and a dot',
    params: z.object({
      id: z
        .string()
        .regex(/^sub_[A-Za-z0-9]+\.rep_[A-Za-z0-9]+$/)
        .max(200),
      attachmentId: z.string().regex(/^\d{1,4}$/),
    }),
    response: z.object({ url: z.url() }),
  },
  showUnsubscribe: {
    method: 'GET',
    path: '/unsubscribe/{token}',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID'],
    produces: 'text/html',
    summary: 'The page behind the opt-out link; opening it changes nothing',
    params: z.object({ token: z.string().min(1).max(400) }),
    response: z.string(),
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe/{token}',
    access: 'public',
    status: 200,
    errors: ['LINK_NOT_VALID'],
    produces: 'text/html',
    summary: 'Opt out of every email of this account (RFC 8058)',
    params: z.object({ token: z.string().min(1).max(400) }),
    response: z.string(),
  },
});
