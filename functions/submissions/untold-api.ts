import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { isOverdue, toldUntil } from '../../shared/rules/outreach/untold.ts';
import type { Actor, Api } from '../platform/http.ts';
import { inParallel } from '../platform/in-parallel.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { isUntoldHead } from '../records/person/untold-items.ts';
import { isDeletedBy } from '../records/submission/erasure.ts';
import type { Head } from '../records/submission/head.ts';
import { shownColumn } from '../records/submission/known-head.ts';

type UntoldRoutes = 'listUntoldProfiles' | 'deleteUntoldProfiles';

/** How many profiles one page shows. */
const PAGE = 50;
/** How often a page is looked for among those who came long ago and know, and how much of a column is read at each look but the first. */
const LOOKS = 4;
const READS = 5 * PAGE;
const AT_ONCE = 10;
/** How often a candidate may change while they are being deleted. */
const TRIES = 6;
const STAYS = 'They were contacted, answered or moved meanwhile.';

export interface UntoldDeps {
  readonly repository: SubmissionRepository;
  /** Deletes what keeps the same person from being delivered twice for a job. */
  readonly eraseDeliveryMarks: (head: Head, prints: readonly string[]) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Who has been on a job for a month without knowing it: they are shown, so that they are contacted or deleted. On a closed job too,
 * where nobody contacts them any more. Nothing is deleted of anybody who was reached meanwhile.
 */
export function createUntoldApi({
  repository,
  eraseDeliveryMarks,
  now,
}: UntoldDeps): Pick<Api<typeof submissionRoutes>, UntoldRoutes> {
  const requireJob = async ({ accountId }: Actor, id: JobId) => {
    const job = await repository.findJob(accountId, id);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    return job;
  };

  const onlyDue = async (heads: readonly Head[], job: JobId) => {
    const due = heads.filter((head) => head.jobId === job && isUntoldHead(head) && isOverdue(head.submittedAt, now()));
    const reached = await repository.reachedElsewhere(due);
    return due.filter(({ id }) => !reached.has(id));
  };

  /** A page that shows somebody where there is anybody, as far as a few looks tell. */
  const findDue = async (accountId: AccountId, job: JobId, after: string | undefined) => {
    const until = toldUntil(now());
    for (let look = 1, from = after; ; look++) {
      const page = { until, limit: PAGE, reads: look === 1 ? PAGE : READS, after: from };
      const { ids, next } = await repository.listUntold(accountId, job, page);
      const due = await onlyDue(await repository.heads.readMany(accountId, ids), job);
      if (due.length > 0 || !next || look === LOOKS) return { due, next };
      from = next;
    }
  };

  const remove = async ({ accountId, userId, name }: Actor, job: JobId, id: SubmissionId, at: Date) => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const head = await repository.heads.read(accountId, id);
      if (!head) return isDeletedBy(await repository.findErased(accountId, id), userId);
      if ((await onlyDue([head], job)).length === 0) return false;
      const prints = [...(await repository.everyPrintOf(accountId, id))];
      await eraseDeliveryMarks(head, prints);
      if (await repository.erase(head, { at: at.toISOString(), by: userId, byName: name, prints })) return true;
    }
    throw new AppError('CONFLICT');
  };

  return {
    async listUntoldProfiles({ actor: { accountId }, actor, params: { id }, query: { after } }) {
      const [{ due, next }] = await Promise.all([findDue(accountId, id, after), requireJob(actor, id)]);
      return {
        profiles: due
          .toSorted((one, other) => (one.submittedAt < other.submittedAt ? -1 : 1))
          .map((head) => ({
            ...{ id: head.id, name: head.name, submittedAt: head.submittedAt, columnName: shownColumn(head) },
            ...{ jobTitle: head.title ?? null, currentEmployer: head.employer ?? null },
          })),
        next,
      };
    },

    async deleteUntoldProfiles({ actor, params: { id: job }, body: { submissionIds }, act, tell }) {
      const { title } = await requireJob(actor, job);
      const outcomes = await inParallel([...new Set(submissionIds)], AT_ONCE, async (submissionId) => {
        const ok = await remove(actor, job, submissionId, act.at);
        return { submissionId, ok, why: ok ? null : STAYS };
      });
      tell?.(`${outcomes.filter(({ ok }) => ok).length} of ${title}`);
      return { outcomes };
    },
  };
}
