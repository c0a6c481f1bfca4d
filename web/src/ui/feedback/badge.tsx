import { cx } from '../hooks/cx.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './badge.module.css';

/** A count; above `max` it reads `10+`. `label` says what is counted to those who listen. */
export const Badge = (props: {
  count: number;
  max?: number | undefined;
  soft?: boolean | undefined;
  label?: string | undefined;
}) => {
  const { count, max = 99 } = props;
  return (
    <span data-ui="badge" className={cx(styles.badge, props.soft && styles.soft)}>
      {count > max ? `${max}+` : count}
      {props.label && <VisuallyHidden> {props.label}</VisuallyHidden>}
    </span>
  );
};
