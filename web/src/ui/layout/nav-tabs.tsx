import { Link } from 'react-router-dom';
import { cx } from '../hooks/cx.ts';
import styles from './tabs.module.css';

export interface NavTab {
  to: string;
  label: string;
  current: boolean;
  count?: number | undefined;
  replace?: boolean | undefined;
}

/** Tabs that are addresses: links, the present one marked. Small enough for the first page. */
export const NavTabs = (props: { label: string; tabs: readonly NavTab[]; bare?: boolean | undefined }) => (
  <nav data-ui="tabs" className={cx(styles.tabs, props.bare && styles.bare)} aria-label={props.label}>
    {props.tabs.map((tab) => (
      <Link key={tab.to} to={tab.to} replace={tab.replace ?? false} aria-current={tab.current ? 'page' : undefined}>
        {tab.label}
        {tab.count !== undefined && <span className={styles.n}>{tab.count}</span>}
      </Link>
    ))}
  </nav>
);
