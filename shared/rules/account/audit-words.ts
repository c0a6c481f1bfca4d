import type { AuditEntry, AuditKind, SecurityChange } from '../../model/audit.ts';
import { PERIOD_LABELS, PERIODS, type Period } from '../../reference/periods.ts';

/** What was done, as the audit log says it. */
export const AUDIT_WORDS: Readonly<Record<AuditKind, string>> = {
  SIGNED_IN: 'Signed in',
  INVITATION_SENT: 'Sent an invitation',
  INVITATION_REVOKED: 'Revoked an invitation',
  INVITATION_ACCEPTED: 'Accepted an invitation',
  PERSON_REMOVED: 'Removed a teammate',
  RIGHTS_CHANGED: 'Changed what somebody may do',
  SECURITY_CHANGED: 'Changed how they sign in',
  JOBS_TRANSFERRED: 'Handed over jobs',
  SETTINGS_CHANGED: 'Changed a setting',
  EXPORTED: 'Exported',
  DATA_DELETED: 'Deleted',
  CREDITS_CHANGED: 'Changed the credits',
  OTHER: 'Did something else',
};

export const SECURITY_WORDS: Readonly<Record<SecurityChange, string>> = {
  TWO_STEP_ON: 'Two-step sign-in turned on',
  TWO_STEP_OFF: 'Two-step sign-in turned off',
  SIGNED_OUT_EVERYWHERE: 'Signed out everywhere',
  PASSWORD_CHANGED: 'Password changed',
};

/** What somebody did to their sessions, or with one. */
export const SESSION_WORDS = {
  one: 'A session ended',
  others: 'All other sessions ended',
  permit: 'Sign-in settings opened',
} as const;

const isPeriod = (value: string): value is Period => (PERIODS as readonly string[]).includes(value);

/** What a call named, as an entry says it. */
export const detailWords = (name: string, value: string): string =>
  name === 'period' && isPeriod(value) ? PERIOD_LABELS[value] : `${name} ${value}`;

/** What something was, and what it is now. */
export const changeWords = (before: string, after: string): string => `${before || 'Nothing'} → ${after || 'nothing'}`;

const ABOUT_YOU = {
  firstname: 'First name',
  lastname: 'Last name',
  position: 'Position',
  company: 'Company',
} as const;

type AboutYou = Readonly<Record<keyof typeof ABOUT_YOU, string>> & { readonly picture: string | null };

/** What somebody changed of what they say about themselves; empty where nothing. */
export function aboutYouChanges(before: AboutYou, after: AboutYou): string {
  const fields = (Object.keys(ABOUT_YOU) as (keyof typeof ABOUT_YOU)[]).filter((name) => before[name] !== after[name]);
  const said = fields.map((name) => `${ABOUT_YOU[name]}: ${changeWords(before[name], after[name])}`);
  const photo = before.picture === after.picture ? [] : [after.picture ? 'Another photo' : 'Photo removed'];
  return [...said, ...photo].join('; ');
}

export const consentWords = (isGiven: boolean | null): string => {
  if (isGiven === null) return 'Not decided';
  return isGiven ? 'Allowed' : 'Refused';
};

export const workEmailWords = (isContacted: boolean): string => (isContacted ? 'Only if necessary' : 'Never');

/** What was added to a list, and what was taken from it; empty where nothing. */
export function listChanges(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((one) => !before.includes(one)).map((one) => `+ ${one}`);
  const removed = before.filter((one) => !after.includes(one)).map((one) => `− ${one}`);
  return [...added, ...removed].join(', ');
}

/** The audit log as rows of a spreadsheet, with a header. */
export const auditRows = (entries: readonly AuditEntry[]): string[][] => [
  ['When (UTC)', 'Who', 'What', 'Whom or what', 'Details'],
  ...entries.map(({ at, by, kind, subject, details }) => [at, by.name, AUDIT_WORDS[kind], subject, details ?? '']),
];
