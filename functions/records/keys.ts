import type { ColumnName } from '../../shared/model/funnel.ts';
import type {
  AccountId,
  AnswerId,
  CommunityId,
  FileId,
  GuestLinkId,
  InvitationId,
  JobId,
  NoteId,
  PersonId,
  ReplyId,
  RequestId,
  SubmissionId,
  UserId,
} from '../../shared/model/ids.ts';
import type { JobStatus } from '../../shared/model/job.ts';
import type { Newer } from '../../shared/model/newer.ts';

/**
 * Every key of the one table. Whatever an account owns starts with its id, so no query can cross accounts.
 *
 * Partitions: the account itself; its job rows, and the active ones in small; one job; the days of the account, of an owner, of a job; one submission with all
 * that belongs to it; name tokens of a job, and words of all;
 * one person, and one address or profile link of an account. Indexes, all sparse: `board` (cards of one column, newest last), `list` (job rows by status,
 * people of an account), `owner` (job rows of one owner), `due` (what must be sent or looked at, by time), `open` (open sourcing
 * requests).
 */
export const keys = {
  account: (account: AccountId) => ({ pk: `A#${account}`, sk: 'ACCOUNT' }),
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
  /** What people of an account did; `entry` begins with the time. */
  /** What somebody did in the product; without a person where they have not agreed to be named. */
  productEvent: (account: AccountId, user: UserId | undefined, entry: string) => ({
    pk: eventPartition(account, user),
    sk: entry,
  }),
  audit: (account: AccountId, entry: string) => ({ pk: `A#${account}#AUDIT`, sk: entry }),
  invitation: (invitation: InvitationId) => ({ pk: `INVITATION#${invitation}`, sk: 'INVITATION' }),
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

  jobRow: (account: AccountId, job: JobId) => ({ pk: `A#${account}#JOBS`, sk: job }),
  /** An active job as the current pipeline shows it. */
  pipelineRow: (account: AccountId, job: JobId) => ({ pk: pipelinePartition(account), sk: job }),
  job: (account: AccountId, job: JobId) => ({ pk: jobPartition(account, job), sk: 'JOB' }),
  sourcing: (account: AccountId, job: JobId) => ({ pk: jobPartition(account, job), sk: 'SOURCING' }),
  /** One line of what became of a job's auto-sourcing; `entry` begins with the time. */
  autoSourcing: (account: AccountId, job: JobId, entry: string) => ({
    pk: jobPartition(account, job),
    sk: `AUTO#${entry}`,
  }),
  counters: (account: AccountId, job: JobId) => ({ pk: jobPartition(account, job), sk: 'COUNTERS' }),
  /** What was counted on one day: of a whole account, of the jobs of one owner, of one job. */
  day: (account: AccountId, of: CountedOf, day: string) => ({ pk: daysPartition(account, of), sk: day }),
  /** What whole days of the longer periods add up to: of a whole account, of the jobs of one owner. */
  periods: (account: AccountId, of: UserId | 'account') => ({ pk: `A#${account}`, sk: `PERIODS#${of}` }),
  outreach: (account: AccountId, job: JobId, version: number) => ({
    pk: jobPartition(account, job),
    sk: `OUTREACH#${version}`,
  }),
  /** Under which version a job's emails stand that somebody wrote; in the index `list` the account's stand together. */
  template: (account: AccountId, job: JobId) => ({ pk: jobPartition(account, job), sk: 'TEMPLATE' }),
  request: (account: AccountId, job: JobId, request: RequestId) => ({
    pk: jobPartition(account, job),
    sk: `REQUEST#${request}`,
  }),
  /** Finds a request's job by the request's id alone, for sourcers. */
  requestPointer: (request: RequestId) => ({ pk: `REQUEST#${request}`, sk: 'POINTER' }),
  delivery: (account: AccountId, job: JobId, community: string, externalId: string) => ({
    pk: `A#${account}#DELIVERED#${job}`,
    sk: `${community}#${externalId}`,
  }),
  nameToken: (account: AccountId, job: JobId, token: string, submission: SubmissionId) => ({
    pk: tokenPartition(account, job),
    sk: `${token}#${submission}`,
  }),
  /** A word that finds a submission over all jobs, the latest first among those with the same word. */
  found: (account: AccountId, word: string, submittedAt: string, submission: SubmissionId) => ({
    pk: foundPartition(account, word),
    sk: `${word}#${newestFirst(submittedAt)}#${submission}`,
  }),
  /** A word that somebody of the account is found by, as it is or backwards, to find it with a letter that is wrong. */
  knownWord: (account: AccountId, word: string) => ({ pk: wordPartition(account, word), sk: word }),
  /** A person of the account: one record for all their addresses, profile links and submissions. */
  person: (account: AccountId, person: PersonId) => ({ pk: personPartition(account, person), sk: 'PERSON' }),
  /** One submission of a person. */
  personSubmission: (account: AccountId, person: PersonId, submission: SubmissionId) => ({
    pk: personPartition(account, person),
    sk: submission,
  }),
  /** Whose an address or a profile link is. */
  identity: (account: AccountId, fingerprint: string) => ({
    pk: identityPartition(account, fingerprint),
    sk: 'PERSON',
  }),
  /** That a candidate was to be deleted, under a hash of the submission by which it was asked for. */
  erasure: (account: AccountId, hash: string) => ({ pk: `A#${account}#ERASURES`, sk: hash }),
  /** That whoever has an address or a link was deleted, under a keyed hash of it that nobody can read back. */
  forgotten: (account: AccountId, keyedHash: string) => ({
    pk: `A#${account}#FORGOTTEN#${keyedHash}`,
    sk: 'FORGOTTEN',
  }),
  /** That somebody complained, whichever account they had it from: an address or a link of theirs. */
  complaint: (fingerprint: string) => ({ pk: `COMPLAINT#${fingerprint}`, sk: 'COMPLAINT' }),
  /** What became of the emails from one address of an account, and when the next may leave. */
  sending: (account: AccountId, fingerprint: string) => ({ pk: sendingPartition(account), sk: fingerprint }),
  /** What anybody may know of an advertised job, by its id alone. */
  openJob: (job: JobId) => ({ pk: `OPEN#${job}`, sk: 'OPEN' }),
  /** Some of the people whom a job's list keeps from being sourced, by the first letters of their fingerprints. */
  denied: (account: AccountId, job: JobId, list: FileId, part: string) => ({
    pk: deniedPartition(account, job, list),
    sk: part,
  }),
  /** How many people of one company a job has emailed. */
  companyLimit: (account: AccountId, job: JobId, company: string) => ({
    pk: `A#${account}#COMPANY#${job}`,
    sk: company,
  }),

  head: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'HEAD',
  }),
  profile: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'PROFILE',
  }),
  emails: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'EMAILS',
  }),
  spotlight: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'SPOTLIGHT',
  }),
  /** That a submission was deleted, and by whom: it stands in place of all its other items. */
  erased: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'ERASED',
  }),
  /** When somebody who was emailed and has not answered is to be looked at. */
  retention: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'RETENTION',
  }),
  review: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'REVIEW',
  }),
  /** From which job they were moved, when and by whom. */
  transferred: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'TRANSFERRED',
  }),
  interest: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'INTEREST',
  }),
  channels: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'CHANNELS',
  }),
  /** The emails of one candidate's sequence where they differ from the job's. */
  campaign: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'CAMPAIGN',
  }),
  /** What is known of sending them to the ATS. */
  export: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'EXPORT',
  }),
  note: (account: AccountId, submission: SubmissionId, note: NoteId) => ({
    pk: submissionPartition(account, submission),
    sk: `NOTE#${note}`,
  }),
  reply: (account: AccountId, submission: SubmissionId, reply: ReplyId) => ({
    pk: submissionPartition(account, submission),
    sk: `REPLY#${reply}`,
  }),
  /** The HTML of an answer, apart from all that is read with a candidate. */
  replyHtml: (account: AccountId, submission: SubmissionId, reply: ReplyId) => ({
    pk: replyHtmlPartition(account, submission),
    sk: reply,
  }),
  /** A guest review link of a job. */
  guestLink: (account: AccountId, job: JobId, link: GuestLinkId) => ({
    pk: guestLinkPartition(account, job),
    sk: link,
  }),
  /** What was said of a candidate by a guest review link. */
  guestReview: (account: AccountId, submission: SubmissionId, link: GuestLinkId) => ({
    pk: submissionPartition(account, submission),
    sk: `GUEST#${link}`,
  }),
  /** Where a mail of a candidate lies that is no answer. */
  rawMail: (account: AccountId, submission: SubmissionId, key: string) => ({
    pk: sentPartition(account, submission),
    sk: `RAW#${key}`,
  }),
  /** An email of a candidate's sequence as it was handed to the mail service. */
  sentMail: (account: AccountId, submission: SubmissionId, step: number) => ({
    pk: sentPartition(account, submission),
    sk: `SENT#${String(step).padStart(2, '0')}`,
  }),
  /** A profile as far as a resume gave it, while names or titles that every profile needs are missing. */
  draft: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'DRAFT',
  }),
  /** What a change of the head was; written once per version. */
  event: (account: AccountId, submission: SubmissionId, version: number) => ({
    pk: submissionPartition(account, submission),
    sk: `EVENT#${String(version).padStart(6, '0')}`,
  }),
  /** What became of an email that a change of the head gave up. It stands among the events. */
  mailLine: (account: AccountId, submission: SubmissionId, version: number, number: number) => ({
    pk: submissionPartition(account, submission),
    sk: `EVENT#${String(version).padStart(6, '0')}#${number}`,
  }),
  /** What a candidate answered and what waits for it, as the inbox shows it. */
  conversation: (account: AccountId, submission: SubmissionId) => ({
    pk: threadPartition(account, submission),
    sk: 'CONVERSATION',
  }),
  /** What a person of the account answered a candidate. */
  answer: (account: AccountId, submission: SubmissionId, answer: AnswerId) => ({
    pk: threadPartition(account, submission),
    sk: `ANSWER#${answer}`,
  }),
  /** A message in a job's chat. Numbers count from 1 without a gap, so that whoever is faster takes the place. */
  chatMessage: (account: AccountId, job: JobId, number: number) => ({
    pk: chatPartition(account, job),
    sk: `M#${String(number).padStart(8, '0')}`,
  }),
  /** A socket that hears of a job's chat. */
  chatSocket: (account: AccountId, job: JobId, socket: string) => ({
    pk: chatPartition(account, job),
    sk: `${SOCKETS}${socket}`,
  }),
  /** How far a person has read a job's chat. */
  chatRead: (account: AccountId, user: UserId, job: JobId) => ({ pk: `A#${account}#CHATREAD#${user}`, sk: job }),
  /** How many conversations each box of a person or of a job holds; those of the account are the sum of its people's. */
  inboxCounts: (account: AccountId, of: UserId | JobId) => ({ pk: `A#${account}`, sk: `${INBOX_COUNTS}${of}` }),
  /** How many profiles wait for a person's review, by job. */
  toReview: (account: AccountId, user: UserId) => ({ pk: `A#${account}`, sk: `TOREVIEW#${user}` }),
  /** What a person wants to be told by mail, and what they are to be told next. */
  notices: (account: AccountId, user: UserId) => ({ pk: `A#${account}`, sk: `NOTICES#${user}` }),
  /** An account's link to its ATS. */
  atsLink: (account: AccountId) => ({ pk: `A#${account}`, sk: 'ATS' }),
  /** Since when something is said to have changed that a reading under way may have passed by. */
  atsNews: (account: AccountId) => ({ pk: `A#${account}`, sk: 'ATSNEWS' }),
  /** That a call of Merge was heard, by the fingerprint of what it sent. */
  atsHeard: (account: AccountId, fingerprint: string) => ({ pk: `A#${account}#ATSHEARD#${fingerprint}`, sk: 'HEARD' }),
  /** A job of the ATS in the list of those that can be imported, in the order of their titles. */
  atsRow: (account: AccountId, round: number, place: string) => ({ pk: atsRowPartition(account, round), sk: place }),
  atsJob: (account: AccountId, round: number, id: string) => ({ pk: atsJobPartition(account, round), sk: id }),
  /** That a job of the ATS was imported. */
  atsImport: (account: AccountId, id: string) => ({ pk: atsImportPartition(account), sk: id }),
  /** That an address stands on a job of the ATS, with this application: others may have the same address. */
  atsKnown: (account: AccountId, job: string, fingerprint: string, application: string) => ({
    pk: atsKnownPartition(account, job),
    sk: `${fingerprint}#${application}`,
  }),
  /** What the people on a job of the ATS were like, a part of them. */
  atsPrints: (account: AccountId, round: number, job: string, part: number) => ({
    pk: atsPrintPartition(account, round, job),
    sk: String(part),
  }),
  /** Somebody on a job of the ATS. */
  atsApplicant: (account: AccountId, round: number, job: string, id: string) => ({
    pk: atsApplicantPartition(account, round, job),
    sk: id,
  }),
  /** Finds a candidate by the id that SES gave a message, for replies that come without our reply address. */
  messageId: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'MESSAGE' }),
};

