import type { ColumnName } from '../../../shared/model/funnel.ts';
import { isDisqualified } from '../../../shared/reference/funnel.ts';
import type { Campaign } from './head.ts';

const ENDS = {
  interested: 'Marked as interested',
  notInterested: 'Marked as not interested',
  out: 'Moved out of the funnel',
  exported: 'Moved to the ATS',
  /** In records that were written under other words. */
  exportedBefore: 'Sent to the ATS',
} as const;

/** Why a move to this column ends the candidate's emails; undefined where they go on. */
export function endReason(to: ColumnName): string | undefined {
  if (to === 'INTERESTED') return ENDS.interested;
  if (to === 'NOT_INTERESTED') return ENDS.notInterested;
  if (to === 'EXPORTED') return ENDS.exported;
  return isDisqualified(to) ? ENDS.out : undefined;
}

/** Whether it was a move that ended a sequence: one that comes back may go on with what was left of it. */
export const wasEndedByMove = ({ stopReason }: Pick<Campaign, 'stopReason'>) =>
  Object.values<string | undefined>(ENDS).includes(stopReason);

/** Whether it was that they were sent to the ATS. */
export const wasEndedByExport = ({ stopReason }: Pick<Campaign, 'stopReason'>) =>
  stopReason === ENDS.exported || stopReason === ENDS.exportedBefore;
