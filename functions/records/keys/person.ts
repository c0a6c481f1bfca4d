import type { AccountId, JobId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { newestFirst } from './indexes.ts';
import { submissionPartition } from './submission.ts';

/** Whom an account knows, over all its jobs, and by what they are found. */
export const personKeys = {
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
  /** That a submission says a telephone number, or a page that others may share, under its fingerprint. */
  hint: (account: AccountId, fingerprint: string, submission: SubmissionId) => ({
    pk: hintPartition(account, fingerprint),
    sk: submission,
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
};

export const tokenPartition = (account: AccountId, job: JobId) => `A#${account}#NAMES#${job}`;
/** By its first two letters: whoever types less has not begun to search. */
export const foundPartition = (account: AccountId, word: string) =>
  `A#${account}#FOUND#${[...word].slice(0, 2).join('')}`;
export const wordPartition = (account: AccountId, word: string) =>
  `A#${account}#WORDS#${[...word].slice(0, 2).join('')}`;
export const personPartition = (account: AccountId, person: PersonId) => `A#${account}#P#${person}`;
export const sendingPartition = (account: AccountId) => `A#${account}#SENDING`;
export const identityPartition = (account: AccountId, fingerprint: string) => `A#${account}#PERSON#${fingerprint}`;
/** Named after the first of them. */
export const hintPartition = (account: AccountId, fingerprint: string) => `A#${account}#PHONE#${fingerprint}`;
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
