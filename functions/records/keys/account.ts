import type { AccountId, CommunityId, InvitationId, JobId, UserId } from '../../../shared/model/ids.ts';

/** What an account has, its people among it, and what stands beside all accounts. */
export const accountKeys = {
  account: (account: AccountId) => ({ pk: `A#${account}`, sk: 'ACCOUNT' }),
  /** How far the erasure of an account has come: nothing is to begin in it any more. */
  accountErasure: (account: AccountId) => ({ pk: `A#${account}`, sk: 'ERASURE' }),
  jobCounts: (account: AccountId, owner: UserId | 'account') => ({ pk: `A#${account}`, sk: `JOBCOUNTS#${owner}` }),
  ledger: (account: AccountId, entry: string) => ({ pk: `A#${account}#LEDGER`, sk: entry }),
  user: (user: UserId) => ({ pk: `USER#${user}`, sk: 'USER' }),
  /** Where somebody is signed in, one item for each sign-in. */
  session: (account: AccountId, user: UserId, session: string) => ({
    pk: sessionPartition(account, user),
    sk: session,
  }),
  /** Who writes from an address of our mail domain, whatever became of them. */
  sender: (address: string) => ({ pk: `SENDER#${address}`, sk: 'SENDER' }),
  /** That an address of our mail domain was somebody's whose account was erased: it is nobody's for ever. */
  closedSender: (fingerprint: string) => ({ pk: `SENDER#${fingerprint}`, sk: 'CLOSED' }),
  /** Whose a domain is to send from, and what was found of its DNS records. */
  domain: (name: string) => ({ pk: `DOMAIN#${name}`, sk: 'DOMAIN' }),
  /** That somebody was removed from an account, under a fingerprint of their address. */
  removedPerson: (fingerprint: string) => ({ pk: `REMOVED#${fingerprint}`, sk: 'REMOVED' }),
  /** Whose jobs and emails go to whom since a person was removed. */
  transfer: (account: AccountId, user: UserId) => ({ pk: `A#${account}`, sk: `TRANSFER#${user}` }),
  /** Who was removed, as long as reports show what their jobs counted. */
  former: (account: AccountId, user: UserId) => ({ pk: `A#${account}`, sk: `FORMER#${user}` }),
  /** What somebody did in the product; without a person where they have not agreed to be named. */
  productEvent: (account: AccountId, user: UserId | undefined, entry: string) => ({
    pk: eventPartition(account, user),
    sk: entry,
  }),
  /** What people of an account did; `entry` begins with the time. */
  audit: (account: AccountId, entry: string) => ({ pk: `A#${account}#AUDIT`, sk: entry }),
  invitation: (invitation: InvitationId) => ({ pk: `INVITATION#${invitation}`, sk: 'INVITATION' }),
  /** When an address was invited by email, whichever account did it, under a fingerprint of it. */
  invitationMails: (fingerprint: string) => ({ pk: `INVITATIONMAILS#${fingerprint}`, sk: 'INVITATIONMAILS' }),
  /** Which invitation of an account waits for an address, under a fingerprint of it. */
  invitedAddress: (account: AccountId, fingerprint: string) => ({
    pk: `A#${account}#INVITED#${fingerprint}`,
    sk: 'INVITED',
  }),
  /** Where a community of sourcers is told of requests and messages. */
  webhook: (community: CommunityId) => ({ pk: WEBHOOKS, sk: community }),
  /** What became of telling them one event. */
  webhookDelivery: (community: CommunityId, at: string, event: string) => ({
    pk: webhookLogPartition(community),
    sk: `${at}#${event}`,
  }),
  apiKey: (hash: string) => ({ pk: `APIKEY#${hash}`, sk: 'APIKEY' }),
  setting: (name: string) => ({ pk: 'SETTINGS', sk: name }),
  /** What was answered to a person's call under a key of theirs. */
  answeredCall: (account: AccountId, user: UserId, keyHash: string) => ({
    pk: `A#${account}#CALL#${user}#${keyHash}`,
    sk: 'CALL',
  }),
  /** How often somebody did something in one span of time, which begins at `since` (seconds since 1970). */
  callCount: (what: string, who: string, since: number) => ({ pk: `COUNT#${what}#${who}#${since}`, sk: 'COUNT' }),
  /** How many conversations each box of a person or of a job holds; those of the account are the sum of its people's. */
  inboxCounts: (account: AccountId, of: UserId | JobId) => ({ pk: `A#${account}`, sk: `${INBOX_COUNTS}${of}` }),
  /** How many profiles wait for a person's review, by job. */
  toReview: (account: AccountId, user: UserId) => ({ pk: `A#${account}`, sk: `TOREVIEW#${user}` }),
  /** What a person wants to be told by mail, and what they are to be told next. */
  notices: (account: AccountId, user: UserId) => ({ pk: `A#${account}`, sk: `NOTICES#${user}` }),
  /** What whole days of the longer periods add up to: of a whole account, of the jobs of one owner. */
  periods: (account: AccountId, of: UserId | 'account') => ({ pk: `A#${account}`, sk: `PERIODS#${of}` }),
  /** What was counted on one day: of a whole account, of the jobs of one owner, of one job. */
  day: (account: AccountId, of: CountedOf, day: string) => ({ pk: daysPartition(account, of), sk: day }),
};

/** Where all communities that are told stand: a handful. */
export const WEBHOOKS = 'WEBHOOKS';
export const webhookLogPartition = (community: CommunityId) => `WEBHOOK#${community}`;
/** Whose days are counted. */
export type CountedOf = 'account' | UserId | JobId;
export const daysPartition = (account: AccountId, of: CountedOf) => `A#${account}#DAYS#${of}`;
export const sessionPartition = (account: AccountId, user: UserId) => `A#${account}#SESSIONS#${user}`;
export const eventPartition = (account: AccountId, user: UserId | undefined) =>
  `A#${account}#EVENTS#${user ?? 'ANYONE'}`;
/** Numbers of boxes: those of people begin with `usr_`, those of jobs with `job_`. */
export const INBOX_COUNTS = 'INBOX#';

/** Whose audit log an item is an entry of; undefined where it is none. */
export const accountOfAudit = (pk: string) => /^A#([^#]+)#AUDIT$/.exec(pk)?.[1] as AccountId | undefined;
