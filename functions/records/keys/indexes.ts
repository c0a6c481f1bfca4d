import type { ColumnName } from '../../../shared/model/funnel.ts';
import type { AccountId, JobId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import type { JobStatus } from '../../../shared/model/job.ts';
import type { Newer } from '../../../shared/model/newer.ts';

/** Whose conversations: all of an account, those of one person, those of one job. */
export type InboxOf = 'account' | UserId | JobId;
/** Indexes `list`, `owner` and `open`: conversations on one shelf, of an account, of who is to answer, of a job. */
export const shelfKey = (account: AccountId, of: InboxOf, shelf: string) => `A#${account}#INBOX#${of}#${shelf}`;
/** Where a conversation stands on its shelf, the latest first. */
export const shelfSort = (at: string, submission: SubmissionId) => `${newestFirst(at)}#${submission}`;
/** Milliseconds that are left until the year 2255, so that the newest sorts first. */
export const newestFirst = (at: string) => (9e12 - Date.parse(at)).toString(36).padStart(9, '0');
/** Index `board`: one partition per column of a job. */
export const boardKey = (account: AccountId, job: JobId, column: ColumnName | Newer) =>
  `A#${account}#J#${job}#${column}`;
/** Where a card stands in its column. The id is there without its prefix: each byte of a card is paid for by all who read the board. */
export const boardSort = (at: string, submission: SubmissionId) => `${at}#${submission.slice('sub_'.length)}`;
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
