import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import {
  type Account,
  CreditLine,
  type Invitation,
  InvitationStatus,
  Periodicity,
  Plan,
  type Preferences,
  type TeamInvitation,
  type Teammate,
} from '../../shared/model/account.ts';
import { EmailStrategyType } from '../../shared/model/email-strategy.ts';
import { InvitationId } from '../../shared/model/ids.ts';
import { shown } from '../../shared/model/newer.ts';
import { domainOf } from '../../shared/rules/account/domains.ts';
import { RETENTION_DAYS } from '../../shared/rules/outreach/retention.ts';
import { knownModes } from '../../shared/rules/sourcing/auto/job-mode.ts';
import { hashOf, isSame } from '../platform/ids.ts';
import { type StoredDomain, standingOf, toCustomDomain } from '../records/account/domain.ts';
import { isPlatformPlan } from '../records/account/platform-access.ts';
import { sendWindowOf } from '../records/account/send-window.ts';
import type {
  StoredAccount,
  StoredInvitation,
  StoredLedgerEntry,
  StoredUser,
} from '../records/account/stored-account.ts';

/** The invitation and key that a link carries; undefined where the text is no such pair. */
export function readInvitationToken(encoded: string): { id: InvitationId; key: string } | undefined {
  const [id, key, ...rest] = Buffer.from(encoded, 'base64url').toString('utf8').split('.');
  const parsed = InvitationId.safeParse(id);
  return parsed.success && key && rest.length === 0 ? { id: parsed.data, key } : undefined;
}

/** Whether a key opens an invitation. Only its hash is stored. */
export const isKeyOf = (invitation: Pick<StoredInvitation, 'keyHash'>, key: string) =>
  isSame(invitation.keyHash, hashOf(key));

export const hasExpired = ({ expiresAt }: Pick<StoredInvitation, 'expiresAt'>, now: Date) =>
  expiresAt <= now.toISOString();

/** Whether an invitation still leads to an account: by the seat that it holds, or by one that is left. */
export const hasSeatLeft = (
  { holdsSeat }: Pick<StoredInvitation, 'holdsSeat'>,
  account: Pick<StoredAccount, 'hasUnlimitedSeats' | 'seats' | 'seatsTaken'> | undefined,
) => account !== undefined && (holdsSeat || account.hasUnlimitedSeats || account.seatsTaken < account.seats);

/** Why an invitation cannot be used by this person now; undefined where it can (1-product, section 8). */
export function whyNotUsable(invitation: StoredInvitation, email: string, now: Date): ErrorCode | undefined {
  if (invitation.status === 'Revoked') return 'INVITATION_REVOKED';
  if (invitation.status === 'Confirmed') return 'INVITATION_ALREADY_CONFIRMED';
  if (invitation.status !== 'Sent') return 'RECORD_NEWER';
  if (hasExpired(invitation, now)) return 'INVITATION_EXPIRED';
  if (invitation.email !== email.toLowerCase()) return 'WRONG_INVITATION_EMAIL';
  return undefined;
}

/** The refusal with the admin to ask: the login page names them where an invitation is used up or revoked. */
export function refusal(code: ErrorCode, invitation: StoredInvitation): AppError {
  const namesAdmin = code === 'INVITATION_REVOKED' || code === 'INVITATION_ALREADY_CONFIRMED';
  return new AppError(code, {}, namesAdmin ? { email: invitation.adminEmail } : {});
}

export const toPreferences = (user: StoredUser): Preferences => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname,
  name: user.name,
  email: user.email,
  picture: user.picture,
  roles: ['employer'],
  createdAt: user.createdAt,
  productAnalyticsConsent: user.productAnalyticsConsent,
  employer: {
    company: user.company,
    position: user.position,
    signature: user.signature,
    senderEmailAddress: user.senderEmailAddress,
    account: user.accountId,
    accountAdmin: user.isAdmin,
    shouldContactCandidateWorkEmails: user.shouldContactCandidateWorkEmails,
  },
});

export const toTeammate = (user: StoredUser): Teammate => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname,
  name: user.name,
  email: user.email,
  picture: user.picture,
  employer: {
    accountAdmin: user.isAdmin,
    company: user.company,
    signature: user.signature,
    senderEmailAddress: user.senderEmailAddress,
  },
});

export const toInvitation = ({ id, email, status, adminEmail }: StoredInvitation): Invitation => ({
  _id: id,
  email,
  status: shown(InvitationStatus, status),
  adminEmail,
});

export const toTeamInvitation = (invitation: StoredInvitation): TeamInvitation => ({
  ...toInvitation(invitation),
  account: invitation.account,
  invitedAt: invitation.invitedAt,
  expiresAt: invitation.expiresAt,
  holdsSeat: invitation.holdsSeat ?? false,
});

/** An account with its domains. */
export const toAccount = (account: StoredAccount, domains: readonly StoredDomain[], region: string): Account => ({
  id: account.id,
  name: account.name,
  subscription: {
    plan: shown(Plan, account.plan),
    remainingSeats: Math.max(account.seats - account.seatsTaken, 0),
    seatsTaken: account.seatsTaken,
    hasUnlimitedSeats: account.hasUnlimitedSeats,
    isPlatformOffer: isPlatformPlan(account),
    canDisableContactWorkEmails: account.canDisableContactWorkEmails,
    remainingCredits: account.available,
    creditsPlan: account.creditsPlan,
    periodicity: shown(Periodicity, account.periodicity),
    hasUnlimitedPlan: account.hasUnlimitedPlan,
    jobModeAccess: knownModes(account.jobModeAccess) ?? null,
  },
  shouldContactCandidateWorkEmails: account.shouldContactCandidateWorkEmails,
  forceContactAsBramble: account.forceContactAsBramble,
  emailStrategy: {
    type: shown(EmailStrategyType, account.emailStrategy?.type ?? 'DEFAULT_EMAIL_ADDRESS'),
    emailAddress: account.emailStrategy?.emailAddress ?? null,
  },
  customDomains: domains.map((domain) => toCustomDomain(domain, region)),
  customEmails: (account.customEmails ?? []).map((email) => {
    const domain = domains.find(({ name }) => name === domainOf(email));
    return { email, verified: standingOf(domain, account.id) === 'verified' };
  }),
  postalAddress: account.postalAddress,
  retentionDays: account.retentionDays ?? RETENTION_DAYS.standard,
  sendWindow: sendWindowOf(account),
  whitelistedDomains: account.whitelistedDomains,
  blacklistedDomains: account.blacklistedDomains,
  companiesVersion: account.companiesVersion ?? 0,
  jobIdForDefaultEmailOutreach: account.jobIdForDefaultEmailOutreach ?? null,
});

/** A line of the ledger; `jobs` are those that its page speaks of, by request. */
export function toCreditLine(entry: StoredLedgerEntry, job: CreditLine['job']): CreditLine {
  const { id, at, amount, held, reference } = entry;
  const reason = shown(CreditLine.shape.reason, entry.reason);
  return { id, at, amount, held, reason, note: reason === 'GRANT' ? reference : '', job };
}
