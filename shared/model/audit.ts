import * as z from 'zod';
import { Instant, UserId } from './ids.ts';
import { line } from './line.ts';
import { whenNewer } from './newer.ts';

/** What people of an account do that its admins may want to look up later. */
export const AuditKind = whenNewer(
  z.enum([
    'SIGNED_IN',
    'INVITATION_SENT',
    'INVITATION_REVOKED',
    'INVITATION_ACCEPTED',
    'PERSON_REMOVED',
    'RIGHTS_CHANGED',
    'SECURITY_CHANGED',
    'JOBS_TRANSFERRED',
    'SETTINGS_CHANGED',
    'EXPORTED',
    'DATA_DELETED',
    'CREDITS_CHANGED',
    'SUPPORT_ASKED',
    'OTHER',
  ]),
  'OTHER',
);
export type AuditKind = z.infer<typeof AuditKind>;

/** The browser and the system that somebody signs in with, as their page says it. */
export const Device = line().pipe(z.string().min(1).max(60));

/** One entry of the audit log. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  kind: AuditKind,
  /** Who did it; the id is null for the back office and the product itself. */
  by: z.object({ id: UserId.nullable(), name: z.string() }),
  /** Whom or what it was done to, in words. */
  subject: z.string(),
  /** The person it was done to, where they are still or were of the account. */
  person: UserId.optional(),
  details: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
