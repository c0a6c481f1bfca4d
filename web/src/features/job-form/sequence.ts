import type { JourneyStep } from '../../../../shared/model/job.ts';
import { timingText } from '../../../../shared/rules/templates.ts';

const MINUTES_PER_DAY = 1440;

export interface NamedStep extends JourneyStep {
  /** "First email" or "Follow up 1". */
  readonly label: string;
  /** When it goes out: after the email before, and as a day counted from the contact. */
  readonly when: string;
}

/** The emails of a sequence that are sent, each with its name and its time in words (2-jobs, section 4). */
export function namedSteps(steps: readonly JourneyStep[]): readonly NamedStep[] {
  let minutes = 0;
  return steps
    .filter((step) => !step.inactive)
    .map((step, index) => {
      minutes += step.timing.value * (step.timing.dimension === 'days' ? MINUTES_PER_DAY : 1);
      const day = Math.floor(minutes / MINUTES_PER_DAY);
      const when = timingText(step);
      return {
        ...step,
        label: index === 0 ? 'First email' : `Follow up ${index}`,
        when: day > 0 ? `${when}, on day ${day}` : when,
      };
    });
}
