import { type ReactNode, useId } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from './segmented.module.css';

export interface SegmentedProps<V extends string> {
  /** Names the group for those who listen. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string; icon?: ReactNode; count?: number | undefined }[];
  size?: 's' | 'm' | undefined;
  wide?: boolean | undefined;
}

/** One of a few, always visible: a group of native radios, so the arrow keys choose. */
export function Segmented<V extends string>({ label, value, onChange, options, size, wide }: SegmentedProps<V>) {
  const name = useId();
  return (
    <div className={cx(styles.seg, size && styles[size], wide && styles.wide)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="vh"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
          {option.count !== undefined && <span className={styles.n}>{option.count}</span>}
        </label>
      ))}
    </div>
  );
}
