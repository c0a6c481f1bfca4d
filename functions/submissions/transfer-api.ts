import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { movedToAnotherJob } from '../../shared/rules/funnel/transfer.ts';
import type { Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { besideTransfer, transferred } from '../records/submission/transfer.ts';
import { requireOpenJob } from './open-job.ts';
import { whoWasAhead } from './who-was-ahead.ts';

type TransferRoutes = 'transferToJob';

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

  /** Whoever has another submission on the job is not put there twice. */
  const requireNotThere = async (account: AccountId, id: SubmissionId, job: JobId) => {
    const prints = await repository.printsOf(account, id);
    const found = prints.length > 0 ? await repository.findByIdentity(account, prints) : [];
    const other = found.find((one) => one.id !== id && one.jobId === job);
    const there = other && (await heads.read(account, other.id));
    if (there) throw new AppError('ALREADY_ON_JOB', {}, { submissionId: there.id });
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
      await requireNotThere(accountId, id, newJobId);
      const at = now();
      const transfer = (head: Head) => {
        ahead.note(head);
        if (head.jobId !== before.jobId)
          throw new AppError('MOVED_MEANWHILE', {}, { why: movedToAnotherJob(head.name, '', undefined) });
        return transferred(head, { to: newJobId, at, by: userId });
      };
      const beside = besideTransfer(before, {
        fromJobId: before.jobId,
        fromJobTitle: from.title,
        toJobTitle: to.title,
        date: at.toISOString(),
        byUser: { id: userId, name, picture: null },
      });
      try {
        return toCard(await heads.change(accountId, id, transfer, beside, before));
      } catch (error) {
        throw await ahead.namedIn(actor, error, id, { jobId: before.jobId });
      }
    },
  };
}
