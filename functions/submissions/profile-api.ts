import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/submission/submission-store.ts';
import { createShowSubmission } from './show-submission.ts';

type ProfileRoutes = 'getSubmission' | 'getSpotlight';

/** Reading a candidate. */
export function createProfileApi(deps: {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}): Pick<Api<typeof submissionRoutes>, ProfileRoutes> {
  const { repository } = deps;
  const show = createShowSubmission(deps);
  return {
    getSubmission: ({ actor, params: { id } }) => show(actor.accountId, id, false),

    async getSpotlight({ actor, params: { id } }) {
      const spotlight = await repository.items.findSpotlight(actor.accountId, id);
      if (spotlight) return spotlight;
      if (!(await repository.heads.read(actor.accountId, id))) throw new AppError('SUBMISSION_NOT_FOUND');
      return null;
    },
  };
}
