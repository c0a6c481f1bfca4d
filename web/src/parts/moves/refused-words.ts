import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { isOpen } from '../../api/call-keys.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import type { Place, ReadCards } from './lost-outcomes.ts';

/** Why a move of one candidate was refused, in words that stand alone: who a deleted one was only the screen knows. */
export const refusedWords = ({ code, why }: Pick<Outcome, 'code' | 'why'>, name: string | undefined) => {
  if (code !== 'SUBMISSION_DELETED') return why ?? undefined;
  const title = ERRORS.SUBMISSION_DELETED.title;
  return [name ? `${name}: ${title}` : title, why === title ? undefined : why].filter(Boolean).join(' ');
};

const GONE: readonly (string | null)[] = [
  'MOVED_MEANWHILE',
  'SUBMISSION_DELETED',
  'SUBMISSION_MERGED',
  'SUBMISSION_NOT_FOUND',
];
/** Whether somebody was refused because they are not, or no longer, where one saw them. */
export const isGone = ({ ok, code }: Pick<Outcome, 'ok' | 'code'>): boolean => !ok && GONE.includes(code);

/** The same of a call about one candidate that failed: that they were deleted is said of whom. */
export function namedProblem(error: unknown, name: string): unknown {
  if (!(error instanceof ApiError) || error.code !== 'SUBMISSION_DELETED') return error;
  const { code, status, details } = error;
  return new ApiError({
    code,
    status,
    message: refusedWords({ code, why: details.why ?? null }, name) ?? error.message,
  });
}

/** What became of one whose call failed. */
export const failedOutcome = (submissionId: SubmissionId, error: unknown): Outcome => ({
  ...{ submissionId, ok: false, card: null, why: messageOf(error) },
  code: error instanceof ApiError ? error.code : 'UNKNOWN',
});

/** What became of those whose call failed: where only its answer was lost, that is seen. What looks comes then, which is rare. */
export async function seenOutcomes(
  ids: readonly SubmissionId[],
  error: unknown,
  to: Place,
  read?: ReadCards,
): Promise<Outcome[]> {
  const failed = ids.map((id) => failedOutcome(id, error));
  if (!isOpen(error)) return failed;
  return import('./lost-outcomes.ts').then((looked) => looked.lostOutcomes(ids, error, to, read)).catch(() => failed);
}
