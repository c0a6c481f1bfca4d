import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';

/** What is kept of an account's ATS. */
export const atsKeys = {
  /** An account's link to its ATS. */
  atsLink: (account: AccountId) => ({ pk: `A#${account}`, sk: 'ATS' }),
  /** Since when something is said to have changed that a reading under way may have passed by. */
  atsNews: (account: AccountId) => ({ pk: `A#${account}`, sk: 'ATSNEWS' }),
  /** That a call of Merge was heard, by the fingerprint of what it sent. */
  atsHeard: (account: AccountId, fingerprint: string) => ({ pk: `A#${account}#ATSHEARD#${fingerprint}`, sk: 'HEARD' }),
  /** That somebody with an address is created in the ATS, by a fingerprint of it and of the connection. */
  atsPerson: (account: AccountId, fingerprint: string) => ({
    pk: `A#${account}#ATSPERSON#${fingerprint}`,
    sk: 'PERSON',
  }),
  /** That a candidate could not be sent because of the connection. */
  atsUnsent: (account: AccountId, submission: SubmissionId) => ({ pk: atsUnsentPartition(account), sk: submission }),
  /** That somebody of a job is sent by an address that was written for it. */
  atsWritten: (account: AccountId, job: JobId, submission: SubmissionId) => ({
    pk: atsWrittenPartition(account, job),
    sk: submission,
  }),
  /** A job of the ATS in the list of those that can be imported, in the order of their titles. */
  atsRow: (account: AccountId, round: number, place: string) => ({ pk: atsRowPartition(account, round), sk: place }),
  atsJob: (account: AccountId, round: number, id: string) => ({ pk: atsJobPartition(account, round), sk: id }),
  /** That a job of the ATS was imported. */
  atsImport: (account: AccountId, id: string) => ({ pk: atsImportPartition(account), sk: id }),
  /** That the draft of a job of the ATS was deleted, until the copy of its people is. */
  atsLeft: (account: AccountId, id: string) => ({ pk: atsLeftPartition(account), sk: id }),
  /** That an address stands on a job of the ATS, with this application: others may have the same address. */
  atsKnown: (account: AccountId, job: string, fingerprint: string, application: string) => ({
    pk: atsKnownPartition(account, job),
    sk: `${fingerprint}#${application}`,
  }),
  /** That whoever has this address is not to be emailed, by what the ATS says of them. */
  atsNoMail: (account: AccountId, fingerprint: string) => ({ pk: atsNoMailPartition(account), sk: fingerprint }),
  /** Whose word that is, in one copy of the ATS: two people may have one address. */
  atsForbids: (account: AccountId, round: number, fingerprint: string, who: string) => ({
    pk: atsNoMailPartition(account),
    sk: `${fingerprint}#${round}#${who}`,
  }),
  /** All that somebody forbids in one copy of the ATS. */
  atsWord: (account: AccountId, round: number, who: string) => ({
    pk: atsNoMailPartition(account),
    sk: `by#${round}#${who}`,
  }),
  /** What the people on a job of the ATS were like, a part of them. */
  atsPrints: (account: AccountId, round: number, job: string, part: number) => ({
    pk: atsPrintPartition(account, round, job),
    sk: String(part),
  }),
  /** That somebody of the ATS stands on a job by an application: a change of theirs is found by who they are. */
  atsCandidate: (account: AccountId, round: number, candidate: string, application: string) => ({
    pk: atsCandidatePartition(account, round),
    sk: `${candidate}#${application}`,
  }),
  /** That an application is no more, until all else of the ATS was read. */
  atsGone: (account: AccountId, round: number, application: string) => ({
    pk: atsGonePartition(account, round),
    sk: application,
  }),
  /** That a candidate is said to be gone from the ATS. */
  atsLost: (account: AccountId, submission: SubmissionId) => ({ pk: atsLostPartition(account), sk: submission }),
  /** Somebody on a job of the ATS. */
  atsApplicant: (account: AccountId, round: number, job: string, id: string) => ({
    pk: atsApplicantPartition(account, round, job),
    sk: id,
  }),
};

export const atsUnsentPartition = (account: AccountId) => `A#${account}#ATSUNSENT`;
export const atsWrittenPartition = (account: AccountId, job: JobId) => `A#${account}#ATSWRITTEN#${job}`;
export const atsRowPartition = (account: AccountId, round: number) => `A#${account}#ATSROWS#${round}`;
export const atsJobPartition = (account: AccountId, round: number) => `A#${account}#ATSJOBS#${round}`;
export const atsImportPartition = (account: AccountId) => `A#${account}#ATSIMPORTS`;
export const atsLeftPartition = (account: AccountId) => `A#${account}#ATSLEFT`;
export const atsKnownPartition = (account: AccountId, job: string) => `A#${account}#ATSKNOWN#${job}`;
export const atsNoMailPartition = (account: AccountId) => `A#${account}#ATSNOMAIL`;
export const atsPrintPartition = (account: AccountId, round: number, job: string) =>
  `A#${account}#ATSPRINTS#${round}#${job}`;
export const atsCandidatePartition = (account: AccountId, round: number) => `A#${account}#ATSCANDIDATES#${round}`;
export const atsApplicantPartition = (account: AccountId, round: number, job: string) =>
  `A#${account}#ATSPEOPLE#${round}#${job}`;
export const atsLostPartition = (account: AccountId) => `A#${account}#ATSLOST`;
export const atsGonePartition = (account: AccountId, round: number) => `A#${account}#ATSGONE#${round}`;
