import { lazily } from '../../../ui/hooks/lazily.tsx';
import { DetailsStep } from './details-step.tsx';
import type { JobStep } from './steps.ts';
import { STEP_LABELS } from './steps.ts';

const InstructionsStep = lazily(() => import('./instructions-step.tsx'), { inPlace: true });
const ObjectivesStep = lazily(() => import('./objectives-step.tsx'), { inPlace: true });
const EngagementStep = lazily(() => import('./engagement-step.tsx'), { inPlace: true });

/** The steps that come after the first. */
export const LATER_STEPS = [InstructionsStep, ObjectivesStep, EngagementStep];

/** The fields of one step below its name. Only the first step comes with the form. */
export function StepFields({ step, isFirstVisit }: { step: JobStep; isFirstVisit: boolean }) {
  return (
    <section className="col g6" aria-labelledby="step-title">
      <h2 id="step-title" tabIndex={-1}>
        {STEP_LABELS[step]}
      </h2>
      {step === 'details' && <DetailsStep isFirstVisit={isFirstVisit} />}
      {step === 'instructions' && <InstructionsStep />}
      {step === 'objectives' && <ObjectivesStep />}
      {step === 'engagement' && <EngagementStep />}
    </section>
  );
}
