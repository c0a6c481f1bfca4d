import Clock from 'lucide-react/icons/clock';
import Zap from 'lucide-react/icons/zap';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { timingText } from '../../../../shared/rules/outreach/templates.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import styles from './outreach-editor.module.css';

type Timing = JourneyStep['timing'];

const UNITS = [
  { value: 'days', label: 'days' },
  { value: 'minutes', label: 'minutes' },
] as const;

interface TimingFieldProps {
  step: JourneyStep;
  /** The day it leaves on, counted from the contact, which is day 1. */
  day: number;
  error: string | undefined;
  onChange: (timing: Timing) => void;
}

/** When the first email leaves. */
export const FirstTiming = ({ step }: Pick<TimingFieldProps, 'step'>) => (
  <p className={styles.first}>
    <Zap className="s" />
    <span className="vh">Timing: </span>
    {timingText(step)}
  </p>
);

/** How long a follow-up waits for an answer to the email before, and on which day that is. */
export function TimingField({ step, day, error, onChange }: TimingFieldProps) {
  const { timing } = step;
  return (
    <div className={styles.timing} id={`delay-${step.id}`}>
      <Field label="Timing" hideLabel group error={error}>
        <div className={styles.delay}>
          <Clock className="s" />
          <span>If no reply, send after a delay of</span>
          <NumberInput
            label="Delay"
            value={timing.value || null}
            min={1}
            onChange={(value) => onChange({ ...timing, value: value ?? 0 })}
          />
          <Select
            label="Unit of the delay"
            value={timing.dimension}
            options={UNITS}
            onChange={(dimension) => onChange({ ...timing, dimension })}
          />
          <span className="faint">day {day}</span>
        </div>
      </Field>
    </div>
  );
}
