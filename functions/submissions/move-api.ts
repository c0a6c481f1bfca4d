import { AppError } from '../../shared/contract/errors.ts';
import type { Outcome, submissionRoutes } from '../../shared/contract/submissions.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Funnel } from '../../shared/rules/funnel/move-tables.ts';
import { movedHereAgain, movedToAnotherJob } from '../../shared/rules/funnel/transfer.ts';
import { isLastMove, isTakenBack } from '../../shared/rules/funnel/undo.ts';
import type { Actor, Api } from '../platform/http.ts';
import { inParallel } from '../platform/in-parallel.ts';
import type { AtsOfJob } from '../records/ats/job-standing.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { notOnJob, whoWasAhead } from '../records/board/who-was-ahead.ts';
import { statusOf } from '../records/job/known-job.ts';
import { interestChange } from '../records/submission/beside-head.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import type { Beside } from '../records/submission/head-store.ts';
import { type Move, moved, reverted, undone } from '../records/submission/moves.ts';
import { requireOpenJob } from './open-job.ts';

type MoveRoutes =
  | 'saveSubmissions'
  | 'disqualifyAsClient'
  | 'discardSubmissions'
  | 'moveInFunnel'
  | 'revertDisqualification'
  | 'markInterested'
  | 'markNotInterested'
  | 'undoMove';

/** How many cards of a bulk action are written at the same time. */
const AT_ONCE = 10;
const LEAVING = { Discarded: 'DISCARDED', Rejected: 'REJECTED', Withdrawn: 'WITHDRAWN' } as const;

export interface MoveDeps {
  readonly repository: SubmissionRepository;
  readonly atsOfJob: AtsOfJob;
  readonly now: () => Date;
}