/** What stood for persons before there were any. Read until the migration `persons` has replaced it. */
export const oldPersonKeys = {
  suppression: (account: AccountId, fingerprint: string) => ({ pk: `A#${account}#SUPPRESSED`, sk: fingerprint }),
  hold: (account: AccountId, fingerprint: string) => ({ pk: `A#${account}#HOLD#${fingerprint}`, sk: 'HOLD' }),
  identity: (account: AccountId, fingerprint: string, submission: SubmissionId) => ({
    pk: identityPartition(account, fingerprint),
    sk: submission,
  }),
  samePerson: (account: AccountId, submission: SubmissionId, other: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: `SAME#${other}`,
  }),
};

/** The active jobs of an account in small: a report reads all of them at once. */
export const pipelinePartition = (account: AccountId) => `A#${account}#PIPELINE`;
export const jobPartition = (account: AccountId, job: JobId) => `A#${account}#J#${job}`;
/** A job's chat, apart from the job: it is read by itself, and every minute. */
export const chatPartition = (account: AccountId, job: JobId) => `${jobPartition(account, job)}#CHAT`;
/** Where all communities that are told stand: a handful. */
export const WEBHOOKS = 'WEBHOOKS';
export const webhookLogPartition = (community: CommunityId) => `WEBHOOK#${community}`;
/** Before the messages, so that those of a chat are read without them. */
export const SOCKETS = 'LIVE#';
/** Whose days are counted. */
export type CountedOf = 'account' | UserId | JobId;
export const daysPartition = (account: AccountId, of: CountedOf) => `A#${account}#DAYS#${of}`;
export const submissionPartition = (account: AccountId, submission: SubmissionId) => `A#${account}#S#${submission}`;
export const replyHtmlPartition = (account: AccountId, submission: SubmissionId) =>
  `${submissionPartition(account, submission)}#HTML`;
