import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../hooks/cx.ts';
import { useMore } from '../hooks/use-more.ts';
import styles from './tabs.module.css';

export interface NavTab {
  to: string;
  label: string;
  current: boolean;
  count?: number | undefined;
  replace?: boolean | undefined;
}

/** Tabs that are addresses: links, the present one marked and in sight. Small enough for the first page. */
export function NavTabs(props: { label: string; tabs: readonly NavTab[]; bare?: boolean | undefined }) {
  const place = useRef<HTMLElement>(null);
  const more = useMore(place);
  const current = props.tabs.find((tab) => tab.current)?.to;
  useEffect(() => {
    const link = current && place.current?.querySelector('[aria-current]');
    if (link) link.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav
      ref={place}
      data-ui="tabs"
      data-more={more}
      className={cx(styles.tabs, props.bare && styles.bare)}
      aria-label={props.label}
    >
      {props.tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} replace={tab.replace ?? false} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.n}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
