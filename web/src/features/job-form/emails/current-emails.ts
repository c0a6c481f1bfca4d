import type { Job, JourneyStep, OutreachType } from '../../../../../shared/model/job.ts';
import { isWritable } from '../../../../../shared/rules/job/job-form.ts';

/** The emails of each kind of outreach that a job begins with. */
export type StartingEmails = Readonly<Partial<Record<OutreachType, readonly JourneyStep[]>>>;

interface Known {
  readonly job: Pick<Job, 'selectedOutreachJourneyType' | 'journeys' | 'genericJourneys'> | null;
  readonly starting: StartingEmails;
}

/** The emails that candidates would get: those that were written where they can be, else those of this kind of outreach. */
export function currentEmails(
  { job, starting }: Known,
  type: OutreachType,
  written: readonly JourneyStep[] | null,
): readonly JourneyStep[] {
  const isSaved = job?.selectedOutreachJourneyType === type;
  const begins = starting[type] ?? [];
  if (!isWritable(type)) return isSaved ? job.journeys : begins;
  return written ?? (isSaved ? job.journeys : job?.genericJourneys) ?? begins;
}

/** The emails that a copy of a job takes over: those that somebody wrote for it; null where a new job has the same anyway. */
export function copiedEmails(
  job: Pick<Job, 'selectedOutreachJourneyType' | 'journeys' | 'genericJourneys'>,
  starting: StartingEmails,
): JourneyStep[] | null {
  const written = isWritable(job.selectedOutreachJourneyType) ? job.journeys : job.genericJourneys;
  return JSON.stringify(written) === JSON.stringify(starting.approached) ? null : written;
}
