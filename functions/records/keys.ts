import { accountKeys } from './keys/account.ts';
import { atsKeys } from './keys/ats.ts';
import { jobKeys } from './keys/job.ts';
import { personKeys } from './keys/person.ts';
import { submissionKeys } from './keys/submission.ts';

export * from './keys/account.ts';
export * from './keys/ats.ts';
export * from './keys/indexes.ts';
export * from './keys/job.ts';
export * from './keys/person.ts';
export * from './keys/submission.ts';

/**
 * Every key of the one table. Whatever an account owns starts with its id, so no query can cross accounts.
 *
 * Partitions: the account itself; its job rows, and the active ones in small; one job; the days of the account, of an owner, of
 * a job; one submission with all that belongs to it; name tokens of a job, and words of all; one person, and one address or
 * profile link of an account. Indexes, all sparse: `board` (cards of one column, newest last), `list` (job rows by status, people
 * of an account), `owner` (job rows of one owner), `due` (what must be sent or looked at, by time), `open` (open sourcing
 * requests).
 */
export const keys = { ...accountKeys, ...jobKeys, ...personKeys, ...submissionKeys, ...atsKeys };
