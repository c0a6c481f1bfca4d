import * as z from 'zod';
import { AuditEntry, AuditKind } from '../model/audit.ts';
import { AccountId, Instant, UserId } from '../model/ids.ts';
import type { Routes } from './route.ts';

const account = z.object({ id: AccountId });
const filters = z.object({
  kind: AuditKind.optional(),
  /** Who did it; `bramble` for the back office and the product itself. */
  by: z.union([UserId, z.literal('bramble')]).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
});
const after = z.object({ after: z.string().max(1_000).optional() });
const page = z.object({ entries: z.array(AuditEntry), next: z.string().nullable() });

/** Who did what to whom, and when. They are routes of the feature `accounts`. */
export const auditRoutes = {
  listAudit: {
    method: 'GET',
    path: '/accounts/{id}/audit',
    access: 'admin',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'What the people of your account did in the last two years, the newest first, in pages',
    params: account,
    query: filters.extend(after.shape),
    response: page,
  },
  exportAudit: {
    method: 'GET',
    path: '/accounts/{id}/audit/export',
    access: 'admin',
    status: 200,
    errors: ['NOT_FOUND'],
    produces: 'text/csv',
    fileName: 'audit-log',
    audit: { kind: 'EXPORTED', subject: 'Audit log' },
    summary: 'The same as CSV, with the same filters; at most the newest 10,000 entries',
    params: account,
    query: filters,
    response: z.string(),
  },
  listSignIns: {
    method: 'GET',
    path: '/preferences/{id}/sign-ins',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'When you signed in, the latest first, in pages',
    params: z.object({ id: z.union([z.literal('me'), UserId]) }),
    query: after,
    response: page,
  },
} as const satisfies Routes;
