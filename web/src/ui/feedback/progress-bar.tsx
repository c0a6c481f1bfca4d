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
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <span
      className={cx(styles.bar, props.done && styles.success, share === undefined && styles.unknown)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share === undefined ? undefined : share * max}
    >
      <i style={share === undefined ? undefined : { width: `${share * 100}%` }} />
    </span>
  );
}
