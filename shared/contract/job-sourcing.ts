import * as z from 'zod';
import { AutoSourcingEntry } from '../model/auto-sourcing.ts';
import { Instant, JobId } from '../model/ids.ts';
import { BatchRating, Job } from '../model/job.ts';
import { LIMITS } from '../product.ts';
import type { ErrorCode } from './errors.ts';
import { defineRoutes } from './route.ts';

const job = z.object({ id: JobId });

/** What one batch of a job took of the account's profiles. `used` is 0 on an unlimited plan, which counts none. */
export const BatchCredits = z.object({
  batch: z.number().int(),
  askedAt: Instant,
  asked: z.number().int(),
  delivered: z.number().int(),
  used: z.number().int(),
  /** Of those that were set aside, what came back when it ended early. */
  givenBack: z.number().int(),
  /** Null while it is open. */
  closedAt: Instant.nullable(),
});
export type BatchCredits = z.infer<typeof BatchCredits>;

/** Why what a job does by itself may not be switched now. */
const SWITCHING = [
  ...['JOB_NOT_FOUND', 'JOB_CLOSED', 'JOB_IS_A_DRAFT', 'CONTINUOUS_HIRE', 'SOURCING_PAUSED'],
  ...['CALIBRATION_NOT_STARTED', 'CALIBRATION_RUNNING', 'CALIBRATION_NOT_RATED', 'CONFLICT'],
] as const satisfies readonly ErrorCode[];

/** How a job is sourced, and what it does by itself: with that it is closed and opened again. */
export const jobSourcingRoutes = defineRoutes({
  closeJob: {
    method: 'PUT',
    path: '/job-offers/{id}/close',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'JOB_IS_A_DRAFT', 'CONFLICT'],
    summary: 'Close a job; its sourcing stops and unused profiles come back',
    params: job,
    response: Job,
  },
  reopenJob: {
    method: 'PUT',
    path: '/job-offers/{id}/reopen',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_NOT_CLOSED', 'CONFLICT'],
    summary: 'Open a closed job again',
    params: job,
    response: Job,
  },
  startSourcing: {
    method: 'PUT',
    path: '/job-offers/{id}/start-sourcing-request',
    access: 'user',
    status: 200,
    idempotent: true,
    errors: [
      'JOB_NOT_FOUND',
      'JOB_CLOSED',
      'JOB_IS_A_DRAFT',
      'SOURCING_ALREADY_OPEN',
      'SOURCING_PAUSED',
      'AUTO_SOURCING_ON',
      'NOT_ENOUGH_CREDITS',
      'CONFLICT',
    ],
    summary: 'Ask the sourcers for a batch of profiles',
    params: job,
    body: z.object({ batchSize: z.number().int().min(1).max(LIMITS.batchMax) }),
    response: Job,
  },
  stopSourcing: {
    method: 'PUT',
    path: '/job-offers/{id}/stop-sourcing-request',
    access: 'user',
    status: 200,
    idempotent: true,
    errors: ['JOB_NOT_FOUND', 'NO_SOURCING_REQUEST', 'CONFLICT'],
    summary: 'Stop the open request; profiles not delivered are given back',
    params: job,
    response: z.object({ job: Job, refunded: z.number().int() }),
  },
  unpauseSourcing: {
    method: 'PUT',
    path: '/job-offers/{id}/unpause-sourcing-request',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'NOT_PAUSED', 'SOURCING_PAUSED', 'CONFLICT'],
    summary: 'Let sourcing go on that waited for an answer about the job’s requirements',
    params: job,
    response: Job,
  },
  setJobModeAuto: {
    method: 'PUT',
    path: '/job-offers/{id}/set-job-mode/auto',
    access: 'user',
    status: 200,
    errors: [...SWITCHING, 'JOB_MODE_NOT_ALLOWED', 'AUTO_SOURCING_NOT_OFFERED', 'AUTO_CONTACT_NOT_OFFERED'],
    summary: 'Auto-pilot: profiles are sourced and contacted without anybody’s doing',
    params: job,
    response: Job,
  },
  setJobModeManual: {
    method: 'PUT',
    path: '/job-offers/{id}/set-job-mode/manual',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'JOB_MODE_NOT_ALLOWED', 'CONFLICT'],
    summary:
      'No assistance: nothing happens by itself; an automatic batch that is open stops, and so do contacts without an email yet',
    params: job,
    response: Job,
  },
  setSourcingModeManual: {
    method: 'PUT',
    path: '/job-offers/{id}/set-sourcing-mode/manual',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'CONFLICT'],
    summary: 'Ask for batches by hand; one that is open goes on',
    params: job,
    response: Job,
  },
  activateAutoSourcing: {
    method: 'PUT',
    path: '/job-offers/{id}/activate-auto-sourcing',
    access: 'user',
    status: 200,
    errors: [...SWITCHING, 'AUTO_SOURCING_NOT_OFFERED'],
    summary: 'Source some 20 profiles each working day, once the calibration batch was rated',
    params: job,
    response: Job,
  },
  deactivateAutoSourcing: {
    method: 'PUT',
    path: '/job-offers/{id}/deactivate-auto-sourcing',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'CONFLICT'],
    summary: 'Stop auto-sourcing; profiles of an open batch that were not delivered are given back',
    params: job,
    body: z.object({
      reason: z.enum(['DISABLED_FOR_JOB', 'DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS']).default('DISABLED_FOR_JOB'),
    }),
    response: Job,
  },
  startAutoContact: {
    method: 'PUT',
    path: '/job-offers/{id}/start-auto-contact',
    access: 'user',
    status: 200,
    errors: [...SWITCHING, 'AUTO_CONTACT_NOT_OFFERED'],
    summary: 'Contact profiles that come from now on without anybody’s doing, in your name and the job’s emails',
    params: job,
    response: Job,
  },
  stopAutoContact: {
    method: 'PUT',
    path: '/job-offers/{id}/stop-auto-contact',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'CONFLICT'],
    summary: 'Contact nobody by itself; whoever was contacted so and has no email yet is to be reviewed again',
    params: job,
    response: z.object({ job: Job, takenBack: z.number().int() }),
  },
  listAutoSourcingHistory: {
    method: 'GET',
    path: '/job-offers/{id}/auto-sourcing-history',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'What happened by itself with a job and why, the latest first',
    params: job,
    query: z.object({ after: z.string().max(400).optional() }),
    response: z.object({ results: z.array(AutoSourcingEntry), next: z.string().nullable() }),
  },
  listJobCredits: {
    method: 'GET',
    path: '/job-offers/{id}/credits',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'What each batch of a job was asked for, brought and gave back, the latest first',
    params: job,
    response: z.object({ used: z.number().int(), batches: z.array(BatchCredits) }),
  },
  rateBatch: {
    method: 'PUT',
    path: '/job-offers/{id}/rate-batch',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'NOTHING_TO_RATE', 'CALIBRATION_NOT_REVIEWED'],
    summary:
      'Say how you liked the latest batch, once all of it is here, and the calibration batch once all of it is reviewed; sourcers read it with the next request',
    params: job,
    body: z.object({
      batchRating: BatchRating.shape.rating,
      feedback: z.string().trim().max(LIMITS.ratingFeedback).default(''),
    }),
    response: Job,
  },
});
