import * as z from 'zod';
import { JobId, SubmissionId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

/** A candidate that was found: who they are, and the job they are on. */
export const FoundCandidate = z.object({
  submissionId: SubmissionId,
  jobId: JobId,
  jobTitle: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  employer: z.string().nullable(),
  /** The address that was looked for, where it was one. */
  email: z.string().nullable(),
});
export type FoundCandidate = z.infer<typeof FoundCandidate>;

/** A logo that was found, or drawn, for a company. */
export const CompanyLogo = z.object({ logo_url: z.string(), name: z.string() });
export type CompanyLogo = z.infer<typeof CompanyLogo>;

export const searchRoutes = defineRoutes({
  searchCompanyLogo: {
    method: 'GET',
    path: '/search/company-logo',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Logos of companies by name; where no service looks for them, a monogram that says so',
    query: z.object({ q: z.string().trim().min(1).max(LIMITS.text) }),
    response: z.array(CompanyLogo),
  },
  searchCandidates: {
    method: 'GET',
    path: '/search/app/candidates',
    access: 'user',
    status: 200,
    errors: [],
    summary: 'Candidates of your account by name, email, company or job title, the latest first',
    query: z.object({ q: z.string().trim().min(1).max(LIMITS.search) }),
    response: z.object({
      candidates: z.array(FoundCandidate),
      /** The words as they were looked for: one that nobody has may stand for one that differs by a letter. */
      terms: z.array(z.string()),
      /** There may be more than these: another word narrows it down. */
      hasMore: z.boolean(),
    }),
  },
});
