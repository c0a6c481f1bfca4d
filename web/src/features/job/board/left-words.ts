import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';

/** What is said of a selected candidate whom somebody else moved: where they are now, where that could be read. */
export function leftWords(
  was: Pick<Card, 'name' | 'jobId' | 'columnName'>,
  is: Pick<Card, 'jobId' | 'columnName'> | 'gone' | undefined,
): string {
  const end = 'meanwhile and is no longer selected.';
  if (is === 'gone') return `${was.name} was taken off this job ${end}`;
  if (is === undefined) return `${was.name} was moved ${end}`;
  if (is.jobId !== was.jobId) return `${was.name} was moved to another job ${end}`;
  return `${was.name} was moved to ${COLUMN_LABELS[is.columnName]} ${end}`;
}
