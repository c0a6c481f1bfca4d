import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { call } from '../../../api/call.ts';
import { ApiError, type ProblemCode } from '../../../api/problem.ts';
import { inParts } from '../../../parts/in-parts.ts';
import { failedOutcome, namedProblem, refusedWords, seenOutcomes } from '../../../parts/moves/refused-words.ts';

const LEAVING = { DISCARDED: 'Discarded', REJECTED: 'Rejected', WITHDRAWN: 'Withdrawn' } as const;
const LATER: readonly ColumnName[] = ['PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'];

const isLeaving = (column: ColumnName): column is keyof typeof LEAVING => column in LEAVING;

/**
 * Takes candidates of one column out of the funnel and answers with what became of each, also where the answer was lost and it can be
 * seen of some that it was done.
 */
export async function leaveFunnel(
  jobId: JobId,
  ids: readonly Card['id'][],
  { from, to }: { from: ColumnName; to: keyof typeof LEAVING },
): Promise<Outcome[]> {
  const body = { submissionIds: [...ids], type: LEAVING[to], jobId, from };
  try {
    return (await call('discardSubmissions', { body })).updates;
  } catch (error) {
    const updates = await seenOutcomes(ids, error, { jobId, columnName: to });
    if (updates.some(({ ok }) => ok)) return updates;
    throw error;
  }
}

/**
 * Moves one candidate to a column that needs no dialog first, and answers with the card as it is then. Throws `ApiError`
 * where it was refused, and an `Error` for a move that no call makes (3-pipeline, section 4).
 */
export async function callMove(
  jobId: JobId,
  card: Pick<Card, 'id' | 'name' | 'columnName'>,
  to: ColumnName,
): Promise<Card> {
  const { id, columnName: from } = card;
  if (LATER.includes(to))
    return call('moveInFunnel', { params: { id }, body: { column: to, from } }).catch(async (error: unknown) => {
      const [seen] = await seenOutcomes([id], error, { jobId, columnName: to });
      if (seen?.card) return seen.card;
      throw namedProblem(error, card.name);
    });
  if (!isLeaving(to)) throw new Error(`No call moves a candidate to ${to}`);
  const updates = await leaveFunnel(jobId, [id], { from, to });
  const outcome = updates.find(({ submissionId }) => submissionId === id);
  if (outcome?.ok && outcome.card) return outcome.card;
  const code = (outcome?.code ?? 'MOVE_NOT_ALLOWED') as ProblemCode;
  const why = outcome && refusedWords(outcome, card.name);
  throw new ApiError({ code, status: 409, message: why ?? ERRORS.MOVE_NOT_ALLOWED.title });
}

/** Calls that each move one candidate are made so many at a time. */
const AT_ONCE = 6;

/** Moves candidates that may go to a column which asks nothing, and answers with what became of each; no failure ends it. */
export async function moveGroup(jobId: JobId, cards: readonly Card[], to: ColumnName): Promise<Outcome[]> {
  if (isLeaving(to)) {
    const parts = [...Map.groupBy(cards, ({ columnName }) => columnName)].flatMap(([from, some]) =>
      inParts(some.map(({ id }) => id)).map((ids) => ({ from, ids })),
    );
    const answers = await Promise.all(
      parts.map(({ from, ids }) =>
        leaveFunnel(jobId, ids, { from, to }).catch((error: unknown) => ids.map((id) => failedOutcome(id, error))),
      ),
    );
    return answers.flat();
  }
  return oneByOne(cards, (card) => callMove(jobId, card, to));
}

/** Moves one candidate who is out of the funnel back to the column before. */
export const callRevert = (
  jobId: JobId,
  { id, name, columnName: from }: Pick<Card, 'id' | 'name' | 'columnName'>,
): Promise<Card> =>
  call('revertDisqualification', { params: { id }, body: { jobId, from } }).catch((error: unknown) => {
    throw namedProblem(error, name);
  });

/** The same of many, each back to their own, and answers with what became of each; no failure ends it. */
export const revertGroup = (jobId: JobId, cards: readonly Card[]): Promise<Outcome[]> =>
  oneByOne(cards, (card) => callRevert(jobId, card));

async function oneByOne(cards: readonly Card[], move: (card: Card) => Promise<Card>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < cards.length; from += AT_ONCE)
    outcomes.push(...(await Promise.all(cards.slice(from, from + AT_ONCE).map((card) => outcomeOf(card, move)))));
  return outcomes;
}

const outcomeOf = (card: Card, move: (card: Card) => Promise<Card>): Promise<Outcome> =>
  move(card).then(
    (moved) => ({ submissionId: card.id, ok: true, code: null, why: null, card: moved }),
    (error: unknown) => failedOutcome(card.id, error),
  );
