import * as z from 'zod';
import { AccountId, Instant, JobId } from '../model/ids.ts';
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
  emailOutreach: z.object({ sent: z.number().int(), opened: z.number().int(), replied: z.number().int() }),
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
    summary: 'When the newest event that the reports count happened',
    response: z.object({ date: Instant.nullable() }),
  },
  exportJobReport: {
    method: 'GET',
    path: '/reports-in-app/export-job-overview',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'NOT_FOUND'],
    produces: 'text/csv',
    summary: 'The report of a job as CSV; 204 where there is nothing to export',
    query: ofJob,
    response: z.string(),
  },
});
