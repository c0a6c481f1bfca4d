import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here yet: says so, what to do next, and holds the button for it. */
export const EmptyState = (props: { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className={styles.empty}>
    {props.icon}
    <p className={styles.title}>{props.title}</p>
    {props.children && <p>{props.children}</p>}
    {props.action && <div className={styles.acts}>{props.action}</div>}
  </div>
);
