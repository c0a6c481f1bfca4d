import type { ReactNode } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from './tag.module.css';

export type TagType = 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** A word or two on the state of a thing (1-product, reusable widgets). Capitals only where the screen asks. */
export const Tag = (props: {
  type?: TagType | undefined;
  icon?: ReactNode;
  capitals?: boolean | undefined;
  title?: string | undefined;
  children: ReactNode;
}) => (
  <span
    data-ui="tag"
    className={cx(styles.tag, props.type && styles[props.type], props.capitals && styles.capitals)}
    title={props.title}
  >
    {props.icon}
    {props.children}
  </span>
);
