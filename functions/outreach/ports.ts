import type { Profile } from '../../shared/model/candidate.ts';
import type { AccountId, JobId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import type { JobFields, JobStatus, JourneyStep } from '../../shared/model/job.ts';
import type { Newer } from '../../shared/model/newer.ts';
import type { EmailAddress } from '../../shared/model/submission.ts';
import type { WindowKind } from '../../shared/rules/sending.ts';
import type { Hold } from '../records/person/holds.ts';
import type { Suppression } from '../records/person/suppressions.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import type { Sender } from './sending/content.ts';

/** What an email takes from the account it is sent for. */
export interface SendingAccount {
  readonly postalAddress: string;
  readonly sendWindow: WindowKind;
  readonly canEditOutreach: boolean;
  /** The back office holds all emails of the account. */
  readonly isOutreachPaused: boolean;
}

/** What an email takes from its job. */
export interface SendingJob
  extends Pick<
    JobFields,
    'title' | 'companyName' | 'applyUrl' | 'location' | 'office' | 'emailSender' | 'selectedOutreachJourneyType'
  > {
  readonly id: JobId;
  readonly status: JobStatus | Newer;
  readonly blacklist: JobFields['requirements']['blacklistedDomains'];
  readonly outreachVersion: number | null;
}

/** What an email takes from its candidate. */
export interface Recipient {
  readonly candidate: Profile;
  readonly emails: readonly EmailAddress[];
}

export interface OutreachStore {
  readonly heads: HeadStore;
  /**
   * Lets the sweep look at a candidate again at `until` instead of at `dueAt`, whatever else stands in the head: also where it
   * cannot be read. Nothing happens where it is not due then any more.
   */
  postpone(account: AccountId, submission: SubmissionId, dueAt: string, until: Date): Promise<boolean>;
  findAccount(account: AccountId): Promise<SendingAccount>;
  findJob(account: AccountId, job: JobId): Promise<SendingJob | undefined>;
  /** The active emails of a sequence, in order. */
  findSteps(account: AccountId, job: JobId, source: SequenceSource): Promise<JourneyStep[]>;
  /** The teammate an email is from; undefined where the person is no longer on the account. */
  findSender(account: AccountId, user: UserId): Promise<Sender | undefined>;
  findRecipient(account: AccountId, submission: SubmissionId): Promise<Recipient | undefined>;
  /** A candidate's addresses alone, which are there also where the rest of the profile cannot be read. */
  findEmails(account: AccountId, submission: SubmissionId): Promise<readonly EmailAddress[]>;
  /** Which of these addresses may not be written to, and why. */
  findSuppressed(account: AccountId, addresses: readonly string[]): Promise<ReadonlyMap<string, Suppression>>;
  /** Other submissions of the same person on this account, by address. */
  findSamePerson(account: AccountId, address: string, except: SubmissionId): Promise<SubmissionId[]>;
  /** How many people of a company the job has emailed at work, of those that are not this one. */
  countOfCompany(account: AccountId, job: JobId, company: string, except: SubmissionId): Promise<number>;
  /** Takes one of the places that a job has for a company; false when there is none left. Taking it again is free. */
  takePlaceOfCompany(account: AccountId, job: JobId, company: string, submission: SubmissionId): Promise<boolean>;
  /** For whom of the account an address is held. */
  findHold(account: AccountId, address: string): Promise<Hold | undefined>;
  /**
   * Holds an address for a candidate where it is free, theirs already, or still held as in `instead`. Answers undefined then, and
   * the hold that stands in the way otherwise.
   */
  hold(account: AccountId, address: string, hold: Hold, instead?: Hold): Promise<Hold | undefined>;
  saveOwnSteps(account: AccountId, submission: SubmissionId, steps: readonly JourneyStep[]): Promise<void>;
  noteReview(
    account: AccountId,
    submission: SubmissionId,
    review: { feedback: string; byUser: { id: UserId; name: string }; date: string },
  ): Promise<void>;
  noteChannels(
    account: AccountId,
    submission: SubmissionId,
    channels: readonly string[],
    byUser: string,
    date: string,
  ): Promise<void>;
  suppress(account: AccountId, addresses: readonly string[], suppression: Suppression): Promise<void>;
  /** Marks one address as not deliverable. */
  markAddress(
    account: AccountId,
    submission: SubmissionId,
    address: string,
    status: 'bounced' | 'suppressed',
  ): Promise<readonly EmailAddress[]>;
}

/** Where a sequence is written: the product's default, a version of the job's, or the candidate's own. */
export type SequenceSource =
  | { readonly kind: 'default' }
  | { readonly kind: 'job'; readonly version: number }
  | { readonly kind: 'own'; readonly submission: SubmissionId };
