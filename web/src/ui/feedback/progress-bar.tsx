import { cx } from '../hooks/cx.ts';
import styles from './progress-bar.module.css';

/** How far something is; without `value` it only says that it goes on. */
export function ProgressBar(props: {
  label: string;
  value?: number | undefined;
  max?: number | undefined;
  done?: boolean | undefined;
}) {
  const { label, value, max = 100 } = props;
  const now = value === undefined || max <= 0 ? undefined : Math.min(max, Math.max(0, value));
  return (
    <span
      className={cx(styles.bar, props.done && styles.success, now === undefined && styles.unknown)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
    >
      <i style={now === undefined ? undefined : { width: `${(now / max) * 100}%` }} />
    </span>
  );
}
