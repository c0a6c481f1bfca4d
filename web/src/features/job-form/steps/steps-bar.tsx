import { useEffect, useRef } from 'react';
import { type Step, StepsTabs } from '../../../ui/layout/steps-tabs.tsx';
import styles from '../job-form.module.css';
import type { JobStep } from './steps.ts';

interface StepsBarProps {
  steps: readonly Step<JobStep>[];
  value: JobStep;
  onChange: (step: JobStep) => void;
}

/** The steps; where they do not all fit, as on a phone, the one on screen is brought into view. */
export function StepsBar({ steps, value, onChange }: StepsBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step on screen is what it looks for
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  return (
    <div className={styles.steps} ref={bar}>
      <StepsTabs label="Steps" steps={steps} value={value} onChange={onChange} />
    </div>
  );
}
