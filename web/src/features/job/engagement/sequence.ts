import type { JourneyStep } from '../../../../../shared/model/job.ts';
import { timingText } from '../../../../../shared/rules/templates.ts';

const MINUTES_PER_DAY = 1_440;

/** An email of a sequence with when it goes out, told from the email before and from the first. */
export interface PlannedMail {
  readonly step: JourneyStep;
  readonly label: string;
  readonly timing: string;
  /** Such as `Day 5`; the first email goes out on day 1. */
  readonly day: string;
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
      return {
        step,
        label: index === 0 ? 'First email' : `Follow up ${index}`,
        timing: timingText(step),
        day: `Day ${1 + Math.floor(minutes / MINUTES_PER_DAY)}`,
      };
    });
}
