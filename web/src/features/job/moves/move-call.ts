import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { call } from '../../../api/call.ts';
import { ApiError, type ProblemCode } from '../../../api/problem.ts';

const LEAVING = { DISCARDED: 'Discarded', REJECTED: 'Rejected', WITHDRAWN: 'Withdrawn' } as const;
const LATER: readonly ColumnName[] = ['PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'];

const isLeaving = (column: ColumnName): column is keyof typeof LEAVING => column in LEAVING;

/** Takes candidates of one column out of the funnel and answers with what became of each. */
export const leaveFunnel = (
  jobId: JobId,
  ids: readonly Card['id'][],
  { from, to }: { from: ColumnName; to: keyof typeof LEAVING },
) => call('discardSubmissions', { body: { submissionIds: [...ids], type: LEAVING[to], jobId, from } });

/**
 * Moves one candidate to a column that needs no dialog first, and answers with the card as it is then. Throws `ApiError`
 * where it was refused, and an `Error` for a move that no call makes (3-pipeline, section 4).
 */
export async function callMove(jobId: JobId, card: Pick<Card, 'id' | 'columnName'>, to: ColumnName): Promise<Card> {
  const { id, columnName: from } = card;
  if (LATER.includes(to)) return call('moveInFunnel', { params: { id }, body: { column: to, from } });
  if (!isLeaving(to)) throw new Error(`No call moves a candidate to ${to}`);
  const { updates } = await leaveFunnel(jobId, [id], { from, to });
  const outcome = updates.find(({ submissionId }) => submissionId === id);
  if (outcome?.ok && outcome.card) return outcome.card;
  const code = (outcome?.code ?? 'MOVE_NOT_ALLOWED') as ProblemCode;
  throw new ApiError({ code, status: 409, message: outcome?.why ?? 'This candidate cannot be moved there.' });
}
