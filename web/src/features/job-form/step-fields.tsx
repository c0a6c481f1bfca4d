import { lazy } from 'react';
import type { JobStep } from '../../../../shared/rules/job-problems.ts';
import { DetailsStep } from './details-step.tsx';
import { STEP_LABELS } from './steps.ts';

const InstructionsStep = lazy(() => import('./instructions-step.tsx'));
const ObjectivesStep = lazy(() => import('./objectives-step.tsx'));
const EngagementStep = lazy(() => import('./engagement-step.tsx'));

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
