import type { JourneyStep } from '../../model/job.ts';
import { mailLabel } from './mail-label.ts';
import { timingText } from './templates.ts';

const MINUTES_PER_DAY = 1_440;

/** An email of a sequence with when it goes out, told from the email before and from the first. */
export interface PlannedMail {
  readonly step: JourneyStep;
  readonly label: string;
  readonly timing: string;
  /** Counted from 1: the first email goes out on day 1. */
  readonly day: number;
}

const minutesOf = ({ timing: { value, dimension } }: JourneyStep) =>
  dimension === 'days' ? value * MINUTES_PER_DAY : value;

/** The emails that are sent, in order. Delays count from the email before (2-jobs, section 4). */
export function plannedMails(steps: readonly JourneyStep[]): PlannedMail[] {
  let minutes = 0;
  return steps
    .filter(({ inactive }) => !inactive)
    .map((step, index) => {
      minutes += minutesOf(step);
      const day = 1 + Math.floor(minutes / MINUTES_PER_DAY);
      return { step, label: mailLabel(index), timing: timingText(step), day };
    });
}
