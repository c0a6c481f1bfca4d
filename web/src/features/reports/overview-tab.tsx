import ChartColumn from 'lucide-react/icons/chart-column';
import { useState } from 'react';
import type { AccountOverview } from '../../../../shared/contract/reports.ts';
import { PERIOD_LABELS, PERIODS } from '../../../../shared/reference/periods.ts';
import { DEFINITIONS } from '../../../../shared/rules/funnel/definitions.ts';
import { expectedWords } from '../../../../shared/rules/funnel/expected.ts';
import { hoursAndMinutes } from '../../../../shared/rules/funnel/figure-words.ts';
import { SET_WORDS } from '../../../../shared/rules/funnel/stage-words.ts';
import { download } from '../../api/download.ts';
import { messageOf } from '../../api/problem.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { usePlatformAccess, useUser } from '../../api/use-user.ts';
import { StageNumbers, useCounted } from '../../parts/reports/counted.tsx';
import { ExportButton } from '../../parts/reports/export-button.tsx';
import { Figures } from '../../parts/reports/figures.tsx';
import { type Figure, hasTeam, periodBars, pipelineFigures } from '../../parts/reports/report-words.ts';
import { BarChart } from '../../ui/data/bar-chart.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePhone } from '../../ui/hooks/use-media-query.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { type Filters, overviewAsked } from './filters.ts';
import { accountNews } from './news.ts';
import { Tools } from './tools.tsx';
import { useFilters } from './use-filters.ts';

const POLL_MS = 60_000;
const THICKNESS = 70;
const periods = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));
/** On a phone the control's own name says that they are past. */
const shortPeriods = periods.map(({ value, label }) => ({
  value,
  label: label.replace(/^Past (.)/, (_, letter) => letter.toUpperCase()),
}));

const timeSaved = ({ averageSourcingTimeCrowdSaved: minutes, crowdSubmissions }: AccountOverview): Figure => ({
  label: 'Time saved',
  value: hoursAndMinutes(minutes),
  fraction: `${crowdSubmissions.sourced} profiles sourced by the crowd`,
  definition: DEFINITIONS.timeSaved,
});

function Overview({ overview, filters: { period, user } }: { overview: AccountOverview; filters: Filters }) {
  const hasPlatform = usePlatformAccess();
  const withTeam = hasPlatform || hasTeam(overview);
  const counted = useCounted();
  const series = withTeam ? [SET_WORDS.crowd, SET_WORDS.team] : [SET_WORDS.crowd];
  return (
    <>
      <section className="card" aria-label="Candidate pipeline">
        <header>
          <h2 className="grow">Candidate pipeline</h2>
          <span className="small faint only-wide">what happened in the period, by day of UTC</span>
        </header>
        <div className="body">
          <BarChart
            label="Candidate pipeline"
            series={series}
            bars={periodBars(overview, withTeam)}
            thickness={THICKNESS}
          />
          <StageNumbers report={overview} of={{ period, user }} onOpen={counted.open} />
          {overview.predictions && <p className="small muted">{expectedWords(overview.predictions)}</p>}
        </div>
      </section>
      <Figures figures={[...pipelineFigures(overview), timeSaved(overview)]} />
      {counted.panel}
    </>
  );
}

const OverviewSkeleton = () => (
  <Loading label="Loading the overview">
    <div className="col g4">
      <Skeleton height={392} />
      <Skeleton height={92} />
    </div>
  </Loading>
);

const isEmptyOverview = (overview: AccountOverview) =>
  !hasTeam(overview) && !hasTeam({ ...overview, platformSubmissions: overview.crowdSubmissions });

/** What happened in a period. What is on the screen stays while another period is read. */
export function OverviewTab() {
  const { account } = useUser().employer;
  const [filters, change] = useFilters();
  const isPhone = usePhone();
  const asked = overviewAsked(account, filters);
  const [hasNews] = useState(accountNews);
  const { data, error, isValidating, mutate } = usePolledApi('getAccountOverview', asked, POLL_MS, {
    keepPreviousData: true,
    hasNews,
  });
  const isEmpty = data !== undefined && isEmptyOverview(data);
  return (
    <>
      <Tools
        filters={filters}
        onChange={change}
        before={
          <Segmented
            label="Period"
            wide={isPhone}
            value={filters.period}
            options={isPhone ? shortPeriods : periods}
            onChange={(period) => change({ period })}
          />
        }
        end={
          <ExportButton
            save={() => download('exportAccountOverview', asked)}
            success="Successfully exported account overview report"
            isEmpty={isEmpty}
          />
        }
      />
      {data && !isEmpty && <Overview overview={data} filters={filters} />}
      {isEmpty && (
        <EmptyState icon={<ChartColumn />} title="Nothing happened in this period.">
          Choose a longer period, or someone else.
        </EmptyState>
      )}
      {!data && error && (
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <OverviewSkeleton />}
    </>
  );
}
