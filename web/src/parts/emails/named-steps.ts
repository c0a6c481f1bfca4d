import type { JourneyStep } from '../../../../shared/model/job.ts';
import { plannedMails } from '../../../../shared/rules/outreach/planned-mails.ts';

export interface NamedStep extends JourneyStep {
  /** "First email" or "Follow up 1". */
  readonly label: string;
  /** When it goes out: after the email before, and as a day counted from the contact, which is day 1. */
  readonly when: string;
}

/** The emails of a sequence that are sent, each with its name and its time in words (2-jobs, section 4). */
export const namedSteps = (steps: readonly JourneyStep[]): readonly NamedStep[] =>
  plannedMails(steps).map(({ step, label, timing, day }) => ({
    ...step,
    label,
    when: day > 1 ? `${timing}, on day ${day}` : timing,
  }));
