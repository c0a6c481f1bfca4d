import * as z from 'zod';
import { ColumnName } from '../model/funnel.ts';
import { AccountId, Instant, JobId, SubmissionId, UserId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { PERIODS } from '../reference/periods.ts';
import { COUNTED_METRICS } from '../rules/funnel/counters.ts';
import { EXPORT_KINDS } from '../rules/funnel/exported-profiles.ts';
import { PIPELINE_COLUMNS } from '../rules/funnel/pipeline-order.ts';
import { Prediction } from './jobs.ts';
import { defineRoutes } from './route.ts';

/** Counts of a set of submissions: everyone who ever got that far (1-product, section 3). */
export const SubmissionSet = z.object({
  sourced: z.number().int(),
  reviewed: z.number().int(),
  contacted: z.number().int(),
  replied: z.number().int(),
  lead: z.number().int(),
  interviewed: z.number().int(),
  hired: z.number().int(),
  /** `opened` by a person; `machineOpened` are those of whom only machines opened an email. */
  emailOutreach: z.object({
    sent: z.number().int(),
    opened: z.number().int(),
    machineOpened: z.number().int(),
    replied: z.number().int(),
  }),
});
export type SubmissionSet = z.infer<typeof SubmissionSet>;

const rate = z.number().min(0).max(1).nullable();

/** A job's report (2-jobs, section 3). Rates are fractions of 1, or null where there is nothing to divide. Times in hours. */
export const JobReport = z.object({
  crowdSubmissions: SubmissionSet,
  platformSubmissions: SubmissionSet,
  funnelPrediction: Prediction.nullable(),
  contactResponse: z.object({ rate, interestedRate: rate, notInterestedRate: rate }),
  timeToReviewCandidate: z.object({
    average: z.number().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
  }),
  averageContactRate: rate,
  averageLeadRate: rate,
  emailOutreach: z.object({
    averageContactRate: rate,
    averageOpenRate: rate,
    averageResponseRate: rate,
    interestedRate: rate,
    notInterestedRate: rate,
  }),
  lastUpdateAt: Instant.nullable(),
});
export type JobReport = z.infer<typeof JobReport>;

export const Period = z.enum(PERIODS);

/**
 * What happened in a period (1-product, section 3). `averageSourcingTimeCrowdSaved` is in minutes, null where the crowd sourced nobody;
 * `predictions` is what may come of the candidates who were contacted in it, null where none was.
 */
export const AccountOverview = JobReport.omit({ funnelPrediction: true }).extend({
  predictions: z
    .object({
      leads: Prediction.shape.leads,
      interviews: Prediction.shape.interviews,
      hires: Prediction.shape.interviews,
      basis: Prediction.shape.basis,
    })
    .nullable(),
  averageSourcingTimeCrowdSaved: z.number().int().nullable(),
});
export type AccountOverview = z.infer<typeof AccountOverview>;

/** Counts of a set in the pipeline; emails are in the report of the job. */
export const PipelineSet = SubmissionSet.omit({ emailOutreach: true });
export type PipelineSet = z.infer<typeof PipelineSet>;

/** An active job as it stands now (1-product, section 3). */
export const PipelineJob = z.object({
  jobId: JobId,
  jobTitle: z.string(),
  jobLocation: z.string(),
  ownerId: UserId,
  ownerName: z.string(),
  jobPostedAt: Instant.nullable(),
  responseRate: rate,
  leadRate: rate,
  crowdSubmissions: PipelineSet,
  platformSubmissions: PipelineSet,
});
export type PipelineJob = z.infer<typeof PipelineJob>;

/** Somebody whom a number counts, and when they came to count. */
export const CandidateBehind = z.object({
  submissionId: SubmissionId,
  name: z.string(),
  title: z.string().nullable(),
  employer: z.string().nullable(),
  column: ColumnName,
  at: Instant,
});
export type CandidateBehind = z.infer<typeof CandidateBehind>;

const after = z.string().max(1_000).optional();
const next = z.string().nullable();
const ofPeople = z.object({ accountId: AccountId, userId: UserId.optional() });
const ofPeriod = ofPeople.extend({ period: Period.default(PERIODS[0]) });
const ofJob = z.object({ accountId: AccountId, jobId: JobId });

export const reportRoutes = defineRoutes({
  getJobReport: {
    method: 'GET',
    path: '/reports-in-app/job-overview',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'NOT_FOUND'],
    summary: 'The report of a job',
    query: ofJob,
    response: JobReport,
  },
  getLastExtractionDate: {
    method: 'GET',
    path: '/reports-in-app/last-extraction-date',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'When the numbers of the reports last changed',
    response: z.object({ date: Instant.nullable() }),
  },
  listFormerPeople: {
    method: 'GET',
    path: '/reports-in-app/former-people',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'Who left the account in the last year: what their jobs counted stays theirs',
    query: z.object({ accountId: AccountId }),
    response: z.object({ people: z.array(z.object({ id: UserId, name: z.string() })) }),
  },
  exportJobReport: {
    method: 'GET',
    path: '/reports-in-app/export-job-overview',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'NOT_FOUND'],
    produces: 'text/csv',
    fileName: 'job-report',
    audit: { kind: 'EXPORTED', subject: 'Report of a job' },
    summary: 'The report of a job as CSV; 204 where there is nothing to export',
    query: ofJob,
    response: z.string(),
  },
  getAccountOverview: {
    method: 'GET',
    path: '/reports-in-app/account-overview',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'What happened in a period: in the whole account, or in the jobs that one person owned then',
    query: ofPeriod,
    response: AccountOverview,
  },
  exportAccountOverview: {
    method: 'GET',
    path: '/reports-in-app/export-account-overview',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    produces: 'text/csv',
    fileName: 'account-overview',
    audit: { kind: 'EXPORTED', subject: 'Account overview' },
    summary: 'The account overview as CSV; 204 where nothing happened',
    query: ofPeriod,
    response: z.string(),
  },
  listCountedCandidates: {
    method: 'GET',
    path: '/reports-in-app/counted-candidates',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'NOT_FOUND'],
    summary: 'Whom a number of a job counts, of all its time or of a period, those who got furthest first, in pages',
    query: ofJob.extend({
      stage: z.enum(COUNTED_METRICS),
      set: z.enum(['crowd', 'team']).optional(),
      period: Period.optional(),
      after,
    }),
    response: z.object({ candidates: z.array(CandidateBehind), next }),
  },
  listCountedJobs: {
    method: 'GET',
    path: '/reports-in-app/counted-jobs',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'Of which jobs a number of the account overview is made up, in pages',
    query: ofPeriod.extend({ stage: z.enum(COUNTED_METRICS), after }),
    response: z.object({
      jobs: z.array(z.object({ jobId: JobId, jobTitle: z.string(), count: z.number().int() })),
      next,
    }),
  },
  getCurrentPipeline: {
    method: 'GET',
    path: '/reports-in-app/current-pipeline',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary:
      'A page of the active jobs with all that they counted, of the whole account or of one owner: last edited first, or in the order of a column',
    query: ofPeople.extend({
      search: z.string().trim().max(LIMITS.title).optional(),
      columnName: z.enum(PIPELINE_COLUMNS).optional(),
      order: z.enum(['asc', 'desc']).default('asc'),
      page: z.coerce.number().int().min(1).max(LIMITS.pipelinePages).default(1),
      /** Of the order that was found before, the jobs of the page, with commas between: they come as they are now. */
      jobIds: z
        .string()
        .max(3_000)
        .transform((list) => list.split(',').filter(Boolean))
        .pipe(z.array(JobId).min(1).max(LIMITS.pipelinePage))
        .optional(),
    }),
    /** `found` is how many the search found over all pages, `total` how many there are without it. */
    response: z.object({
      jobs: z.array(PipelineJob),
      /** How all that the search found stand now; empty where they are one page. */
      order: z.array(JobId),
      found: z.number().int(),
      total: z.number().int(),
    }),
  },
  exportCandidates: {
    method: 'GET',
    path: '/job-offers/{id}/submissions/reports/candidates/{kind}',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'PLATFORM_NEEDED'],
    produces: 'text/csv',
    fileName: 'profiles',
    audit: { kind: 'EXPORTED', subject: 'Profiles of a job' },
    summary:
      'Profiles of a job as CSV, up to 5,000; 204 where there are none. All but the interested need the platform',
    params: z.object({ id: JobId, kind: z.enum(EXPORT_KINDS) }),
    response: z.string(),
  },
  exportCurrentPipeline: {
    method: 'GET',
    path: '/reports-in-app/export-current-pipeline',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    produces: 'text/csv',
    fileName: 'current-pipeline',
    audit: { kind: 'EXPORTED', subject: 'Current pipeline' },
    summary: 'The current pipeline as CSV; 204 where there is no active job',
    query: ofPeople,
    response: z.string(),
  },
});
