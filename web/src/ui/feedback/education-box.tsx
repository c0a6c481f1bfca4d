import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from './education-box.module.css';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** A word of advice or warning in the page (1-product, reusable widgets). */
export function EducationBox(props: {
  type?: keyof typeof icons | undefined;
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const type = props.type ?? 'info';
  const Icon = icons[type];
  return (
    <div className={cx(styles.banner, type && styles[type])} role={type === 'danger' ? 'alert' : 'note'}>
      {props.icon ?? <Icon />}
      <div className="grow">{props.children}</div>
      {props.action && <div className={styles.acts}>{props.action}</div>}
    </div>
  );
}