/** Moves of candidates: one conditional write for each, whatever the number. On a closed job every one is refused. */
export function createMoveApi({ repository, atsOfJob, now }: MoveDeps): Pick<Api<typeof submissionRoutes>, MoveRoutes> {
  const { heads } = repository;

  /** Whose table of moves the job has: that neither it nor the head says alone. */
  const funnelOf = async ({ accountId }: Actor, job: Parameters<AtsOfJob>[1]): Promise<Funnel> =>
    (await atsOfJob(accountId, job)) === undefined ? 'in-product' : 'ats';

  /** By whom somebody was moved to another job since they were seen on one, or since a move that was made there; one read. */
  const whoMovedOn = async (
    { accountId, userId }: Actor,
    { id, name, jobId: isOn, fromJob }: Head,
    { jobId, movedAt = '' }: { readonly jobId?: JobId | undefined; readonly movedAt?: string | undefined },
  ) => {
    const transfer = fromJob && (await repository.items.findTransferred(accountId, id));
    if (!transfer || transfer.date <= movedAt) return undefined;
    const by = transfer.byUser.id === userId ? 'You' : transfer.byUser.name;
    if (isOn === jobId) return movedHereAgain(name, transfer.fromJobTitle, by);
    return movedToAnotherJob(name, transfer.toJobTitle, by);
  };

  const changeOne = async (
    actor: Actor,
    id: SubmissionId,
    decide: (head: Head, funnel: Funnel) => Head,
    { from, jobId }: { readonly from?: ColumnName | undefined; readonly jobId?: JobId | undefined },
    beside: readonly Beside[] = [],
  ) => {
    const before = await heads.require(actor.accountId, id);
    if (before.pending) throw new AppError('SUBMISSION_NOT_FOUND');
    if (jobId && before.jobId !== jobId) {
      const why = await whoMovedOn(actor, before, { jobId });
      throw why ? new AppError('MOVED_MEANWHILE', {}, { why }) : notOnJob(before);
    }
    const job = await requireOpenJob(repository, actor.accountId, before.jobId);
    const funnel = await funnelOf(actor, job);
    const ahead = whoWasAhead(repository);
    const noted = (head: Head) => {
      ahead.note(head);
      if (jobId && head.jobId !== jobId) throw notOnJob(head);
      return decide(head, funnel);
    };
    try {
      return toCard(await heads.change(actor.accountId, id, noted, beside, before));
    } catch (error) {
      throw await ahead.namedIn(actor, error, id, { jobId: before.jobId, from });
    }
  };

  const moveAll = async (actor: Actor, ids: readonly SubmissionId[], jobId: JobId, move: Omit<Move, 'at' | 'by'>) => {
    const job = await requireOpenJob(repository, actor.accountId, jobId);
    // Out of the funnel leads the same way from everywhere but the column of the ATS.
    const funnel = (move.from ?? 'EXPORTED') === 'EXPORTED' ? await funnelOf(actor, job) : 'in-product';
    const at = now();
    const ahead = whoWasAhead(repository);
    const decide = (head: Head) => {
      ahead.note(head);
      if (head.jobId !== jobId) throw notOnJob(head);
      return moved(head, { ...move, at, by: actor.userId, funnel });
    };
    return { updates: await ahead.named(actor, await forEach(actor, ids, decide), { jobId, from: move.from }) };
  };

  const forEach = (actor: Actor, ids: readonly SubmissionId[], decide: (head: Head) => Head | undefined) =>
    inParallel([...new Set(ids)], AT_ONCE, (id) => outcomeOf(id, () => heads.change(actor.accountId, id, decide)));

  const saidBy = ({ userId: id, name }: Actor, feedback: string) => ({ feedback, byUser: { id, name, picture: null } });

  return {
    saveSubmissions: ({ actor, params: { jobId }, body: { submissionIds, from, comment } }) =>
      moveAll(actor, submissionIds, jobId, { to: 'SAVED', from, said: saidBy(actor, comment) }),

    disqualifyAsClient: ({ actor, body: { submissionIds, jobId, from, reason, comment } }) =>
      moveAll(actor, submissionIds, jobId, { to: 'DISCARDED', from, reason, said: saidBy(actor, comment) }),

    discardSubmissions: ({ actor, body: { submissionIds, type, jobId, from } }) =>
      moveAll(actor, submissionIds, jobId, { to: LEAVING[type], from }),

    moveInFunnel: ({ actor, params: { id }, body: { column, from, version } }) =>
      changeOne(
        actor,
        id,
        (head, funnel) => {
          if (version !== undefined && version !== head.version) throw new AppError('CONFLICT');
          if (column === 'NOT_INTERESTED')
            throw new AppError('MOVE_NOT_ALLOWED', {}, { why: 'Say why the candidate is not interested' });
          return moved(head, { to: column, from, at: now(), by: actor.userId, funnel });
        },
        { from },
      ),

    revertDisqualification: ({ actor, params: { id }, body: { jobId, from } }) =>
      changeOne(actor, id, (head) => reverted(head, { at: now(), by: actor.userId, from }), { jobId, from }),

    markInterested: ({ actor, params: { id }, body: { from } }) => {
      const decide = (head: Head, funnel: Funnel) =>
        moved(head, { to: 'INTERESTED', from, at: now(), by: actor.userId, funnel });
      return changeOne(actor, id, decide, { from });
    },

    markNotInterested: ({ actor, params: { id }, body: { notInterestedReasons, from } }) => {
      const at = now();
      const interest = { date: at.toISOString(), isInterested: false, notInterestedReasons };
      const decide = (head: Head, funnel: Funnel) =>
        moved(head, { to: 'NOT_INTERESTED', from, at, by: actor.userId, funnel, declinedFor: notInterestedReasons });
      return changeOne(actor, id, decide, { from }, [interestChange({ ...actor, id }, interest)]);
    },

    async undoMove({ actor, body: { moves, jobId } }) {
      const movedAt = new Map(moves.map((move) => [move.submissionId, move.movedAt]));
      const submissionIds = [...movedAt.keys()];
      const found = await heads.readMany(actor.accountId, submissionIds);
      // Whoever went to another job since is not taken back, whatever became of that one.
      const standing = found.filter(
        ({ id, fromJob, columnAt }) => !fromJob || isLastMove(columnAt, movedAt.get(id) ?? ''),
      );
      const jobs = await repository.findJobs(
        actor.accountId,
        standing.map((head) => head.jobId),
      );
      if (jobs.some((job) => statusOf(job) === 'Closed')) throw new AppError('JOB_CLOSED');
      // Asked for again where the answer was lost: it is as it was to be.
      const takeBack = (head: Head) => {
        const at = movedAt.get(head.id) ?? '';
        if (isTakenBack(head.columnAt, at)) return undefined;
        return undone(head, { movedAt: at, at: now(), by: actor.userId });
      };
      const updates = await forEach(actor, submissionIds, takeBack);
      const told = await inParallel(updates, AT_ONCE, async (update) => {
        const head = update.ok ? undefined : found.find(({ id }) => id === update.submissionId);
        const why = head && (await whoMovedOn(actor, head, { jobId, movedAt: movedAt.get(head.id) }));
        return why ? { ...update, why } : update;
      });
      return { updates: told };
    },
  };
}

/** What became of one card. A failure the caller can act on is told; anything else ends the whole call. */
export async function outcomeOf(submissionId: SubmissionId, run: () => Promise<Head>): Promise<Outcome> {
  try {
    return { submissionId, ok: true, code: null, why: null, card: toCard(await run()) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { submissionId, ok: false, code: error.code, why: error.details.why ?? error.message, card: null };
  }
}
