import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Card } from '../../shared/model/submission.ts';
import { benchmarkLinkOf, changedBenchmark } from '../../shared/rules/sourcing/benchmark.ts';
import type { Actor, Api } from '../platform/http.ts';
import { falseInConflict } from '../platform/table.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { whyNotOnJob } from '../records/board/who-was-ahead.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { requireOpenJob } from './open-job.ts';

type BenchmarkRoutes = 'addBenchmarkProfile' | 'removeBenchmarkProfile';

interface Asked {
  readonly jobId: JobId;
  readonly submissionId: SubmissionId;
  /** Of the candidate as the person saw them. */
  readonly version: number | undefined;
}

/** How often the candidate, or the addresses of the job, may change meanwhile. */
const TRIES = 12;

/** Showing sourcers what one looks for by somebody whom they brought. */
export function createBenchmarkApi({
  repository,
}: {
  readonly repository: SubmissionRepository;
}): Pick<Api<typeof submissionRoutes>, BenchmarkRoutes> {
  /** A candidate of an open job. */
  const find = async (actor: Actor, { jobId, submissionId }: Asked) => {
    const head = await repository.heads.require(actor.accountId, submissionId);
    if (head.pending || head.jobId !== jobId) throw await whyNotOnJob(repository, actor, { submissionId, head, jobId });
    return head;
  };

  /** Who made somebody a benchmark since the person saw them, or took that back: known of the last change alone. */
  const changedMeanwhile = async ({ name, version, changedBy, benchmarked }: Head, seen: number) => {
    const [who] = changedBy && version === seen + 1 ? await repository.findPeople([changedBy]) : [];
    return new AppError('BENCHMARK_CHANGED', {}, { why: changedBenchmark(name, Boolean(benchmarked), who?.name) });
  };

  /** The candidate and the addresses of the job in one write: sourcers see the link of each benchmark, and of nobody else. */
  const change = async (actor: Actor, asked: Asked, isBenchmark: boolean): Promise<Card> => {
    const { accountId, userId } = actor;
    await requireOpenJob(repository, accountId, asked.jobId);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const head = await find(actor, asked);
      if (Boolean(head.benchmarked) === isBenchmark) {
        const { version: seen } = asked;
        if (seen === undefined || seen === head.version || head.changedBy === userId) return toCard(head);
        throw await changedMeanwhile(head, seen);
      }
      const { benchmarked: _, ...rest } = requireKnown(head);
      const after: Head = { ...rest, ...(isBenchmark && { benchmarked: true }), changedBy: userId };
      const profile = await repository.items.findProfile(accountId, asked.submissionId);
      const link = profile && benchmarkLinkOf(profile.candidate.socialProfiles);
      const action = link && (await repository.benchmarkLinkAction(head, link, isBenchmark));
      if (await repository.heads.save(after, action ? [() => action] : []).catch(falseInConflict))
        return toCard({ ...after, version: after.version + 1 });
    }
    throw new AppError('CONFLICT');
  };

  return {
    addBenchmarkProfile: ({ actor, params: { id: jobId }, body: { submissionId, version } }) =>
      change(actor, { jobId, submissionId, version }, true),

    removeBenchmarkProfile: ({ actor, params: { id: jobId }, body: { submissionId, version } }) =>
      change(actor, { jobId, submissionId, version }, false),
  };
}
