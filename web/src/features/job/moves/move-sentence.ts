import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';

/** What is said once a candidate has moved (3-pipeline, section 8). */
export function moveSentence(to: ColumnName): string {
  if (to === 'HIRED') return 'Congratulations on your hire!';
  if (to === 'PHONE_INTERVIEWED' || to === 'INTERVIEWED') return 'Great progress!';
  if (to === 'DISCARDED') return 'We’ve discarded the profile.';
  return `We’ve moved the profile to ${COLUMN_LABELS[to]}.`;
}

/** What is said once a rejection, a withdrawal or a discard was taken back: where they are again is no news of them. */
export const revertSentence = (back: ColumnName): string => `We’ve moved the profile back to ${COLUMN_LABELS[back]}.`;
