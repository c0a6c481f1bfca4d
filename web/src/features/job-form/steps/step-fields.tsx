import type { ReactNode } from 'react';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { DetailsStep } from './details-step.tsx';
import { type JobStep, labelOf } from './steps.ts';

const InstructionsStep = lazily(() => import('./instructions-step.tsx'), { inPlace: true });
const ObjectivesStep = lazily(() => import('./objectives-step.tsx'), { inPlace: true });
const EngagementStep = lazily(() => import('./engagement-step.tsx'), { inPlace: true });
const AdvertisingStep = lazily(() => import('./advertising-step.tsx'), { inPlace: true });

/** The parts that come after the first. */
export const LATER_STEPS = [InstructionsStep, ObjectivesStep, EngagementStep, AdvertisingStep];

const FIELDS: Readonly<Record<JobStep, (isFirstVisit: boolean) => ReactNode>> = {
  details: (isFirstVisit) => <DetailsStep isFirstVisit={isFirstVisit} />,
  instructions: () => <InstructionsStep />,
  objectives: () => <ObjectivesStep />,
  engagement: () => <EngagementStep />,
  advertising: () => <AdvertisingStep />,
};

/** The fields of one step below its name. Only the first step comes with the form. */
export function StepFields({ step, isFirstVisit }: { step: JobStep; isFirstVisit: boolean }) {
  return (
    <section className="col g6" aria-labelledby="step-title">
      <h2 id="step-title" tabIndex={-1}>
        {labelOf(step)}
      </h2>
      {FIELDS[step](isFirstVisit)}
    </section>
  );
}
