import * as z from 'zod';
import { AccountId, JobId, SubmissionId, UserId } from '../model/ids.ts';
import {
  CallToAction,
  IndustryCode,
  Job,
  JobChanges,
  JobFields,
  JobFunctionCode,
  JobRow,
  Journeys,
  Location,
  Office,
  TypedTitle,
} from '../model/job.ts';
import { whenNewer } from '../model/newer.ts';
import { LIMITS } from '../product.ts';
import { JOB_ORDERS } from '../rules/job/job-order.ts';
import { chatRoutes } from './chat.ts';
import { jobSourcingRoutes } from './job-sourcing.ts';
import { defineRoutes } from './route.ts';
import { templateRoutes } from './templates.ts';

const job = z.object({ id: JobId });
const counts = z.object({ active: z.number().int(), closed: z.number().int(), draft: z.number().int() });
const range = z.object({ min: z.number().int(), max: z.number().int() });

/**
 * Whether the first batch is asked for as the job is posted. Where credits do not suffice it is posted all the same. It is with
 * platform access and without (2-jobs, Roles and permissions): both are promised it ("You will receive … profiles in next 24hrs."),
 * and so it is the server's to ask for it, by whatever client. The access decides which message is shown alone.
 */
const startSourcing = z.boolean().default(true);

/** The funnel one may expect (2-jobs, section 3). */
export const Prediction = z.object({
  reviews: range,
  contacts: range,
  leads: range,
  phoneInterviews: range,
  interviews: range,
  hires: z.object({ value: z.number().int() }),
  /** Whose rates it rests on, and how many people the account has contacted of late. */
  basis: z.object({ from: whenNewer(z.enum(['account', 'product']), 'product'), contacted: z.number().int() }),
});
export type Prediction = z.infer<typeof Prediction>;

const named = z.object({ jobId: JobId, title: z.string() }).nullable();

/** What needs a person, and where most of it is. */
export const Needs = z.object({
  answers: z.number().int(),
  toReview: z.object({ profiles: z.number().int(), jobs: z.number().int(), fullest: named }),
  stuck: z.object({ jobs: z.number().int(), first: named }),
  uncertain: z.object({
    emails: z.number().int(),
    first: z.object({ jobId: JobId, submissionId: SubmissionId, name: z.string() }).nullable(),
  }),
});
export type Needs = z.infer<typeof Needs>;

