import * as z from 'zod';
import { emailAddress } from '../model/email-address.ts';
import { Instant, JobId, SubmissionId, UserId } from '../model/ids.ts';
import { JourneyStep, Location, Office, OutreachType } from '../model/job.ts';
import { LIMITS } from '../product.ts';
import type { Routes } from './route.ts';

/** What an email takes from a job that is not saved as it is shown. */
export const MailJob = z.object({
  title: z.string().max(LIMITS.title).optional(),
  companyName: z.string().max(LIMITS.text).optional(),
  location: Location.nullable().optional(),
  office: Office.optional(),
  applyUrl: z.string().max(LIMITS.url).nullable().optional(),
  selectedOutreachJourneyType: OutreachType.optional(),
});
export type MailJob = z.infer<typeof MailJob>;

/** The job of a preview: one that is saved, one that is typed, or one that is saved with what is typed since. */
const ofJob = { jobId: JobId.optional(), job: MailJob.optional(), emailSenderId: UserId.optional() };
const hasJob = ({ jobId, job }: { jobId?: unknown; job?: unknown }) => jobId !== undefined || job !== undefined;
const NO_JOB = { message: 'Name a job, or describe it.', path: ['jobId'] };

/** A mail as the candidate will see it; `marked` holds the values that came from the profile, `values` all by variable. */
export const RenderedMail = z.object({
  label: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  from: z.string(),
  to: z.string(),
  sendAt: Instant.nullable(),
  missing: z.array(z.string()),
  marked: z.array(z.string()),
  values: z.record(z.string(), z.string()),
});
export type RenderedMail = z.infer<typeof RenderedMail>;

/** Where a preview of an email is sent. */
const PreviewAddress = z.string().trim().min(1, 'This field is required.').pipe(emailAddress());

/** Emails as they would leave, shown or sent to somebody who is no candidate. They are routes of the feature `outreach`. */
export const previewRoutes = {
  previewMail: {
    method: 'POST',
    path: '/emails/preview',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED'],
    summary: 'An email as the candidate will see it, or with examples where no candidate is named',
    body: z
      .object({
        ...ofJob,
        submissionId: SubmissionId.optional(),
        steps: z.array(JourneyStep).min(1).max(LIMITS.sequenceSteps),
      })
      .refine(hasJob, NO_JOB),
    response: z.array(RenderedMail),
  },
  sendTestMail: {
    method: 'POST',
    path: '/emails/test',
    access: 'user',
    status: 200,
    idempotent: true,
    limit: 'previewMail',
    errors: ['JOB_NOT_FOUND', 'OUTREACH_NOT_EDITABLE', 'SENDER_NOT_VERIFIED', 'PREVIEW_NOT_SENT'],
    summary: 'Send an email with examples for what is of a candidate, to see it arrive',
    body: z
      .object({
        ...ofJob,
        emailAddress: PreviewAddress,
        template: JourneyStep.pick({ subject: true, html: true }),
      })
      .refine(hasJob, NO_JOB),
    response: z.object({ emailAddress: z.string() }),
  },
} as const satisfies Routes;
