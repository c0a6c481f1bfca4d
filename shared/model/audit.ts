import * as z from 'zod';
import { Instant, UserId } from './ids.ts';
import { whenNewer } from './newer.ts';

/** What people of an account do that its admins may want to look up later. */
export const AuditKind = whenNewer(
  z.enum([
    'SIGNED_IN',
    'INVITATION_SENT',
    'INVITATION_REVOKED',
    'INVITATION_ACCEPTED',
    'PERSON_REMOVED',
    'JOBS_TRANSFERRED',
    'SETTINGS_CHANGED',
    'EXPORTED',
    'DATA_DELETED',
    'CREDITS_CHANGED',
    'OTHER',
  ]),
  'OTHER',
);
export type AuditKind = z.infer<typeof AuditKind>;

/** One entry of the audit log. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  kind: AuditKind,
  /** Who did it; the id is null for the back office and the product itself. */
  by: z.object({ id: UserId.nullable(), name: z.string() }),
  /** Whom or what it was done to, in words. */
  subject: z.string(),
  details: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
