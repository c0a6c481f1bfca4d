import type { JobRow } from '../../../../shared/model/job.ts';

/** How the sourcing of a job stands, in the words of the list, and whether it goes on, waits for someone or rests. */
export interface SourcingState {
  readonly label: string;
  readonly hint: string;
  readonly kind: 'draft' | 'running' | 'reached' | 'paused' | 'stopped' | 'resting';
}

type Row = Pick<
  JobRow,
  | 'status'
  | 'isSourcing'
  | 'isAutoSourcingPaused'
  | 'isAutoSourced'
  | 'notSourcingReason'
  | 'batch'
  | 'delivered'
  | 'requested'
  | 'isAutoContactEnabled'
>;

const ACTION = 'Action is required';

/** The sourcing state of a row, and whether it contacts by itself (2-jobs, sections 2 and 4). */
export function sourcingState(row: Row): SourcingState {
  const state = stateOf(row);
  return { ...state, hint: [state.hint, row.isAutoContactEnabled && 'Auto contacting'].filter(Boolean).join(' · ') };
}

const stateOf = (row: Row): SourcingState => {
  const { notSourcingReason: reason, batch, delivered, requested } = row;
  if (row.status === 'Draft') return { kind: 'draft', label: 'Not posted yet', hint: '' };
  if (row.isSourcing)
    return { kind: 'running', label: 'In progress', hint: `Batch ${batch}, ${delivered} of ${requested} delivered` };
  if (reason === 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED')
    return { kind: 'reached', label: 'Objective reached! Sourcing stopped', hint: '' };
  if (row.isAutoSourcingPaused) return { kind: 'paused', label: 'Paused', hint: ACTION };
  if (row.isAutoSourced) return { kind: 'running', label: 'In progress', hint: 'Auto-sourcing' };
  if (reason === 'QUESTION_ABOUT_JOB_REQUIREMENTS') return { kind: 'stopped', label: 'Stopped', hint: ACTION };
  return { kind: 'resting', label: 'Stopped', hint: '' };
};

/** The line on the job's chat. */
export const newMessages = (hasNew: boolean): string => (hasNew ? 'New messages' : 'No new message');

/** The line on profiles to review. */
export const toReview = (count: number): string =>
  count === 0 ? 'No profile to review' : count === 1 ? '1 profile to review' : `${count} profiles to review`;
