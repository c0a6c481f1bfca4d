import { AppError } from '../../shared/contract/errors.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { Head } from '../records/submission/head.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { listedBy, recognisable } from './added-profile.ts';

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

    /** The other submissions of the same person; never found by the name alone. */
    async findDuplicates(head: Head, candidate: unknown) {
      const found = await repository.findByIdentity(head.accountId, identitiesOf(recognisable(candidate)));
      return found.filter(({ id }) => id !== head.id);
    },

    /** Others who have the telephone number and no more in common: who shares it may be anybody. */
    async findSamePhone(head: Head, candidate: unknown, others: readonly { readonly id: SubmissionId }[]) {
      const found = await repository.findByPhone(head.accountId, recognisable(candidate).phoneNumber);
      return found.filter((id) => id !== head.id && !others.some((other) => other.id === id));
    },

    async refuseDenied(head: Head, candidate: unknown) {
      const denial = await findDenial(head, candidate);
      if (denial) throw denial;
    },
  };
};
