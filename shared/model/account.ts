import * as z from 'zod';
import { LIMITS } from '../product.ts';
import { JobMode } from './auto-sourcing.ts';
import { CustomDomain, CustomEmail, EmailStrategy } from './email-strategy.ts';
import { AccountId, Instant, InvitationId, JobId, UserId } from './ids.ts';
import { CompanyEntry } from './job.ts';
import { line } from './line.ts';
import { whenNewer } from './newer.ts';

export const COMPANY_PROBLEMS = {
  required: 'This field is required.',
  dot: 'This field can not include a dot.',
  short: 'This field must be at least 3 characters.',
} as const;

/** A user's company: no dot, at least 3 characters (1-product, section 5). */
export const CompanyName = line()
  .min(1, COMPANY_PROBLEMS.required)
  .max(LIMITS.text)
  .refine((name) => !name.includes('.'), COMPANY_PROBLEMS.dot)
  .refine((name) => name.length === 0 || name.length >= LIMITS.companyNameMin, COMPANY_PROBLEMS.short);

const required = () => line().min(1, 'This field is required.');

/** What mail programs make a link of: a colon, a slash, or a dot before letters as in a domain, and not as in “St.John”. */
const LINK = /[/:]|\.\p{Ll}{2}|[\p{L}\p{N}-]{3}\.\p{L}{2}/u;
const LONGEST_NAME = 60;

/** A name stands in the subjects of the emails that we send for people: it is short, can be seen, and has no link in it. */
const name = required()
  .max(LONGEST_NAME)
  .refine((text) => !LINK.test(text.replace(/\p{Cf}/gu, '')), 'Please leave out links, slashes and colons.')
  .refine((text) => text === '' || /[\p{L}\p{N}\p{S}]/u.test(text.replaceAll('\u3164', '')), 'Please enter a name.');

/** The first step of the sign-up wizard, and the form in settings (1-product, sections 2 and 5). */
export const AboutYou = z.object({
  firstname: name,
  lastname: name,
  position: required().max(LIMITS.text),
  company: CompanyName,
});
export type AboutYou = z.infer<typeof AboutYou>;

/** What a person is and prefers (1-product, section 3). */
export const Preferences = z.object({
  id: UserId,
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  email: z.email(),
  picture: z.string().nullable(),
  roles: z.array(z.enum(['employer'])),
  createdAt: Instant,
  productAnalyticsConsent: z.boolean().nullable(),
  employer: z.object({
    company: z.string(),
    position: z.string(),
    signature: z.string(),
    senderEmailAddress: z.string(),
    account: AccountId,
    accountAdmin: z.boolean(),
    shouldContactCandidateWorkEmails: z.boolean(),
  }),
});
export type Preferences = z.infer<typeof Preferences>;

export const Teammate = z.object({
  id: UserId,
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  employer: z.object({
    accountAdmin: z.boolean(),
    company: z.string(),
    signature: z.string(),
    senderEmailAddress: z.string(),
  }),
});
export type Teammate = z.infer<typeof Teammate>;

export const Plan = whenNewer(z.enum(['PLATFORM', 'CROWD', 'UNLIMITED']), 'CROWD');
export type Plan = z.infer<typeof Plan>;

export const Periodicity = whenNewer(z.enum(['ONE_OFF', 'YEARLY']), 'ONE_OFF');

/** When an account's emails may leave. */
export const SendWindow = whenNewer(z.enum(['working-hours', 'always']), 'working-hours');

/** Hours of an account's own in which its emails may leave, where the candidate is. */
export const SendHours = z
  .object({
    /** 0 is Sunday. */
    days: z.array(z.number().int().min(0).max(6)).min(1, 'Please choose a day.').max(7),
    /** From this full hour on. */
    from: z.number().int().min(0).max(23),
    /** Before this full hour; 24 is midnight. */
    to: z.number().int().min(1).max(24),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'This must be later than the first hour.' });
export type SendHours = z.infer<typeof SendHours>;

/** An account as its people see it (1-product, section 3). */
export const Account = z.object({
  id: AccountId,
  name: z.string(),
  subscription: z.object({
    plan: Plan,
    remainingSeats: z.number().int(),
    seatsTaken: z.number().int(),
    hasUnlimitedSeats: z.boolean(),
    isPlatformOffer: z.boolean(),
    canDisableContactWorkEmails: z.boolean(),
    remainingCredits: z.number().int(),
    creditsPlan: z.number().int(),
    periodicity: Periodicity,
    hasUnlimitedPlan: z.boolean(),
    /** The job modes that it may choose; null where it may choose all that are offered. */
    jobModeAccess: z.array(JobMode).nullable(),
  }),
  shouldContactCandidateWorkEmails: z.boolean(),
  forceContactAsBramble: z.boolean(),
  emailStrategy: EmailStrategy,
  customDomains: z.array(CustomDomain),
  customEmails: z.array(CustomEmail),
  postalAddress: z.string(),
  sendWindow: z.union([SendWindow, SendHours]),
  /** Days after the last email without an answer, after which a candidate is deleted. */
  retentionDays: z.number().int(),
  whitelistedDomains: z.array(CompanyEntry),
  blacklistedDomains: z.array(CompanyEntry),
  /** Counts how often the two lists were saved: who changes them says which they began with. */
  companiesVersion: z.number().int(),
  /** The job whose emails new jobs begin with; null while those are the product's. */
  jobIdForDefaultEmailOutreach: JobId.nullable(),
});
export type Account = z.infer<typeof Account>;

export const InvitationStatus = whenNewer(z.enum(['Sent', 'Confirmed', 'Revoked']), 'Revoked');
/** What whoever holds the link may know of an invitation before sign-in. */
export const Invitation = z.object({
  _id: InvitationId,
  email: z.email(),
  status: InvitationStatus,
  adminEmail: z.email(),
});
export type Invitation = z.infer<typeof Invitation>;

/** An invitation as the people of its account see it. It holds a seat until it is accepted, revoked or expired. */
export const TeamInvitation = Invitation.extend({
  account: AccountId,
  invitedAt: Instant,
  expiresAt: Instant,
  holdsSeat: z.boolean(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

/** How many jobs a person owns: open ones, closed ones, and drafts. */
export const TeammateJobCount = z.object({
  active: z.number().int(),
  inactive: z.number().int(),
  draft: z.number().int(),
});
export type TeammateJobCount = z.infer<typeof TeammateJobCount>;
/** An invitation as its link opens it, with why it cannot be used although it was sent. */
export const OpenedInvitation = Invitation.extend({
  problem: z.enum(['INVITATION_EXPIRED', 'NO_SEAT_LEFT']).nullable(),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/**
 * One line of the credit ledger: the balance is the sum of the amounts, always, and what open sourcing requests hold of it
 * is the sum of `held`.
 */
export const LedgerEntry = z.object({
  id: z.string(),
  at: Instant,
  amount: z.number().int(),
  held: z.number().int(),
  reason: z.enum(['GRANT', 'RESERVED', 'PROFILE_DELIVERED', 'REFUND']),
  reference: z.string(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A line of the ledger as the people of the account read it, with the job it was for where that is known. */
export const CreditLine = LedgerEntry.omit({ reference: true }).extend({
  reason: whenNewer(z.enum(['GRANT', 'RESERVED', 'PROFILE_DELIVERED', 'REFUND', 'OTHER']), 'OTHER'),
  /** What the back office wrote beside credits that it gave. */
  note: z.string(),
  job: z.object({ id: JobId, title: z.string() }).nullable(),
});
export type CreditLine = z.infer<typeof CreditLine>;
