import * as z from 'zod';
import { ColumnName, MailStatus } from '../model/funnel.ts';
import { Instant, JobId, SubmissionId } from '../model/ids.ts';
import { CampaignState, EmailAddress, Origin } from '../model/submission.ts';
import type { Routes } from './route.ts';

/** One job on which somebody stands, with what was sent for it and what is to leave next. */
const JobOfPerson = z.object({
  submissionId: SubmissionId,
  jobId: JobId,
  jobTitle: z.string(),
  isJobOpen: z.boolean(),
  column: ColumnName,
  columnAt: Instant,
  since: Instant,
  origin: Origin,
  /** How the sequence stands; null where there is none. */
  state: CampaignState.nullable(),
  why: z.string().nullable(),
  nextMailAt: Instant.nullable(),
  mails: z.array(z.object({ label: z.string(), status: MailStatus, at: Instant })),
  repliedAt: Instant.nullable(),
});

/** Somebody of an account over all its jobs: one person, whatever addresses and cards they have. */
export const PersonOverview = z.object({
  name: z.string(),
  jobTitle: z.string().nullable(),
  employer: z.string().nullable(),
  /** The latest first. */
  jobs: z.array(JobOfPerson),
  addresses: z.array(
    EmailAddress.pick({ email: true, kind: true, addedBy: true, addedByName: true, deliverabilityStatus: true }).extend(
      {
        /** Since when it takes no mail. */
        closedAt: Instant.nullable(),
        jobTitles: z.array(z.string()),
      },
    ),
  ),
  /** Why no email of the account may leave to them. */
  suppressed: z.array(z.object({ why: z.string(), at: Instant.nullable() })),
  /** For which job they are written to, which keeps the others from it. */
  held: z.object({ jobTitle: z.string(), why: z.string(), until: Instant.nullable() }).nullable(),
});
export type PersonOverview = z.infer<typeof PersonOverview>;

/** They are routes of the feature `outreach`. */
export const personRoutes = {
  getPerson: {
    method: 'GET',
    path: '/submissions/{id}/person',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND'],
    summary: 'Everything about whoever a submission is of, over all jobs of your account',
    params: z.object({ id: SubmissionId }),
    response: PersonOverview,
  },
} as const satisfies Routes;
