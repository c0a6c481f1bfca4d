import type { Profile } from '../../../shared/model/candidate.ts';
import type { AccountId, JobId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import type { Origin } from '../../../shared/model/submission.ts';
import type { Head } from './head.ts';

/** What a card says of a profile: the name, and the position held now, or else the latest one. */
export function cardFactsOf(candidate: Pick<Profile, 'firstName' | 'lastName' | 'employmentHistory'>) {
  const { firstName, lastName, employmentHistory } = candidate;
  const position = employmentHistory.find(({ current }) => current) ?? employmentHistory[0];
  return {
    name: `${firstName} ${lastName}`.trim(),
    title: position?.jobTitle || undefined,
    employer: position?.employerName || undefined,
  };
}

interface NewSubmission {
  readonly accountId: AccountId;
  readonly id: SubmissionId;
  readonly jobId: JobId;
  readonly origin: Origin;
  readonly by?: UserId;
  readonly candidate: Pick<Profile, 'firstName' | 'lastName' | 'employmentHistory'>;
  readonly at: Date;
  readonly duplicate: boolean;
  readonly pending?: boolean;
  readonly trial?: boolean;
}

/** The head of a submission that has just arrived. */
export function newHead(arrived: NewSubmission): Head {
  const { accountId, id, jobId, origin, by, candidate, at, duplicate, pending, trial } = arrived;
  const { name, title, employer } = cardFactsOf(candidate);
  const now = at.toISOString();
  return {
    accountId,
    id,
    jobId,
    version: 1,
    column: 'NEW',
    columnAt: now,
    name,
    ...(title && { title }),
    ...(employer && { employer }),
    origin,
    ...(by && { by, changedBy: by }),
    submittedAt: now,
    huntDone: false,
    hasEmail: false,
    ...(duplicate && { duplicate }),
    ...(pending && { pending }),
    ...(trial && { trial }),
    verdicts: '',
  };
}
