import type { AuditEntry, AuditKind } from '../../model/audit.ts';
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
  SUPPORT_ASKED: 'Asked our support',
  OTHER: 'Did something else',
};

/** What our support was asked about. */
export const SUPPORT_SUBJECTS = { HELP: 'Help', ATS: 'An ATS to connect' } as const;

/** What somebody changed about how they sign in, or where they are signed in. */
export const SECURITY_WORDS = {
  twoStepOn: 'Two-step sign-in turned on',
  twoStepOff: 'Two-step sign-in turned off',
  password: 'Password changed',
  sessionEnded: 'A session ended',
  othersEnded: 'All other sessions ended',
  signedOutEverywhere: 'Signed out everywhere',
} as const;

const isPeriod = (value: string): value is Period => (PERIODS as readonly string[]).includes(value);

/** What a call named, as an entry says it. */
export const detailWords = (name: string, value: string): string =>
  name === 'period' && isPeriod(value) ? PERIOD_LABELS[value] : `${name} ${value}`;

/** What something was, and what it is now; empty where it is the same. */
export const changeWords = (before: string, after: string): string =>
  before === after ? '' : `${before || 'Nothing'} → ${after || 'nothing'}`;

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

/** What stands in the columns of the log, on its page and in its file. */
export const AUDIT_HEADINGS = {
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'Whom or what',
  details: 'Details',
} as const;

/** Who did something; with the address of whoever is still of the account, since names may be the same. */
const whoWords = ({ id, name }: AuditEntry['by'], addresses: ReadonlyMap<string, string>): string => {
  const address = addresses.get(id ?? '');
  return address && address !== name ? `${name} (${address})` : name;
};

/** The audit log as rows of a spreadsheet, with a header; times are of UTC. People's addresses go by their ids. */
export const auditRows = (entries: readonly AuditEntry[], addresses: ReadonlyMap<string, string>): string[][] => [
  Object.values(AUDIT_HEADINGS),
  ...entries.map(({ at, by, kind, subject, details }) => [
    ...[at, whoWords(by, addresses), AUDIT_WORDS[kind], subject],
    details ?? '',
  ]),
];
