import { AppError } from '../../shared/contract/errors.ts';
import type { Outcome } from '../../shared/contract/submissions.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { SubmissionId, UserId } from '../../shared/model/ids.ts';
import { movedMeanwhile } from '../../shared/rules/funnel/moves.ts';
import type { Actor } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { Head } from '../records/submission/head.ts';
import { shownColumn } from '../records/submission/known-head.ts';

type Store = Pick<SubmissionRepository, 'findPeople'>;

/** Remembers heads as they were found, and says by name who moved those that one comes too late for. One read, and only then. */
export function whoWasAhead({ findPeople }: Store) {
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

    /** The outcomes, with who was first where somebody was. */
    async named(actor: Actor, outcomes: readonly Outcome[], from: ColumnName | undefined): Promise<Outcome[]> {
      const late = outcomes.filter(({ code }) => code === 'MOVED_MEANWHILE').map(({ submissionId }) => submissionId);
      if (!from || late.length === 0) return [...outcomes];
      const nameOf = await namesOf(actor, late);
      return outcomes.map((outcome) => {
        const head = seen.get(outcome.submissionId);
        if (!late.includes(outcome.submissionId) || head?.column === from || !head) return outcome;
        return { ...outcome, why: words(head, from, nameOf(head.changedBy)) };
      });
    },

    /** The same of one failure. */
    async namedIn(actor: Actor, error: unknown, id: SubmissionId, from: ColumnName | undefined): Promise<unknown> {
      const head = seen.get(id);
      if (!(error instanceof AppError) || error.code !== 'MOVED_MEANWHILE' || !head || !from) return error;
      const nameOf = await namesOf(actor, [id]);
      return new AppError('MOVED_MEANWHILE', {}, { why: words(head, from, nameOf(head.changedBy)) });
    },
  };
}
