import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import { benchmarkLinkOf } from '../../shared/rules/sourcing/benchmark.ts';
import type { Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { toCard } from '../records/submission/card.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { requireOpenJob } from './open-job.ts';

/** Showing sourcers what one looks for by somebody whom they brought. */
export function createBenchmarkApi({
  repository,
}: {
  readonly repository: SubmissionRepository;
}): Pick<Api<typeof submissionRoutes>, 'addBenchmarkProfile'> {
  return {
    async addBenchmarkProfile({ actor: { accountId, userId }, params: { id: jobId }, body: { submissionId } }) {
      await requireOpenJob(repository, accountId, jobId);
      const head = await repository.heads.require(accountId, submissionId);
      if (head.pending || head.jobId !== jobId) throw new AppError('SUBMISSION_NOT_FOUND');
      const profile = await repository.items.findProfile(accountId, submissionId);
      const link = profile && benchmarkLinkOf(profile.candidate.socialProfiles);
      // First the job, so that a call which broke off is finished by the next one.
      if (link) await repository.addBenchmarkLink(accountId, jobId, link);
      const mark = (now: typeof head) =>
        now.benchmarked ? undefined : { ...requireKnown(now), benchmarked: true, changedBy: userId };
      return toCard(await repository.heads.change(accountId, submissionId, mark, [], head));
    },
  };
}
