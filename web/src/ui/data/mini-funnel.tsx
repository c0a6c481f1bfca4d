import { cx } from '../hooks/cx.ts';
import styles from './mini-funnel.module.css';

/** A funnel small enough for a row: one bar a stage, the last in the strong colour. `label` gives the figures. */
export function MiniFunnel({ counts, label }: { counts: readonly number[]; label: string }) {
  const most = Math.max(1, ...counts);
  return (
    <span className={styles.miniFunnel} role="img" aria-label={label} title={label}>
      {counts.map((count, stage) => (
        <i
          key={String(stage)}
          className={cx(count === 0 ? styles.none : stage === counts.length - 1 && styles.last)}
          style={{ height: Math.max(2, Math.round((count / most) * 20)) }}
        />
      ))}
    </span>
  );
}