/** The conversation with a candidate: apart from all else that is read with them. */
export const threadPartition = (account: AccountId, submission: SubmissionId) =>
  `${submissionPartition(account, submission)}#THREAD`;
/** The guest review links of a job. */
export const guestLinkPartition = (account: AccountId, job: JobId) => `A#${account}#GUESTS#${job}`;
/** What was sent to a candidate, and where the mails that came from them lie: read only where somebody asks for it. */
export const sentPartition = (account: AccountId, submission: SubmissionId) =>
  `${submissionPartition(account, submission)}#MAILS`;

/** Whose conversations: all of an account, those of one person, those of one job. */
export type InboxOf = 'account' | UserId | JobId;
/** Numbers of boxes: those of people begin with `usr_`, those of jobs with `job_`. */
export const INBOX_COUNTS = 'INBOX#';
/** Indexes `list`, `owner` and `open`: conversations on one shelf, of an account, of who is to answer, of a job. */
export const shelfKey = (account: AccountId, of: InboxOf, shelf: string) => `A#${account}#INBOX#${of}#${shelf}`;
/** Where a conversation stands on its shelf, the latest first. */
export const shelfSort = (at: string, submission: SubmissionId) => `${newestFirst(at)}#${submission}`;
export const deniedPartition = (account: AccountId, job: JobId, list: FileId) => `A#${account}#DENIED#${job}#${list}`;
export const tokenPartition = (account: AccountId, job: JobId) => `A#${account}#NAMES#${job}`;
/** By its first two letters: whoever types less has not begun to search. */
export const foundPartition = (account: AccountId, word: string) =>
  `A#${account}#FOUND#${[...word].slice(0, 2).join('')}`;
