import type { AccountId, GuestLinkId, JobId, RequestId, SubmissionId, UserId } from '../../../shared/model/ids.ts';

/** What a job has but its candidates. */
export const jobKeys = {
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
  /** What anybody may know of an advertised job, by its id alone. */
  openJob: (job: JobId) => ({ pk: `OPEN#${job}`, sk: 'OPEN' }),
  /** Some of the people whom a job's list keeps from being sourced, by the first letters of their fingerprints. */
  denied: (account: AccountId, job: JobId, save: string, part: string) => ({
    pk: deniedPartition(account, job, save),
    sk: part,
  }),
  /** How many people of one company a job has emailed. */
  companyLimit: (account: AccountId, job: JobId, company: string) => ({
    pk: `A#${account}#COMPANY#${job}`,
    sk: company,
  }),
  /** A candidate who does not know yet that their details are held, and whose column does not say so, by when they came. */
  untold: (account: AccountId, job: JobId, came: { readonly submittedAt: string; readonly id: SubmissionId }) => ({
    pk: untoldPartition(account, job),
    sk: `${came.submittedAt}#${came.id}`,
  }),
  /** A guest review link of a job. */
  guestLink: (account: AccountId, job: JobId, link: GuestLinkId) => ({
    pk: guestLinkPartition(account, job),
    sk: link,
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
};

/** The active jobs of an account in small: a report reads all of them at once. */
export const pipelinePartition = (account: AccountId) => `A#${account}#PIPELINE`;
export const jobPartition = (account: AccountId, job: JobId) => `A#${account}#J#${job}`;
/** A job's chat, apart from the job: it is read by itself, and every minute. */
export const chatPartition = (account: AccountId, job: JobId) => `${jobPartition(account, job)}#CHAT`;
/** Before the messages, so that those of a chat are read without them. */
export const SOCKETS = 'LIVE#';
/** Candidates of a job who do not know yet that their details are held. */
export const untoldPartition = (account: AccountId, job: JobId) => `${jobPartition(account, job)}#UNTOLD`;
/** The guest review links of a job. */
export const guestLinkPartition = (account: AccountId, job: JobId) => `A#${account}#GUESTS#${job}`;
export const deniedPartition = (account: AccountId, job: JobId, save: string) => `A#${account}#DENIED#${job}#${save}`;
