import type { ReactNode } from 'react';
import { Chip, chipsClass } from '../../../ui/inputs/chip.tsx';
import styles from './about.module.css';

/** A name and what is known under it. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Several things as chips, or None. */
export const Chips = ({ items }: { items: readonly string[] }) =>
  items.length === 0 ? (
    <span className="muted">None</span>
  ) : (
    <span className={chipsClass}>
      {items.map((item) => (
        <Chip key={item} label={item} />
      ))}
    </span>
  );

/** Several things, one a line, or None. */
export const Lines = ({ items }: { items: readonly string[] }) =>
  items.length === 0 ? (
    <span className="muted">None</span>
  ) : (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