export const wordPartition = (account: AccountId, word: string) =>
  `A#${account}#WORDS#${[...word].slice(0, 2).join('')}`;
/** Milliseconds that are left until the year 2255, so that the newest sorts first. */
const newestFirst = (at: string) => (9e12 - Date.parse(at)).toString(36).padStart(9, '0');
export const sessionPartition = (account: AccountId, user: UserId) => `A#${account}#SESSIONS#${user}`;
export const eventPartition = (account: AccountId, user: UserId | undefined) =>
  `A#${account}#EVENTS#${user ?? 'ANYONE'}`;
export const personPartition = (account: AccountId, person: PersonId) => `A#${account}#P#${person}`;
export const sendingPartition = (account: AccountId) => `A#${account}#SENDING`;
export const identityPartition = (account: AccountId, fingerprint: string) => `A#${account}#PERSON#${fingerprint}`;

export const atsRowPartition = (account: AccountId, round: number) => `A#${account}#ATSROWS#${round}`;
export const atsJobPartition = (account: AccountId, round: number) => `A#${account}#ATSJOBS#${round}`;
export const atsImportPartition = (account: AccountId) => `A#${account}#ATSIMPORTS`;
export const atsKnownPartition = (account: AccountId, job: string) => `A#${account}#ATSKNOWN#${job}`;
export const atsPrintPartition = (account: AccountId, round: number, job: string) =>
  `A#${account}#ATSPRINTS#${round}#${job}`;
