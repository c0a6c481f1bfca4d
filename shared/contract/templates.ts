import * as z from 'zod';
import { AccountId, Instant, JobId } from '../model/ids.ts';
import { JourneyStep, OutreachType, Person } from '../model/job.ts';
import type { Routes } from './route.ts';

const Journey = z.object({ type: OutreachType, steps: z.array(JourneyStep) });

/** The emails that somebody wrote for a job (2-jobs, section 3). */
export const TemplateLibraryItem = z.object({
  employer: Person.extend({ company: z.string() }),
  jobOffer: z.object({
    id: JobId,
    title: z.string(),
    formattedLocation: z.string(),
    /** When the emails were written. */
    editedAt: Instant,
    journeys: z.array(JourneyStep),
  }),
});
export type TemplateLibraryItem = z.infer<typeof TemplateLibraryItem>;

/** The emails that jobs begin with, and those of other jobs (2-jobs, section 7). They are routes of the feature `jobs`. */
export const templateRoutes = {
  listJourneys: {
    method: 'GET',
    path: '/journeys/job-dependent',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'The basic email sequence of each kind of outreach, in the order of sending',
    response: z.array(Journey),
  },
  listAccountJourneys: {
    method: 'GET',
    path: '/accounts/{id}/job-dependent-journeys-from-account',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'The email sequences that a new job of your account begins with',
    params: z.object({ id: AccountId }),
    response: z.array(Journey),
  },
  listTemplates: {
    method: 'GET',
    path: '/templates',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'The basic emails one by one, with their plain text',
    response: z.array(
      z.object({
        id: z.string(),
        type: OutreachType,
        subject: z.string(),
        html: z.string(),
        plainText: z.string(),
      }),
    ),
  },
  listTemplateLibrary: {
    method: 'GET',
    path: '/email-template-library/items',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Emails that were written for jobs of your account, the latest first',
    query: z.object({ after: z.string().max(2_000).optional() }),
    response: z.object({ items: z.array(TemplateLibraryItem), next: z.string().nullable() }),
  },
  getOutreachUse: {
    method: 'GET',
    path: '/job-offers/{id}/outreach-use',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'How many candidates are being emailed with the emails of a job as they are, and with earlier ones',
    params: z.object({ id: JobId }),
    response: z.object({ current: z.number().int(), earlier: z.number().int() }),
  },
} as const satisfies Routes;
