import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { benchmarkLinkOf } from '../../shared/rules/sourcing/benchmark.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { whyNotOnJob } from '../records/board/who-was-ahead.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { requireOpenJob } from './open-job.ts';

type BenchmarkRoutes = 'addBenchmarkProfile' | 'removeBenchmarkProfile';

/** Showing sourcers what one looks for by somebody whom they brought. */
export function createBenchmarkApi({
  repository,
}: {
  readonly repository: SubmissionRepository;
}): Pick<Api<typeof submissionRoutes>, BenchmarkRoutes> {
  /** A candidate of an open job, with the link of their public profile where there is one. */
  const find = async (actor: Actor, jobId: JobId, submissionId: SubmissionId) => {
    const { accountId } = actor;
    await requireOpenJob(repository, accountId, jobId);
    const head = await repository.heads.require(accountId, submissionId);
    if (head.pending || head.jobId !== jobId) throw await whyNotOnJob(repository, actor, { submissionId, head, jobId });
    const profile = await repository.items.findProfile(accountId, submissionId);
    return { head, link: profile && benchmarkLinkOf(profile.candidate.socialProfiles) };
  };

  // First the job, so that a call which broke off is finished by the next one.
  return {
    async addBenchmarkProfile({ actor, params: { id: jobId }, body: { submissionId } }) {
      const { accountId, userId } = actor;
      const { head, link } = await find(actor, jobId, submissionId);
      if (link) await repository.addBenchmarkLink(accountId, jobId, link);
      const mark = (now: Head) =>
        now.benchmarked ? undefined : { ...requireKnown(now), benchmarked: true, changedBy: userId };
      return toCard(await repository.heads.change(accountId, submissionId, mark, [], head));
    },

    async removeBenchmarkProfile({ actor, params: { id: jobId }, body: { submissionId } }) {
      const { accountId, userId } = actor;
      const { head, link } = await find(actor, jobId, submissionId);
      if (link && head.benchmarked) await repository.removeBenchmarkLink(accountId, jobId, link);
      const unmark = (now: Head) => {
        const { benchmarked, ...rest } = requireKnown(now);
        return benchmarked ? { ...rest, changedBy: userId } : undefined;
      };
      return toCard(await repository.heads.change(accountId, submissionId, unmark, [], head));
    },
  };
}
