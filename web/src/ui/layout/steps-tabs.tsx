import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from '../hooks/cx.ts';
import styles from './steps-tabs.module.css';

export interface Step<V extends string> {
  value: V;
  label: string;
  state?: 'todo' | 'done' | 'wrong' | undefined;
  disabled?: boolean | undefined;
}

const spoken = { todo: '', done: ', done', wrong: ', needs attention' };

/** The steps of a form, one below the other, across on a phone: each says whether it is done or wrong. */
export function StepsTabs<V extends string>(props: {
  label: string;
  steps: readonly Step<V>[];
  value: V;
  onChange: (value: V) => void;
}) {
  return (
    <nav aria-label={props.label}>
      <ol className={styles.stepsTabs} data-ui="steps">
        {props.steps.map((step, index) => {
          const current = step.value === props.value;
          const state = step.state ?? 'todo';
          return (
            <li key={step.value}>
              <button
                type="button"
                className={cx(!current && styles[state])}
                aria-current={current ? 'step' : undefined}
                disabled={step.disabled}
                onClick={() => props.onChange(step.value)}
              >
                <span className={styles.dot} aria-hidden="true">
                  {state === 'done' && !current ? (
                    <Check />
                  ) : state === 'wrong' && !current ? (
                    <CircleAlert />
                  ) : (
                    index + 1
                  )}
                </span>
                {step.label}
                <span className="vh">{spoken[state]}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
