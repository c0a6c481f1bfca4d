import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { UnsavedForms } from '../../parts/leaving/unsaved-forms.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { NavTabs } from '../../ui/layout/nav-tabs.tsx';
import styles from './settings.module.css';
import { TABS, tabOf } from './tabs.tsx';

const TabSkeleton = () => (
  <Loading>
    <div className="col g6">
      <Skeleton height={112} />
      <Skeleton height={240} />
    </div>
  </Loading>
);

/** The settings (1-product, section 2): a tab for each part, which replaces the address. */
export default function SettingsPage() {
  const { id, label, Content } = tabOf(useParams().tab);
  useTitle(`Settings: ${label}`);
  const tabs = TABS.map((tab) => ({
    to: `${WEB_PATHS.settings}/${tab.id}`,
    label: tab.label,
    current: tab.id === id,
    replace: true,
  }));
  return (
    <>
      <header className={cx('head', styles.head)}>
        <h1>Settings</h1>
        <NavTabs label="Settings" tabs={tabs} bare />
      </header>
      <div className="page">
        <div className={cx('in', styles.tab)}>
          <UnsavedForms>
            <Suspense key={id} fallback={<TabSkeleton />}>
              <Content />
            </Suspense>
          </UnsavedForms>
        </div>
      </div>
    </>
  );
}
