import * as z from 'zod';
import { ColumnName } from '../model/funnel.ts';
import { Instant, JobId, SubmissionId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import type { Routes } from './route.ts';

const job = z.object({ id: JobId });

/** Somebody on a job who does not know yet that their details are held. */
const UntoldProfile = z.object({
  id: SubmissionId,
  name: z.string(),
  jobTitle: z.string().nullable(),
  currentEmployer: z.string().nullable(),
  columnName: ColumnName,
  submittedAt: Instant,
});
export type UntoldProfile = z.infer<typeof UntoldProfile>;

/** What became of one profile that was to be deleted. */
const Deleted = z.object({ submissionId: SubmissionId, ok: z.boolean(), why: z.string().nullable() });
export type UntoldDeletion = z.infer<typeof Deleted>;

/** Who has been on a job for a month and was never contacted. They are routes of the feature `submissions`. */
export const untoldRoutes = {
  listUntoldProfiles: {
    method: 'GET',
    path: '/job-offers/{id}/profiles/never-contacted',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'The profiles that are older than 30 days and were never contacted, the oldest first',
    params: job,
    query: z.object({ after: z.string().max(400).optional() }),
    response: z.object({ profiles: z.array(UntoldProfile), next: z.string().nullable() }),
  },
  deleteUntoldProfiles: {
    method: 'POST',
    path: '/job-offers/{id}/profiles/never-contacted/deletion',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'CONFLICT'],
    idempotent: true,
    audit: { kind: 'DATA_DELETED', subject: 'Profiles that were never contacted' },
    summary: 'Delete such profiles for good, with all that is kept of them; one outcome for each',
    params: job,
    body: z.object({ submissionIds: z.array(SubmissionId).min(1).max(LIMITS.bulk) }),
    response: z.object({ outcomes: z.array(Deleted) }),
  },
} as const satisfies Routes;
