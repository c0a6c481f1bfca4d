import type { Job } from '../../../../shared/model/job.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { refundOnStop } from '../../../../shared/rules/sourcing/sourcing.ts';

/** Why nothing is done on a job that is closed. */
export const PLEASE_REOPEN = 'Please reopen this job.';

/** How many candidates have emails under way, as far as they were read. */
export interface UnderWay {
  readonly count: number;
  readonly isAll: boolean;
}

export const underWayIn = (page: { readonly cards: readonly Card[]; readonly next: string | null }): UnderWay => ({
  count: page.cards.filter(({ nextMailAt }) => nextMailAt !== null).length,
  isAll: page.next === null,
});

/** What closing brings about, for the dialog that asks. */
export function closingWords(
  job: Pick<Job, 'sourcingRequest' | 'maxSourced' | 'submissions'>,
  underWay: UnderWay | undefined,
): string {
  const missing = job.sourcingRequest ? refundOnStop(job, job.sourcingRequest.batchSize) : 0;
  const refund = missing > 0 ? ` and the ${missing} profiles that did not come are given back` : '';
  return [
    'Nobody can be moved or contacted until the job is re-opened.',
    ...(underWay && underWay.count > 0 ? [heldWords(underWay)] : []),
    ...(job.sourcingRequest ? [`Sourcing stops${refund}.`] : []),
  ].join(' ');
}

const heldWords = ({ count, isAll }: UnderWay) => {
  const candidates = count === 1 && isAll ? '1 candidate' : `${isAll ? '' : 'at least '}${count} candidates`;
  return `The emails under way to ${candidates} are held until then.`;
};

/** What is said of a job that was re-opened: nobody is contacted by itself again before a person wants it. */
export function reopenedWords({ autoSourcingHistory }: Pick<Job, 'autoSourcingHistory'>): string {
  const last = autoSourcingHistory.find(
    ({ action }) => action === 'AUTO_CONTACT_START' || action === 'AUTO_CONTACT_STOP',
  );
  const wasOn = last?.action === 'AUTO_CONTACT_STOP' && last.reasons.includes('CLOSING_JOB');
  return wasOn
    ? 'The job is open again. Profiles are not contacted automatically any more: you can switch that on again.'
    : 'The job is open again.';
}
