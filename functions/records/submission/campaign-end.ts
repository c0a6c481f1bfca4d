import type { ColumnName } from '../../../shared/model/funnel.ts';
import { isDisqualified } from '../../../shared/reference/funnel.ts';
import { stopped } from './campaign.ts';
import type { Head } from './head.ts';

const RUNS = ['running', 'paused', 'uncertain', 'blocked'];

/** Why a move to this column ends the candidate's emails; undefined where they go on. */
export function endReason(to: ColumnName): string | undefined {
  if (to === 'INTERESTED') return 'Marked as interested';
  if (to === 'NOT_INTERESTED') return 'Marked as not interested';
  return isDisqualified(to) ? 'Moved out of the funnel' : undefined;
}

/** The head with its sequence stopped: nothing is due any more. One that ended by itself keeps how it ended. */
export function stopCampaign(head: Head, reason: string, at: Date): Head {
  return head.campaign && RUNS.includes(head.campaign.state) ? stopped(head, 'stopped', reason, at) : head;
}
