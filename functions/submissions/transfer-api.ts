import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { isMovable, movedToAnotherJob } from '../../shared/rules/funnel/transfer.ts';
import type { Api } from '../platform/http.ts';
import { falseInConflict } from '../platform/table.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { whoWasAhead } from '../records/board/who-was-ahead.ts';
import { namesOfJobs } from '../records/job/job-facts.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import type { Beside } from '../records/submission/head-store.ts';
import { isKnown } from '../records/submission/known-head.ts';
import { besideTransfer, type TransferTo, transferred } from '../records/submission/transfer.ts';
import { requireOpenJob } from './open-job.ts';

type TransferRoutes = 'transferToJob';

/** How often a profile may change, or its person be brought to some job, while it is moved. */
const TRIES = 24;

interface TransferDeps {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}

/** Moving a profile to another job: its head changes in one write, and the numbers, boards and searches of both jobs follow. */
export function createTransferApi({
  repository,
  now,
}: TransferDeps): Pick<Api<typeof submissionRoutes>, TransferRoutes> {
  const { heads } = repository;

  /**
   * The claim of a place on the other job for the person, whom nobody else brings there in the same moment. Whoever has another
   * submission there is not put there twice.
   */
  const claimPlace = async (head: Head, to: JobId) => {
    const { accountId, id } = head;
    const prints = await repository.printsOf(accountId, id);
    const known = await repository.findArriving(accountId, prints);
    const others = known.submissions.filter((one) => one.id !== id && one.jobId === to);
    for (const other of others)
      if (await heads.read(accountId, other.id)) throw new AppError('ALREADY_ON_JOB', {}, { submissionId: other.id });
    return repository.claimArrival({ ...head, jobId: to }, prints, known);
  };

  /** From which jobs a profile was moved until now. */
  const jobsBefore = async ({ accountId, id, fromJob }: Head): Promise<JobId[]> => {
    const last = fromJob && (await repository.items.findTransferred(accountId, id));
    return last ? [...new Set([...last.earlierJobIds, last.fromJobId])] : [];
  };

  /** One try; undefined where the profile changed, or somebody came to its person, since they were read. */
  const tryToMove = async (before: Head, move: TransferTo, beside: readonly Beside[]): Promise<Head | undefined> => {
    const after = transferred(before, move);
    const { actions, release } = await claimPlace(before, move.to);
    const all = [...beside, ...actions.map((action) => () => action)];
    if (await heads.save(after, all).catch(falseInConflict)) return { ...after, version: after.version + 1 };
    await release();
    return undefined;
  };

  return {
    async transferToJob({ actor, params: { id }, body: { newJobId, from: seenOn } }) {
      const { accountId, userId, name } = actor;
      const before = await heads.require(accountId, id);
      if (before.pending) throw new AppError('SUBMISSION_NOT_FOUND');
      // The same call again.
      if (before.jobId === newJobId && before.fromJob && before.changedBy === userId) return toCard(before);
      const ahead = whoWasAhead(repository);
      if (seenOn && before.jobId !== seenOn) {
        ahead.note(before);
        throw await ahead.namedIn(actor, new AppError('MOVED_MEANWHILE'), id, { jobId: seenOn });
      }
      const from = await requireOpenJob(repository, accountId, before.jobId);
      const to = await requireOpenJob(repository, accountId, newJobId);
      if (to.status === 'Draft') throw new AppError('JOB_IS_A_DRAFT');
      const at = now();
      const nameOf = namesOfJobs([from, to]);
      const beside = besideTransfer(before, {
        fromJobId: before.jobId,
        fromJobTitle: nameOf(from.id),
        toJobTitle: nameOf(to.id),
        date: at.toISOString(),
        byUser: { id: userId, name, picture: null },
        earlierJobIds: await jobsBefore(before),
      });
      try {
        for (let attempt = 0; attempt < TRIES; attempt++) {
          const head = attempt === 0 ? before : await heads.require(accountId, id);
          ahead.note(head);
          if (head.jobId !== before.jobId)
            throw new AppError('MOVED_MEANWHILE', {}, { why: movedToAnotherJob(head.name, '', undefined) });
          // Whoever saw them where they could be moved is told by whom they are elsewhere now.
          const isLate =
            (seenOn ?? attempt > 0) && isKnown(head) && head.changedBy !== userId && !isMovable(head.column);
          if (isLate) throw new AppError('MOVED_MEANWHILE');
          const after = await tryToMove(head, { to: newJobId, at, by: userId }, beside);
          if (after) return toCard(after);
        }
        throw new AppError('CONFLICT');
      } catch (error) {
        const from = before.column === 'NEW' ? 'NEW' : 'SAVED';
        throw await ahead.namedIn(actor, error, id, { jobId: before.jobId, from });
      }
    },
  };
}