export const atsApplicantPartition = (account: AccountId, round: number, job: string) =>
  `A#${account}#ATSPEOPLE#${round}#${job}`;

/** Index `board`: one partition per column of a job. */
export const boardKey = (account: AccountId, job: JobId, column: ColumnName | Newer) =>
  `A#${account}#J#${job}#${column}`;
/** Index `list`: job rows of one status; people of an account; invitations that wait for an answer. */
export const jobListKey = (account: AccountId, status: JobStatus | Newer) => `A#${account}#JOBS#${status}`;
/** Index `list`: emails that were written for jobs of an account. */
export const templatesKey = (account: AccountId) => `A#${account}#TEMPLATES`;
export const peopleKey = (account: AccountId) => `A#${account}#PEOPLE`;
export const openInvitationsKey = (account: AccountId) => `A#${account}#INVITATIONS`;
/** Index `list`: what one person of an account did. */
export const auditOfKey = (account: AccountId, user: UserId) => `A#${account}#AUDIT#${user}`;
/** Index `owner`: job rows of one status that one person owns. */
export const ownerListKey = (account: AccountId, owner: UserId, status: JobStatus | Newer) =>
  `A#${account}#U#${owner}#JOBS#${status}`;
/** Index `open`: sourcing requests that sourcers may serve, and those that wait because their job is paused. */
export const OPEN_REQUESTS = 'OPEN';
export const PAUSED_REQUESTS = 'PAUSED';

const DUE_SHARDS = 4;
/** Index `due`: a few partitions, so that no single one takes all the writes. */
export const dueShards = Array.from({ length: DUE_SHARDS }, (_, shard) => `DUE#${shard}`);
export const dueShardOf = (submission: SubmissionId) =>
  `DUE#${(submission.codePointAt(submission.length - 1) ?? 0) % DUE_SHARDS}`;

/** Index `due`: answers of ours that leave once nobody can take them back any more. */
export const ANSWERS_DUE = 'ANSWERS';
/** Index `due`: people who are to be told something by mail. */
export const NOTICES_DUE = 'NOTICES';
/** Index `due`: jobs that are sourced, or contact, by themselves. */
export const SOURCING_DUE = 'SOURCING';
/** Index `due`: candidates who are to be deleted, or whose deletion is looked at once more. */
export const ERASURES_DUE = 'ERASURES';
/** Index `due`: candidates who were emailed long ago and did not answer. */
export const RETENTION_DUE = 'RETENTION';
/** Index `due`: custom domains whose records are looked for again. */
export const DOMAINS_DUE = 'DOMAINS';
/** Index `due`: accounts whose ATS is to be read again. */
export const ATS_DUE = 'ATS';

export const INDEX = { board: 'board', list: 'list', owner: 'owner', due: 'due', open: 'open' } as const;
