import { cx } from '../ui/hooks/cx.ts';
import { Logo } from '../ui/layout/logo.tsx';
import styles from './whole-page.module.css';

/** The whole screen while it is not known yet what belongs there. */
export const LoadingPage = () => (
  <div className={styles.wholePage} role="status">
    <span className={cx('waits', styles.loadingMark)}>
      <Logo size={32} />
    </span>
    <span className="vh">Loading</span>
  </div>
);
