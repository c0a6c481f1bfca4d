import type { ComponentProps } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from './spinner.module.css';

/** A turning ring: work is under way. Give it a name with `role="img"`, or hide it beside words that say so. */
export const Spinner = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={cx(styles.spin, className)} />
);
