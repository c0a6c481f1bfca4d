import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../hooks/cx.ts';
import hintStyles from './hint.module.css';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** The words at the left, the switch at the right end. */
  apart?: boolean | undefined;
}

/** On or off, in force at once. */
export function Switch({ label, hideLabel, hint, apart, className, ...rest }: SwitchProps) {
  const words = (
    <span className={cx(hideLabel && 'vh')}>
      {label}
      {hint !== undefined && <span className={hintStyles.hint}>{hint}</span>}
    </span>
  );
  return (
    <label className={cx(styles.toggle, apart && styles.apart, className)}>
      {apart && words}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself */}
      <input {...rest} type="checkbox" role="switch" />
      {!apart && words}
    </label>
  );
}
