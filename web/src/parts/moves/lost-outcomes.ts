import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { call } from '../../api/call.ts';
import { failedOutcome } from './refused-words.ts';

/** Where somebody was to go. */
export type Place = Pick<Card, 'jobId' | 'columnName'>;
export type ReadCards = (ids: readonly SubmissionId[]) => Promise<readonly Card[]>;

const readCards: ReadCards = (ids) => call('listCards', { query: { submissionIds: ids.join() } });

/** Of whom the answer was lost, as far as it can be seen: those who are where they were to go were moved. */
export async function lostOutcomes(
  ids: readonly SubmissionId[],
  error: unknown,
  { jobId, columnName }: Place,
  read = readCards,
): Promise<Outcome[]> {
  const cards = await read(ids);
  return ids.map((submissionId) => {
    const card = cards.find(({ id }) => id === submissionId);
    const isThere = card?.jobId === jobId && card.columnName === columnName;
    return isThere ? { submissionId, ok: true, code: null, why: null, card } : failedOutcome(submissionId, error);
  });
}
