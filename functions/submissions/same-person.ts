import { AppError } from '../../shared/contract/errors.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { MatchedBy } from '../../shared/model/matched-by.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { Head } from '../records/submission/head.ts';
import { hintsOf, identitiesOf, marksOf } from '../records/submission/identity.ts';
import { listedBy, recognisable } from './added-profile.ts';

/** Somebody else’s submission, or another one of the same person, and what both say. */
interface Found {
  readonly id: SubmissionId;
  readonly isSamePerson: boolean;
  readonly matches: readonly MatchedBy[];
}

/** Who a profile that is being added may be: somebody who is there already, or whom the job is not to be sourced from. */
export const createSamePerson = (repository: SubmissionRepository) => {
  /** Why the job does not take somebody: it may have a list of people who are not to be sourced, from wherever they come. */
  const findDenial = async ({ accountId, jobId }: Pick<Head, 'accountId' | 'jobId'>, candidate: unknown) => {
    const job = await repository.findDenyList(accountId, jobId);
    const by = job && (await repository.isDenied(accountId, job, listedBy(candidate)));
    return by && new AppError(by === 'ats' ? 'CANDIDATE_IN_ATS' : 'EXCLUDED_CANDIDATE');
  };
  return {
    findDenial,

    /** Whether another submission is of the same person; never by the name alone. */
    async isSamePerson(head: Head, candidate: unknown, other: SubmissionId) {
      const found = await repository.findByIdentity(head.accountId, identitiesOf(recognisable(candidate)));
      return other !== head.id && found.some(({ id }) => id === other);
    },

    /** The other submissions of the same person, and of whoever shares what others may share; and by what each is found. */
    async findDuplicates(head: Head, candidate: unknown): Promise<Found[]> {
      const known = recognisable(candidate);
      const [marks, hints] = [marksOf(known), hintsOf(known)];
      const { submissions, said } = await repository.findKnown(head.accountId, identitiesOf(known));
      const found = new Map(submissions.map(({ id }) => [id, { id, isSamePerson: true, matches: [] as MatchedBy[] }]));
      for (const { id } of submissions)
        found.get(id)?.matches.push(...marks.flatMap(({ print, by }) => (said.get(id)?.includes(print) ? [by] : [])));
      for (const { print, by } of hints)
        for (const id of await repository.findByHint(head.accountId, print)) {
          const before = found.get(id) ?? { id, isSamePerson: false, matches: [] };
          found.set(id, { ...before, matches: [...before.matches, by] });
        }
      return [...found.values()]
        .filter(({ id }) => id !== head.id)
        .map((each) => ({ ...each, matches: [...new Set(each.matches)] }));
    },

    async refuseDenied(head: Head, candidate: unknown) {
      const denial = await findDenial(head, candidate);
      if (denial) throw denial;
    },
  };
};
