import { AppError } from '../../../shared/contract/errors.ts';
import type { Outcome } from '../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../shared/model/funnel.ts';
import type { JobId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { movedMeanwhile } from '../../../shared/rules/funnel/moves.ts';
import { movedToAnotherJob } from '../../../shared/rules/funnel/transfer.ts';
import type { Actor } from '../../platform/http.ts';
import { namesOfJobs } from '../job/job-facts.ts';
import type { Head } from '../submission/head.ts';
import type { HeadStore } from '../submission/head-store.ts';
import { shownColumn } from '../submission/known-head.ts';
import type { SubmissionRepository } from './submission-store.ts';

type Store = Pick<SubmissionRepository, 'findPeople' | 'findJobs'>;

/** Where somebody saw the candidates whom they move. */
interface SeenOn {
  readonly jobId: JobId;
  readonly from?: ColumnName | undefined;
}

/** Whoever was moved to another job meanwhile is not gone. */
export const notOnJob = (head: Head): AppError =>
  head.fromJob
    ? new AppError('MOVED_MEANWHILE', {}, { why: movedToAnotherJob(head.name, '', undefined) })
    : new AppError('SUBMISSION_NOT_FOUND');

/**
 * Why somebody is not on this job: who moved them to which one, deleted them or merged them. Of whom no name is kept the failure
 * says the id, by which whoever chose several knows which one it is.
 */
export async function whyNotOnJob(
  { heads, ...store }: Store & { readonly heads: Pick<HeadStore, 'whyGone'> },
  actor: Actor,
  { submissionId, head, jobId }: { submissionId: SubmissionId; head: Head | undefined; jobId: JobId },
): Promise<unknown> {
  if (head) {
    const ahead = whoWasAhead(store);
    ahead.note(head);
    return ahead.namedIn(actor, notOnJob(head), submissionId, { jobId });
  }
  const { code, fields, details } = await heads.whyGone(actor.accountId, submissionId);
  return new AppError(code, fields, { submissionId, ...details });
}

/** Remembers heads as they were found, and says by name who moved those that one comes too late for. One read, and only then. */
export function whoWasAhead({ findPeople, findJobs }: Store) {
  const seen = new Map<SubmissionId, Head>();

  const namesOf = async (actor: Actor, ids: readonly SubmissionId[]) => {
    const users = ids.flatMap((id) => seen.get(id)?.changedBy ?? []);
    const people = users.length > 0 ? await findPeople(users) : [];
    return (user: UserId | undefined) =>
      user === actor.userId ? 'You' : people.find(({ id }) => id === user)?.name || undefined;
  };
  const words = (head: Head, from: ColumnName, by: string | undefined) =>
    movedMeanwhile(head.name, from, shownColumn(head), by);

  return {
    note: (head: Head) => void seen.set(head.id, head),

    /** The outcomes on a job, with who was first where somebody was. */
    async named(actor: Actor, outcomes: readonly Outcome[], { jobId, from }: SeenOn): Promise<Outcome[]> {
      const late = outcomes.filter(({ code }) => code === 'MOVED_MEANWHILE').map(({ submissionId }) => submissionId);
      if (late.length === 0) return [...outcomes];
      const elsewhere = late.flatMap((id) => seen.get(id)?.jobId ?? []).filter((job) => job !== jobId);
      const [nameOf, jobs] = await Promise.all([
        namesOf(actor, late),
        elsewhere.length > 0 ? findJobs(actor.accountId, [...elsewhere, jobId]) : [],
      ]);
      const jobNameOf = namesOfJobs(jobs);
      return outcomes.map((outcome) => {
        const head = seen.get(outcome.submissionId);
        if (!head || !late.includes(outcome.submissionId)) return outcome;
        if (head.jobId !== jobId) {
          // Whoever changed it there since may be somebody else.
          const by = head.column === 'NEW' ? nameOf(head.changedBy) : undefined;
          return { ...outcome, why: movedToAnotherJob(head.name, jobNameOf(head.jobId), by) };
        }
        return !from || head.column === from ? outcome : { ...outcome, why: words(head, from, nameOf(head.changedBy)) };
      });
    },

    /** The same of one failure. */
    async namedIn(actor: Actor, error: unknown, submissionId: SubmissionId, on: SeenOn): Promise<unknown> {
      if (!(error instanceof AppError) || error.code !== 'MOVED_MEANWHILE') return error;
      const { code } = error;
      const late = { submissionId, ok: false, code, why: error.details.why ?? null, card: null };
      const [outcome] = await this.named(actor, [late], on);
      return outcome?.why ? new AppError(code, {}, { why: outcome.why }) : error;
    },
  };
}
