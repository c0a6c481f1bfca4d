import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import { canDeleteProfile } from '../../shared/rules/account/access.ts';
import type { Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { isDeletedBy } from '../records/submission/erasure.ts';
import { requireOpenJob } from './open-job.ts';
import { createShowSubmission } from './show-submission.ts';

type ProfileRoutes = 'getSubmission' | 'getSpotlight' | 'deleteSubmission';

/** How often a candidate may change while they are being deleted. */
const TRIES = 6;

/** Reading a candidate, and deleting one. */
export function createProfileApi(deps: {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}): Pick<Api<typeof submissionRoutes>, ProfileRoutes> {
  const { repository, now } = deps;
  const show = createShowSubmission(deps);
  return {
    getSubmission: ({ actor, params: { id } }) => show(actor.accountId, id, false),

    async getSpotlight({ actor: { accountId }, params: { id } }) {
      const { heads, items } = repository;
      // It stands for some seconds after its head is gone.
      const [spotlight] = await Promise.all([items.findSpotlight(accountId, id), heads.require(accountId, id)]);
      return spotlight ?? null;
    },

    async deleteSubmission({ actor: { accountId, userId, name }, params: { id }, tell }) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const head = await repository.heads.read(accountId, id);
        if (!head) {
          const erased = await repository.findErased(accountId, id);
          // The same call again.
          if (isDeletedBy(erased, userId)) return { deleted: true };
          throw await repository.heads.whyGone(accountId, id);
        }
        if (!canDeleteProfile({ isCustomerSubmission: head.origin === 'team' }))
          throw new AppError('CANNOT_DELETE_PROFILE');
        const job = await requireOpenJob(repository, accountId, head.jobId);
        const prints = await repository.everyPrintOf(accountId, id);
        const erasure = { at: now().toISOString(), by: userId, byName: name, prints: [...prints] };
        if (!(await repository.erase(head, erasure))) continue;
        tell?.(`Added to ${job.title}`);
        return { deleted: true };
      }
      throw new AppError('CONFLICT');
    },
  };
}
