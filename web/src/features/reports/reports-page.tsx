import { Navigate, useLocation, useParams } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { stamp } from '../../../../shared/rules/funnel/figure-words.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { NavTabs } from '../../ui/layout/nav-tabs.tsx';
import { isTab, TABS, type Tab } from './filters.ts';
import { OverviewTab } from './overview-tab.tsx';
import { PipelineTab } from './pipeline-tab.tsx';
import styles from './reports.module.css';

export const POLL_MS = 60_000;

const LastUpdate = () => {
  const { data } = usePolledApi('getLastExtractionDate', {}, POLL_MS);
  return <span className="small faint num end">{data?.date && `Last update ${stamp(data.date)}`}</span>;
};

/** The reports of the account (1-product, section 2). The query is kept when one goes from one tab to the other. */
export default function ReportsPage() {
  const { tab } = useParams();
  const { search } = useLocation();
  useTitle(isTab(tab) ? `${TABS[tab]} · Reports` : 'Reports');
  const address = (name: Tab) => `${WEB_PATHS.reports}/${name}${search}`;
  if (!isTab(tab)) return <Navigate to={address('account-overview')} replace />;
  const tabs = (Object.keys(TABS) as Tab[]).map((name) => ({
    to: address(name),
    label: TABS[name],
    current: name === tab,
  }));
  return (
    <>
      <header className={styles.head}>
        <h1>Reports</h1>
        <NavTabs bare label="Reports" tabs={tabs} />
        <LastUpdate />
      </header>
      <div className="page">
        <div className="in col g4">{tab === 'account-overview' ? <OverviewTab /> : <PipelineTab />}</div>
      </div>
    </>
  );
}
