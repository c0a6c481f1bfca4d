import type { Profile } from '../../../../shared/model/candidate.ts';
import { ColumnName } from '../../../../shared/model/funnel.ts';
import { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import { ApiError } from '../../api/problem.ts';
import type { AnswerOf } from '../../api/routes.ts';

/** Somebody who may be the same person. */
export type Duplicate = AnswerOf<'checkDuplicates'>['duplicates'][number];

/**
 * Those of whom the person has not said yet that they are somebody else; asked again of one that can be merged only now, or is on
 * another job by now.
 */
export const notToldApart = (found: readonly Duplicate[], toldApart: readonly Duplicate[]): Duplicate[] =>
  found.filter(
    ({ id, jobId, canMerge }) =>
      !toldApart.some((seen) => seen.id === id && seen.jobId === jobId && (seen.canMerge || !canMerge)),
  );

/** Whether a profile says anything else by which its person is known. */
export function isKnownByOther(before: Profile, after: Profile): boolean {
  const marks = ({ firstName, lastName, email, phoneNumber, socialProfiles }: Profile) =>
    JSON.stringify([firstName, lastName, email, phoneNumber, socialProfiles.map(({ type, url }) => [type, url])]);
  return marks(before) !== marks(after);
}

const SHARED: Readonly<Record<Duplicate['matches'][number], string>> = {
  email: 'email address',
  phone: 'phone number',
  linkedin: 'LinkedIn profile',
  github: 'GitHub page',
  twitter: 'X page',
  stackoverflow: 'Stack Overflow profile',
  angellist: 'AngelList page',
  crunchbase: 'Crunchbase profile',
};

/** By what somebody was found who may be the same person. */
export function whatMatches({ matches, isSamePerson }: Pick<Duplicate, 'matches' | 'isSamePerson'>): string {
  if (matches.length === 0) return 'The same person, by another of their profiles';
  const same = `Same ${new Intl.ListFormat('en-GB').format(matches.map((match) => SHARED[match]))}`;
  return isSamePerson ? same : `${same}. Several people may share ${matches.length === 1 ? 'that' : 'these'}.`;
}

/** Into which profile somebody merged what is being added, and what to say of it. */
export interface MergedInto {
  readonly why: string;
  /** Undefined where it is no longer there. */
  readonly stands: Pick<Duplicate, 'id' | 'jobId' | 'columnName'> | undefined;
}

/** What a refusal says of it; undefined where it says something else. */
export function mergedInto(error: unknown): MergedInto | undefined {
  if (!(error instanceof ApiError) || error.code !== 'SUBMISSION_MERGED') return undefined;
  const { submissionId, jobId, columnName, why = '' } = error.details;
  const [id, job, column] = [
    SubmissionId.safeParse(submissionId),
    JobId.safeParse(jobId),
    ColumnName.safeParse(columnName),
  ];
  const isThere = id.success && job.success && column.success;
  return { why, stands: isThere ? { id: id.data, jobId: job.data, columnName: column.data } : undefined };
}
