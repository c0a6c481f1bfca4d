import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { cx } from '../hooks/cx.ts';
import { mergeRefs } from '../hooks/merge-refs.ts';
import styles from './checkbox.module.css';
import hintStyles from './hint.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** Some of what it stands for is chosen. */
  some?: boolean | undefined;
}

/** A box to tick, with its words. */
export function Checkbox({ label, hideLabel, hint, some = false, ref, className, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const both = useMemo(() => mergeRefs(own, ref), [ref]);
  useEffect(() => {
    if (own.current) own.current.indeterminate = some;
  });
  return (
    <label className={cx(styles.check, className)}>
      <input {...rest} ref={both} type="checkbox" />
      <span className={cx(hideLabel && 'vh')}>
        {label}
        {hint !== undefined && <span className={hintStyles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