export const jobRoutes = defineRoutes({
  listJobs: {
    method: 'GET',
    path: '/job-offers/customer-view',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'A page of the job list, last edited first',
    query: z.object({
      scope: z.enum(['mine', 'team']),
      status: z.enum(['Validated', 'Draft', 'Closed']),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(LIMITS.jobListPage),
      titleSearch: z.string().trim().max(LIMITS.title).optional(),
      orderBy: z.enum(JOB_ORDERS).default('edit'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    response: z.object({ results: z.array(JobRow), total: z.number().int() }),
  },
  listNeeds: {
    method: 'GET',
    path: '/job-offers/what-needs-me',
    access: 'user',
    status: 200,
    errors: [],
    summary:
      'What waits for you over all your open jobs: answers, profiles, stuck jobs, emails of which nobody knows whether they left',
    response: Needs,
  },
  countJobs: {
    method: 'GET',
    path: '/job-offers/get-job-counts-for-employer-job-list',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'How many jobs of each status there are, yours and the team’s',
    response: z.object({ me: counts, account: counts }),
  },
  listOpenJobTitles: {
    method: 'GET',
    path: '/job-offers/titles/open-in-account',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Titles of the account’s open jobs, last edited first, up to 200',
    /** `apart`: what tells it from another one of the same title; empty where there is none. */
    response: z.array(z.object({ id: JobId, title: z.string(), apart: z.string() })),
  },
  getJob: {
    method: 'GET',
    path: '/job-offers/{id}',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'A job',
    params: job,
    response: Job,
  },
  getTotalLeadCount: {
    method: 'GET',
    path: '/job-offers/{id}/get-total-lead-count',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'Interested candidates of a job so far',
    params: job,
    response: z.object({ totalLeadCount: z.number().int() }),
  },
  createJob: {
    method: 'POST',
    path: '/job-offers',
    access: 'user',
    status: 201,
    idempotent: true,
    errors: ['CONFLICT', 'OUTREACH_NOT_EDITABLE', 'JOBS_ONLY_VIA_ATS', 'ADVERTISING_NOT_OFFERED', 'FILE_IN_USE'],
    summary: 'Create a job, as a draft (a title is enough) or posted, which asks the sourcers for its first batch',
    body: JobFields.extend({
      title: TypedTitle.default(''),
      status: z.enum(['Draft', 'Validated']),
      journeys: Journeys.optional(),
      startSourcing,
    }),
    response: Job,
  },
  createDraftFromDescription: {
    method: 'POST',
    path: '/job-offers/create-draft-job-from-description',
    access: 'user',
    status: 201,
    idempotent: true,
    limit: 'description',
    errors: ['DESCRIPTION_UNREADABLE', 'JOBS_ONLY_VIA_ATS', 'CONFLICT'],
    summary:
      'Create a draft of what a job description says; `reading` of the job says in which words, and what it does not say',
    body: z.object({
      jobDescription: z.string().trim().min(1, 'This field is required.').max(LIMITS.description),
    }),
    response: z.object({ id: JobId }),
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/job-offers/{id}',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_IS_NO_DRAFT', 'JOB_CHANGED'],
    audit: { kind: 'DATA_DELETED', subject: 'Draft of a job' },
    summary: 'Delete a draft of a job, for good',
    params: job,
    response: z.object({ deleted: z.literal(true) }),
  },
  updateJob: {
    method: 'PATCH',
    path: '/job-offers/{id}',
    access: 'user',
    status: 200,
    idempotent: true,
    errors: [
      'JOB_NOT_FOUND',
      'JOB_CHANGED',
      'JOBS_ONLY_VIA_ATS',
      'OUTREACH_NOT_EDITABLE',
      'ADVERTISING_NOT_OFFERED',
      'FILE_IN_USE',
    ],
    summary:
      'Change what is sent of a job and nothing else; `validateDraft` also posts it and asks for its first batch',
    params: job,
    body: JobChanges.extend({
      version: z.number().int(),
      validateDraft: z.boolean().default(false),
      startSourcing,
      /** For campaigns that start from now on; running ones keep theirs. */
      journeys: Journeys.optional(),
    }),
    response: Job,
  },
  transferOwnership: {
    method: 'PUT',
    path: '/job-offers/{id}/transfer-ownership',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Give a job another owner, a teammate; it leaves in their name where it left in the owner’s',
    params: job,
    body: z.object({ employerId: UserId }),
    response: Job,
  },
  dismissCallToAction: {
    method: 'PUT',
    path: '/job-offers/{id}/dismiss-call-to-action',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'Do not show a prompt of a job any more, to nobody of your account',
    params: job,
    body: z.object({ callToAction: CallToAction }),
    response: Job,
  },
  countJobsForCompany: {
    method: 'GET',
    path: '/job-offers/count-for-company-name',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'How many of your jobs name a company',
    query: z.object({ companyName: z.string().trim().min(1).max(LIMITS.text) }),
    response: z.object({ jobCount: z.number().int() }),
  },
  applyCompanyName: {
    method: 'PUT',
    path: '/job-offers/apply-user-company-name-update',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Name your present company in those of your jobs that name the one you had before',
    body: z.object({ oldCompanyName: z.string().trim().min(1).max(LIMITS.text) }),
    response: z.object({ updatedJobCount: z.number().int() }),
  },
  computePrediction: {
    method: 'PUT',
    path: '/job-offers/compute-prediction',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND', 'PREDICTION_FAILED'],
    summary: 'The funnel that a job like this may expect',
    body: z.object({
      accountId: AccountId,
      _id: JobId.optional(),
      title: z.string().max(LIMITS.title),
      location: Location.nullable().optional(),
      office: Office.optional(),
      yearsExp: z.object({ min: z.number().int().min(0).max(30), max: z.number().int().min(0).max(30).nullable() }),
      functions: z.array(JobFunctionCode).max(LIMITS.functionsMax),
      industries: z.array(IndustryCode).max(LIMITS.industriesMax),
      hireObjective: z.number().int().min(1).max(LIMITS.profileCountMax),
      targetLeads: z.number().int().min(1).max(LIMITS.leadCountMax),
    }),
    response: Prediction,
  },
  ...jobSourcingRoutes,
  ...chatRoutes,
  ...templateRoutes,
  searchPlaces: {
    method: 'GET',
    path: '/places',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Places whose name starts like this, largest first',
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    /** `utc_offset` is in minutes, of today. */
    response: z.array(Location.extend({ utc_offset: z.number().int().optional() })),
  },
});
