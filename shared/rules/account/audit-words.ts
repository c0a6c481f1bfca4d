import type { AuditEntry, AuditKind } from '../../model/audit.ts';

/** What was done, as the audit log says it. */
export const AUDIT_WORDS: Readonly<Record<AuditKind, string>> = {
  SIGNED_IN: 'Signed in',
  INVITATION_SENT: 'Sent an invitation',
  INVITATION_REVOKED: 'Revoked an invitation',
  INVITATION_ACCEPTED: 'Accepted an invitation',
  PERSON_REMOVED: 'Removed a teammate',
  JOBS_TRANSFERRED: 'Handed over jobs',
  SETTINGS_CHANGED: 'Changed a setting',
  EXPORTED: 'Exported',
  DATA_DELETED: 'Deleted',
  CREDITS_CHANGED: 'Changed the credits',
  OTHER: 'Did something else',
};

/** The audit log as rows of a spreadsheet, with a header. */
export const auditRows = (entries: readonly AuditEntry[]): string[][] => [
  ['When (UTC)', 'Who', 'What', 'Whom or what', 'Details'],
  ...entries.map(({ at, by, kind, subject, details }) => [at, by.name, AUDIT_WORDS[kind], subject, details ?? '']),
];
