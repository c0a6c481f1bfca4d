import * as z from 'zod';
import { AtsJob, AtsJobStanding, AtsLinkState, AtsStanding, AtsSyncStatus, AtsTrouble } from '../model/ats.ts';
import { emailAddress } from '../model/email-address.ts';
import { JobId, SubmissionId } from '../model/ids.ts';
import { Card } from '../model/submission.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

/** The linked ATS as its account sees it (2-jobs, ATS entities). */
export const AtsStatus = z.object({
  atsName: z.string().nullable(),
  state: AtsLinkState,
  /** A picture of it, at an address of Merge's. */
  logo: z.string().nullable(),
  jobsForSearchCount: z.number().int(),
  /** How the job that was asked for stands in it; null where none was, or it is none of this ATS. */
  job: AtsJobStanding.nullable(),
  /** What has kept it from being read whole for hours; null where nothing has. */
  trouble: AtsTrouble.nullable(),
});
export type AtsStatus = z.infer<typeof AtsStatus>;

/** Jobs of an ATS in the orders that the import offers. */
export const AtsJobOrder = z.object({
  orderBy: z.enum(['createdAt', 'title']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type AtsJobOrder = z.infer<typeof AtsJobOrder>;

const BASE = '/ats/merge-dot-dev';

/** The applicant tracking system of an account (2-jobs, section 7, ATS; 1-product, section 4, ATS connection). */
export const atsRoutes = defineRoutes({
  getAtsStatus: {
    method: 'GET',
    path: `${BASE}/integration-status`,
    access: 'user',
    status: 200,
    errors: [],
    summary: 'The ATS that your account has connected, if any, and how one of your jobs stands in it',
    query: z.object({ jobId: JobId.optional() }),
    response: AtsStatus,
  },
  getAtsLinkToken: {
    method: 'GET',
    path: `${BASE}/link-token`,
    access: 'admin',
    status: 200,
    errors: ['ATS_ALREADY_CONNECTED', 'ATS_NOT_AVAILABLE', 'ATS_BUSY'],
    summary: 'A token for the widget that connects an ATS, good for half an hour',
    response: z.object({ linkToken: z.string(), script: z.url() }),
  },
  setAtsAccountToken: {
    method: 'PUT',
    path: `${BASE}/set-account-token`,
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['ATS_ALREADY_CONNECTED', 'ATS_NOT_AVAILABLE', 'ATS_BUSY', 'ATS_LINK_REFUSED', 'CONFLICT'],
    summary: 'Connect the ATS that was chosen in the widget',
    body: z.object({ publicToken: z.string().trim().min(1).max(LIMITS.text) }),
    response: AtsStatus,
  },
  unlinkAts: {
    method: 'DELETE',
    path: `${BASE}/unlink-account`,
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['CONFLICT'],
    summary: 'Disconnect the ATS: jobs that were imported stay, and hear nothing of it any more',
    response: AtsStatus,
  },
  getAtsJobsSync: {
    method: 'GET',
    path: `${BASE}/jobs-last-sync-status`,
    access: 'user',
    status: 200,
    errors: ['ATS_NOT_CONNECTED'],
    summary: 'The last sync of the jobs of your ATS, and the next one',
    response: AtsSyncStatus,
  },
  getAtsApplicationsSync: {
    method: 'GET',
    path: `${BASE}/applications-last-sync-status`,
    access: 'user',
    status: 200,
    errors: ['ATS_NOT_CONNECTED'],
    summary: 'The last sync of those who applied in your ATS, and the next one',
    response: AtsSyncStatus,
  },
  searchAtsJobs: {
    method: 'GET',
    path: `${BASE}/ats-searchable-jobs`,
    access: 'user',
    status: 200,
    errors: ['ATS_NOT_CONNECTED'],
    summary: 'Open jobs of your ATS, by words of their title, place or reference',
    query: AtsJobOrder.extend({
      term: z.string().trim().max(LIMITS.search).default(''),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(LIMITS.atsJobs).default(LIMITS.atsJobs),
    }),
    response: z.array(AtsJob),
  },
  exportToAts: {
    method: 'PUT',
    path: '/submissions/{id}/export-to-ats',
    access: 'user',
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_DELETED',
      'ATS_NOT_CONNECTED',
      'ATS_RELINK',
      'ATS_NOT_FOR_THIS_JOB',
      'SENT_BY_ANOTHER_ADDRESS',
      'MOVE_NOT_ALLOWED',
      'JOB_CLOSED',
      'CONFLICT',
    ],
    summary:
      'Send a candidate to your ATS, who agreed to it; one whose last try failed, or who is gone from it, is sent again',
    params: z.object({ id: SubmissionId }),
    body: z.object({
      explicitlyMarkAsInterested: z.boolean().default(false),
      /** Where no address of the candidate is known. */
      candidateEmailManuallyProvided: emailAddress().optional(),
      /** That it is them whom the ATS calls so, and who has their address: as `otherName` says it. */
      isCalledThere: z.string().max(LIMITS.text).optional(),
      /** The same, where it is somebody else with the same address: the candidate is created there as well. */
      isSomebodyElse: z.string().max(LIMITS.text).optional(),
    }),
    response: Card,
  },
  getAtsStanding: {
    method: 'GET',
    path: '/submissions/{id}/ats-standing',
    access: 'user',
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED'],
    summary: 'Where a candidate stands in your ATS, and whether they go on there; nothing where it does not know them',
    params: z.object({ id: SubmissionId }),
    response: z.object({ standing: AtsStanding.nullable() }),
  },
  getAtsBlacklist: {
    method: 'GET',
    path: '/job-offers/{id}/ats-candidate-blacklist',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'Who stands on the job in your ATS already, and is not to be sourced; the first thousand of them',
    params: z.object({ id: JobId }),
    response: z.object({
      candidates: z.array(z.object({ name: z.string(), emails: z.array(z.string()) })),
      hasMore: z.boolean(),
      /** Not before its people were read, and not without an ATS: nobody in the list then does not mean that there is nobody. */
      isKnown: z.boolean(),
    }),
  },
  hearFromMerge: {
    method: 'POST',
    path: `${BASE}/webhook`,
    access: 'public',
    status: 200,
    signature: 'x-merge-webhook-signature',
    errors: ['SIGNATURE_REFUSED'],
    summary: 'For Merge, which signs it: something has changed in an ATS, which is read again soon after',
    body: z.record(z.string(), z.unknown()),
    response: z.object({ received: z.literal(true) }),
  },
  importAtsJob: {
    method: 'POST',
    path: `${BASE}/import-job/{mergeDevId}`,
    access: 'user',
    status: 201,
    idempotent: true,
    errors: ['ATS_NOT_CONNECTED', 'ATS_RELINK', 'ATS_JOB_NOT_FOUND', 'CONFLICT'],
    summary: 'Import a job of your ATS as a draft; one that was imported already is answered as it is',
    params: z.object({ mergeDevId: z.string().regex(/^[\w-]{1,64}$/) }),
    response: z.object({
      id: JobId,
      source: z.string(),
      /** What the job still needs, in words: the ATS does not say it, or says it in a way that is not understood. */
      missing: z.array(z.string()),
    }),
  },
});
