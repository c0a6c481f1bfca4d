import type { Profile } from '../../shared/model/candidate.ts';
import type { EmailStrategy } from '../../shared/model/email-strategy.ts';
import type { AccountId, JobId, PersonId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import type { JobFields, JobStatus, JourneyStep, Person } from '../../shared/model/job.ts';
import type { Newer } from '../../shared/model/newer.ts';
import type { EmailAddress } from '../../shared/model/submission.ts';
import type { WindowKind } from '../../shared/rules/outreach/sending.ts';
import type { SendingStore } from '../records/account/sender-record.ts';
import type { Sender } from '../records/account/senders.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { IsDenied } from '../records/job/deny-list.ts';
import type { StoredJob } from '../records/job/stored-job.ts';
import type { Hold, OptOut, StoredMember, StoredPerson } from '../records/person/person.ts';
import type { createSentMails } from '../records/reply/sent-mails.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import type { StoredSnippet } from '../records/submission/snippet-item.ts';

/** What an email takes from the account it is sent for. */
export interface SendingAccount {
  readonly id: AccountId;
  readonly postalAddress: string;
  readonly sendWindow: WindowKind;
  readonly canEditOutreach: boolean;
  /** What its emails come from. */
  readonly emailStrategy: EmailStrategy;
  /** Whether anybody of the account may write to work addresses. */
  readonly usesWorkEmails: boolean;
  /** The back office holds all emails of the account. */
  readonly isOutreachPaused: boolean;
  /** Through which configuration set of SES its emails leave; the common one, unless it has its own. */
  readonly configurationSet?: string | undefined;
  /** Somebody was deleted at their wish: whoever is written to is looked for among those. */
  readonly hasForgotten: boolean;
  /** Its ATS says of somebody not to email them: whoever is written to is looked for among those. */
  readonly hasNoMailInAts: boolean;
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
  /** The people who are not to be sourced for it. */
  readonly denyList?: StoredJob['denyList'];
  /** Where it was imported from: who stands on it there is not written to. */
  readonly ats?: StoredJob['ats'];
}

/** What an email takes from its candidate. */
export interface Recipient {
  readonly candidate: Profile;
  readonly emails: readonly EmailAddress[];
  /** The fingerprints of all addresses and links. */
  readonly prints: readonly string[];
  /** Who they are, as far as that is kept with just these addresses and links. */
  readonly personId: PersonId | undefined;
}

export interface OutreachStore {
  readonly heads: HeadStore;
  readonly sentMails: ReturnType<typeof createSentMails>;
  /**
   * Lets the sweep look at a candidate again at `until` instead of at `dueAt`, whatever else stands in the head: also where it
   * cannot be read. Nothing happens where it is not due then any more.
   */
  postpone(account: AccountId, submission: SubmissionId, dueAt: string, until: Date): Promise<boolean>;
  findAccount(account: AccountId): Promise<SendingAccount>;
  findJob(account: AccountId, job: JobId): Promise<SendingJob | undefined>;
  /** The active emails of a sequence, in order. */
  findSteps(account: AccountId, job: JobId, source: SequenceSource): Promise<JourneyStep[]>;
  /** Whether a person writes to work addresses where they do not say otherwise. */
  prefersWorkEmails(account: AccountId, user: UserId): Promise<boolean>;
  /**
   * The teammate an email is from, with the address that the strategy gives them now; undefined where the person is no longer
   * on the account.
   */
  findSender(account: AccountId, user: UserId, strategy: EmailStrategy): Promise<Sender | undefined>;
  findRecipient(
    account: AccountId,
    submission: SubmissionId,
    options?: { readonly strongly?: boolean },
  ): Promise<Recipient | undefined>;
  /** The opening that was made for a candidate. */
  findSnippet(account: AccountId, submission: SubmissionId): Promise<StoredSnippet | undefined>;
  /** Keeps one, unless one of the same profile is there; answers the one that counts. */
  keepSnippet(account: AccountId, submission: SubmissionId, snippet: StoredSnippet): Promise<StoredSnippet>;
  /** A candidate's addresses alone, which are there also where the rest of the profile cannot be read. */
  findEmails(account: AccountId, submission: SubmissionId): Promise<readonly EmailAddress[]>;
  /** The same of many at once; one that cannot be read throws when it is asked for. */
  findRecipients(
    account: AccountId,
    submissions: readonly SubmissionId[],
  ): Promise<(id: SubmissionId) => Recipient | undefined>;
  /** The same with their heads, in no order. */
  findCandidates(
    account: AccountId,
    submissions: readonly SubmissionId[],
  ): Promise<{ readonly heads: Head[]; readonly recipientOf: (id: SubmissionId) => Recipient | undefined }>;
  /** The person of a candidate, who is found or made by all addresses and links; undefined where there are none. */
  linkPerson(head: Head, recipient: Recipient): Promise<PersonId | undefined>;
  /** The same where the profile may not be readable: then by the addresses alone. */
  findPerson(account: AccountId, submission: SubmissionId): Promise<PersonId | undefined>;
  readPerson(account: AccountId, person: PersonId): Promise<StoredPerson>;
  readPersons(account: AccountId, persons: readonly PersonId[]): Promise<ReadonlyMap<PersonId, StoredPerson>>;
  /** The submissions of a person. */
  listMembers(account: AccountId, person: PersonId): Promise<readonly StoredMember[]>;
  /**
   * Holds a person for a candidate who is written to at an address, by its fingerprint. Answers undefined when it is held, and
   * the person as they are where they are not free. One who was `seen` is held as long as they are still that.
   */
  holdPerson(
    account: AccountId,
    person: PersonId,
    hold: { readonly hold: Hold; readonly address: string; readonly seen?: StoredPerson | undefined },
  ): Promise<StoredPerson | undefined>;
  /** Keeps that a candidate was contacted, unless the person is held for another one by more than that. */
  noteContact(head: Head, person: PersonId): Promise<void>;
  optOutPerson(account: AccountId, person: PersonId, optOut: OptOut): Promise<void>;
  /** Nobody who has this address is written to any more. */
  optOutAddress(account: AccountId, address: string, optOut: OptOut): Promise<PersonId>;
  /** This address takes no mail; whoever has it may have others. */
  closeAddress(account: AccountId, address: string, at: string): Promise<void>;
  findPeople(users: readonly UserId[]): Promise<Person[]>;
  /** Jobs as they stand in lists. */
  readonly findJobs: SubmissionRepository['findJobs'];
  readonly isDenied: IsDenied;
  /** How many people of a company the job has emailed at work, of those that are not this one. */
  countOfCompany(account: AccountId, job: JobId, company: string, except: SubmissionId): Promise<number>;
  /** Takes one of the places that a job has for a company; false when there is none left. Taking it again is free. */
  takePlaceOfCompany(account: AccountId, job: JobId, company: string, submission: SubmissionId): Promise<boolean>;
  /** Which of these fingerprints are of somebody who complained, whichever account had written to them. */
  findComplaints(prints: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these fingerprints are of somebody who had the account delete them, by hashes made with this key. */
  findForgotten(secret: string, account: AccountId, prints: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these fingerprints are of somebody whom the account's ATS says not to email, whatever the job. */
  findNoMailInAts(account: AccountId, prints: readonly string[]): Promise<ReadonlySet<string>>;
  /** No account writes to whoever has one of these any more. */
  noteComplaint(prints: readonly string[], at: string): Promise<void>;
  /** Lets no email of the account leave until the back office has looked into it. */
  pauseAccount(account: AccountId, reason: string): Promise<void>;
  /** How the emails from each address of an account fare and follow each other. */
  readonly sending: SendingStore;
  saveOwnSteps(account: AccountId, submission: SubmissionId, steps: readonly JourneyStep[]): Promise<void>;
  noteChannels(
    account: AccountId,
    submission: SubmissionId,
    channels: readonly string[],
    byUser: string,
    date: string,
  ): Promise<void>;
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
