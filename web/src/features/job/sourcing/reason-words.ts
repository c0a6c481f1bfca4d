import type {
  AutoSourcingAction,
  AutoSourcingEntry,
  AutoSourcingReason,
} from '../../../../../shared/model/auto-sourcing.ts';
import { triggerWords } from './trigger-words.ts';

/** Each reason in words, as it stands in the history of a job (3-pipeline, section 4). */
export const REASONS: Record<AutoSourcingReason, string> = {
  ACTIVATED_BY_USER: 'Switched on',
  REOPENING_JOB: 'The job is open again',
  RESUMED_FROM_BACKOFFICE: 'Resumed by our sourcing expert',
  ACTIVATED_FROM_BACKOFFICE: 'Switched on by our sourcing expert',
  SWITCH_TO_JOB_MODE_AUTO: 'Switched to Auto-pilot',
  PROFILES_TO_REVIEW_LIMIT_REACHED: 'More than 100 profiles wait for your review',
  CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED: 'Objective reached, sourcing stopped',
  CREDITS_EXHAUSTED: 'Not enough credits',
  PAUSED_FROM_BACKOFFICE: 'Paused by our sourcing expert',
  PAUSED_BY_DATA_SYSTEM_FOR_ACCOUNT_HIGH_DQ: 'Under review: your team discards most profiles',
  PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS: 'Under review',
  CALIBRATION_BATCH_NOT_REVIEWED: 'Waits for the review and rating of the calibration batch',
  DISABLED_FOR_JOB: 'Switched off',
  CLOSING_JOB: 'The job was closed',
  CONTINUOUS_HIRE_ACTIVATED: 'The job hires continuously',
  FEATURE_FLAG_DISABLED: 'No longer part of your account',
  STOPPED_FROM_BACKOFFICE: 'Stopped by our sourcing expert',
  SWITCH_TO_JOB_MODE_MANUAL: 'Switched to No Assistance',
  DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS: 'Switched off in Co-pilot',
  SEARCH_LEAD_TARGET_REACHED: 'Everybody you wanted is hired',
  SEARCH_STOPPED_FROM_BACKOFFICE: 'Search ended by our sourcing expert',
  LEGACY_AUTO_SOURCING: 'The job has no objective',
  NO_BATCH_REQUIRED: 'The answers that came or are still to come may suffice',
  NEEDED_MORE_LEADS: 'More interested candidates are needed',
  SOURCING_FOR_A_LOW_LEAD_RATE_JOB: 'Few candidates are interested: every other day',
  LEADOSTAT_WAIT_FOR_A_LOW_LEAD_RATE_JOB: 'Few candidates are interested: no batch today',
  POOR_REPLIES: 'Too few of those who answered are interested',
};

const ACTIONS: Record<AutoSourcingAction, string> = {
  START: 'Auto-sourcing started',
  PAUSE: 'Auto-sourcing paused',
  RESUME: 'Auto-sourcing goes on',
  STOP: 'Auto-sourcing stopped',
  BATCH_REQUESTED: 'Batch requested',
  NO_BATCH_REQUESTED: 'No batch requested',
  AUTO_CONTACT_START: 'Auto-contact started',
  AUTO_CONTACT_STOP: 'Auto-contact stopped',
};

/** A line of the history: what happened, and why. What no longer holds is said as such. */
export function entryWords({
  action,
  reasons,
  batchSize,
  dataAutoPauseSourcingSystemAdditionalInfos: triggers,
}: AutoSourcingEntry): { what: string; why: string } {
  const size = batchSize === null ? '' : ` of ${batchSize} ${batchSize === 1 ? 'profile' : 'profiles'}`;
  const words = reasons.map((reason) => REASONS[reason]).join('. ');
  if (action === 'RESUME' && reasons.includes('ACTIVATED_BY_USER'))
    return { what: 'The pause is over', why: 'Unpaused by your team' };
  const isOver = action === 'RESUME' && !reasons.some((reason) => /^(RESUMED|ACTIVATED)_/.test(reason));
  const seen = triggers.length > 0 ? `: ${triggerWords(triggers)}` : '';
  return { what: `${ACTIONS[action]}${size}`, why: `${isOver ? 'No longer: ' : ''}${words}${seen}` };
}
