import { cx } from '../../ui/hooks/cx.ts';
import { Explained } from '../../ui/overlays/explained.tsx';
import type { Figure } from './report-words.ts';
import styles from './reports.module.css';

/** Figures side by side, each with the fraction it stands for and what it means. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={cx(styles.figures, 'card')}>
    {figures.map(({ label, value, fraction, definition }) => (
      <div key={label}>
        <dt>
          <Explained label={label}>{definition}</Explained>
        </dt>
        <dd>
          <span className={cx(styles.value, 'num')}>{value}</span>
          <span className="small muted">{fraction}</span>
        </dd>
      </div>
    ))}
  </dl>
);
