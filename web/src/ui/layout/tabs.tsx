import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from './tabs.module.css';

export interface TabsProps<V extends string> {
  label: string;
  tabs: readonly { value: V; label: string; count?: number | undefined; panel: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  bare?: boolean | undefined;
}

/** Panels behind tabs in one place of a page; for tabs that are addresses take `NavTabs`. */
export const Tabs = <V extends string>({ label, tabs, value, onChange, bare }: TabsProps<V>) => (
  <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
    <Base.List data-ui="tabs" className={cx(styles.tabs, bare && styles.bare)} aria-label={label}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.n}>{tab.count}</span>}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.value} value={tab.value}>
        {tab.panel}
      </Base.Panel>
    ))}
  </Base.Root>
);
