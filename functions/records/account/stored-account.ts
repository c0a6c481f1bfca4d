import * as z from 'zod';
import {
  InvitationStatus,
  LedgerEntry,
  Periodicity,
  Plan,
  SendHours,
  SendWindow,
} from '../../../shared/model/account.ts';
import { EmailStrategyType } from '../../../shared/model/email-strategy.ts';
import { AccountId, Instant, InvitationId, JobId, UserId } from '../../../shared/model/ids.ts';
import { CompanyEntry } from '../../../shared/model/job.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { EndedSessions } from './ended-sessions.ts';

/**
 * Item ACCOUNT. Credits: `balance` is the sum of the ledger's amounts, `held` what open sourcing requests may still use,
 * and `available` is `balance - held`, always. Accounts with an unlimited plan hold nothing.
 */
export const StoredAccount = asStored(
  z.object({
    id: AccountId,
    name: z.string(),
    plan: orNewer(Plan),
    seats: z.number().int(),
    /** By people, and by the invitations of teammates that wait for an answer. */
    seatsTaken: z.number().int(),
    hasUnlimitedSeats: z.boolean(),
    hasUnlimitedPlan: z.boolean(),
    balance: z.number().int(),
    held: z.number().int(),
    available: z.number().int(),
    creditsPlan: z.number().int(),
    periodicity: orNewer(Periodicity),
    canDisableContactWorkEmails: z.boolean(),
    shouldContactCandidateWorkEmails: z.boolean(),
    forceContactAsBramble: z.boolean(),
    postalAddress: z.string(),
    sendWindow: orNewer(SendWindow),
    /** Hours of its own, in place of working hours; null or absent where it has none. */
    sendHours: SendHours.nullable().optional(),
    /** Since when the back office holds all emails of the account; absent while they leave. */
    outreachPausedAt: Instant.optional(),
    /** The configuration set of SES through which its emails leave; absent while that is the common one. */
    configurationSet: z.string().optional(),
    whitelistedDomains: z.array(CompanyEntry),
    blacklistedDomains: z.array(CompanyEntry),
    /** How often these lists were saved; absent before the first time. */
    companiesVersion: z.number().int().optional(),
    /** What its emails come from; absent while that is our own domain. */
    emailStrategy: z.object({ type: orNewer(EmailStrategyType), emailAddress: z.string().nullable() }).optional(),
    /** The names of its domains. What stands behind a name is the account's as long as that item says so. */
    customDomains: z.array(z.string()).optional(),
    customEmails: z.array(z.string()).optional(),
    /** The job whose emails new jobs begin with; absent while those are the product's. */
    jobIdForDefaultEmailOutreach: JobId.nullable().optional(),
    /** The job modes that it may choose; absent where it may choose all that are offered. */
    jobModeAccess: z.array(z.string()).optional(),
    /** Days after the last email without an answer; absent while they are the product's. */
    retentionDays: z.number().int().optional(),
    /** Somebody was deleted at their wish: whoever is written to is looked for among those. */
    hasForgotten: z.boolean().optional(),
    /** Its ATS says of somebody not to email them: whoever is written to is looked for among those. */
    hasNoMailInAts: z.boolean().optional(),
    createdAt: Instant,
    /** Nothing is kept any more of its addresses from before there were persons: so from the start, or once it was migrated. */
    personsOnly: z.boolean().optional(),
  }),
);
export type StoredAccount = z.infer<typeof StoredAccount>;

/** Item USER, found by its own id alone. In the `list` index it stands among the people of its account. */
export const StoredUser = asStored(
  z.object({
    id: UserId,
    accountId: AccountId,
    email: z.string(),
    isAdmin: z.boolean(),
    firstname: z.string(),
    lastname: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    company: z.string(),
    position: z.string(),
    signature: z.string(),
    /** Where their emails come from; empty before they have a name. It is theirs alone where `hasClaimedSender` says so. */
    senderEmailAddress: z.string(),
    hasClaimedSender: z.boolean().optional(),
    /** How many such addresses their names have got them. */
    senderClaims: z.number().int().optional(),
    shouldContactCandidateWorkEmails: z.boolean(),
    productAnalyticsConsent: z.boolean().nullable(),
    createdAt: Instant,
    ...EndedSessions.shape,
  }),
);
export type StoredUser = z.infer<typeof StoredUser>;

/** Items of an account's ledger. */
export const StoredLedgerEntry = asStored(
  LedgerEntry.extend({
    reason: orNewer(LedgerEntry.shape.reason),
    /** The job that it was for; lines written before there was this name a request at most. */
    jobId: JobId.optional(),
  }),
);
export type StoredLedgerEntry = z.infer<typeof StoredLedgerEntry>;

/** Item INVITATION. Of the key in its link only the hash is stored. */
export const StoredInvitation = asStored(
  z.object({
    id: InvitationId,
    account: AccountId,
    email: z.string(),
    keyHash: z.string(),
    status: orNewer(InvitationStatus),
    isAdmin: z.boolean(),
    adminEmail: z.string(),
    invitedAt: Instant,
    expiresAt: Instant,
    confirmedBy: UserId.optional(),
    /** A seat was taken when it was sent. The back office's invitations take theirs when they are accepted. */
    holdsSeat: z.boolean().optional(),
  }),
);
export type StoredInvitation = z.infer<typeof StoredInvitation>;

/** Item TRANSFER: a person was removed, and what was theirs is a teammate's. It stays, so that emails to come find their sender. */
export const StoredTransfer = asStored(
  z.object({
    accountId: AccountId,
    userId: UserId,
    /** Of who left; forgotten once all went over. */
    name: z.string().default(''),
    successor: UserId,
    at: Instant,
    by: z.object({ id: UserId.nullable(), name: z.string() }),
    /** How many jobs have gone over so far. */
    moved: z.number().int().default(0),
    doneAt: Instant.optional(),
  }),
);
export type StoredTransfer = z.infer<typeof StoredTransfer>;
