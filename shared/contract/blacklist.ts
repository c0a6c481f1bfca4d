import * as z from 'zod';
import { FileId, Instant, JobId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

const job = z.object({ id: JobId });
const originalFilename = z.string().trim().min(1).max(255);

/** Why a row of a list is not taken. */
export const RefusedReason = z.enum(['EMAIL_NOT_VALID', 'NOBODY_NAMED', 'TOO_LONG', 'TOO_MANY_ADDRESSES']);
export type RefusedReason = z.infer<typeof RefusedReason>;

/** Somebody who is not to be sourced, with the row of the file (2-jobs, section 3). Several addresses stand behind each other. */
export const ListedCandidate = z.object({
  row: z.number().int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
});
export type ListedCandidate = z.infer<typeof ListedCandidate>;

/** What a file says, before it is saved. The counts are of all rows, the rows are the first of each kind. */
export const ParsedBlacklist = z.object({
  identifier: FileId,
  /** The headings under which names, addresses and companies were found; null where there is no such column. */
  columns: z.object({ name: z.string().nullable(), email: z.string().nullable(), company: z.string().nullable() }),
  counts: z.object({ valid: z.number().int(), duplicates: z.number().int(), refused: z.number().int() }),
  candidates: z.array(ListedCandidate),
  duplicates: z.array(ListedCandidate.extend({ of: z.number().int() })),
  refused: z.array(ListedCandidate.extend({ reason: RefusedReason })),
});
export type ParsedBlacklist = z.infer<typeof ParsedBlacklist>;

/** The file of candidates not to source of a job (2-jobs, section 3). */
export const BlacklistFile = z.object({
  identifier: FileId,
  originalFilename: z.string(),
  createdAt: Instant,
  candidates: z.number().int(),
});
export type BlacklistFile = z.infer<typeof BlacklistFile>;

export const blacklistRoutes = defineRoutes({
  parseBlacklist: {
    method: 'PUT',
    path: '/job-offers/parse-job-candidate-black-list',
    access: 'user',
    status: 200,
    limit: 'upload',
    errors: [
      'FILE_NOT_FOUND',
      'LIST_NOT_READABLE',
      'LIST_TOO_LONG',
      'LIST_WITHOUT_COLUMNS',
      'LIST_EMPTY',
      'DENY_LIST_NOT_OFFERED',
    ],
    summary:
      'Read an uploaded list of candidates not to source (CSV or XLSX): who would be on it, who twice, and who not',
    body: z.object({ identifier: FileId }),
    response: ParsedBlacklist,
  },
  saveBlacklist: {
    method: 'PUT',
    path: '/job-offers/{id}/candidate-blacklist',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'FILE_NOT_FOUND', 'LIST_EMPTY', 'DENY_LIST_NOT_OFFERED', 'CONFLICT'],
    summary: 'Make a list that was read the candidates not to source of a job, in place of the one before',
    params: job,
    body: z.object({ identifier: FileId, originalFilename }),
    response: BlacklistFile,
  },
  removeBlacklist: {
    method: 'DELETE',
    path: '/job-offers/{id}/candidate-blacklist',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    audit: { kind: 'DATA_DELETED', subject: 'Candidates not to source' },
    summary: 'Remove the candidates not to source of a job; whoever was on the list may be sourced again',
    params: job,
    response: z.object({ removed: z.boolean() }),
  },
  getBlacklistFile: {
    method: 'GET',
    path: '/job-offers/{id}/candidate-blacklist-file-information',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'The file of candidates not to source of a job; null where there is none',
    params: job,
    response: BlacklistFile.nullable(),
  },
  listBlacklist: {
    method: 'GET',
    path: '/job-offers/{id}/candidate-validated-blacklist',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'The candidates not to source of a job, in the order of the file, in pages',
    params: job,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(LIMITS.deniedCandidates).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(LIMITS.deniedShown),
    }),
    response: z.object({ candidates: z.array(ListedCandidate), total: z.number().int() }),
  },
});
