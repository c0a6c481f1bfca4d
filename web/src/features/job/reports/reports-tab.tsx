import ChartColumn from 'lucide-react/icons/chart-column';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobReport } from '../../../../../shared/contract/reports.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { stamp } from '../../../../../shared/rules/funnel/figure-words.ts';
import { isEmptyReport } from '../../../../../shared/rules/funnel/reports.ts';
import { SET_WORDS } from '../../../../../shared/rules/funnel/stage-words.ts';
import { download } from '../../../api/download.ts';
import { messageOf } from '../../../api/problem.ts';
import { usePolledApi } from '../../../api/use-polled.ts';
import { useUser } from '../../../api/use-user.ts';
import { MailNumbers, StageNumbers, useCounted } from '../../../parts/reports/counted.tsx';
import { ExportButton } from '../../../parts/reports/export-button.tsx';
import { Figures } from '../../../parts/reports/figures.tsx';
import { hasTeam, mailBars, mailFigures, pipelineBars, pipelineFigures } from '../../../parts/reports/report-words.ts';
import styles from '../../../parts/reports/reports.module.css';
import { BarChart } from '../../../ui/data/bar-chart.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NavTabs } from '../../../ui/layout/nav-tabs.tsx';

const POLL_MS = 5_000;
const VIEWS = { pipeline: 'Pipeline', 'email-outreach': 'Email outreach' } as const;
type View = keyof typeof VIEWS;

const isView = (name: string | null): name is View => name !== null && name in VIEWS;

/** The view that the address names; any other name is replaced by pipeline. */
function useView(): View {
  const [params, setParams] = useSearchParams();
  const name = params.get('tab');
  const isKnown = isView(name);
  useEffect(() => {
    if (!isKnown)
      setParams(
        (before) => {
          before.set('tab', 'pipeline');
          return before;
        },
        { replace: true },
      );
  }, [isKnown, setParams]);
  return isKnown ? name : 'pipeline';
}

const ReportSkeleton = () => (
  <Loading label="Loading the report">
    <div className="col g4">
      <Skeleton height={336} />
      <Skeleton height={92} />
    </div>
  </Loading>
);

const VIEW_WORDS = {
  pipeline: { title: 'Candidate pipeline', note: 'everyone who ever got that far, share of the stage before' },
  'email-outreach': { title: 'Email outreach', note: 'candidates emailed, share of those emailed' },
} as const;

function Report({ job, report, view }: { job: Job; report: JobReport; view: View }) {
  const counted = useCounted();
  const isPipeline = view === 'pipeline';
  const Numbers = isPipeline ? StageNumbers : MailNumbers;
  const { title, note } = VIEW_WORDS[view];
  const bars = isPipeline ? pipelineBars(report) : mailBars(report);
  const series = hasTeam(report) ? [SET_WORDS.crowd, SET_WORDS.team] : ['Profiles'];
  return (
    <>
      <section className="card" aria-label={title}>
        <header>
          <h2 className="grow">{title}</h2>
          <span className="small faint only-wide">{note}</span>
        </header>
        <div className="body">
          <BarChart label={title} series={series} bars={bars} />
          <Numbers report={report} of={{ job }} onOpen={counted.open} />
        </div>
      </section>
      <Figures figures={isPipeline ? pipelineFigures(report) : mailFigures(report)} />
      {counted.panel}
    </>
  );
}

/** How a job is doing, in figures that follow it (2-jobs, section 2). */
export default function ReportsTab({ job }: { job: Job }) {
  const view = useView();
  const { employer } = useUser();
  const { data, error, isValidating, mutate } = usePolledApi(
    'getJobReport',
    { query: { accountId: employer.account, jobId: job.id } },
    POLL_MS,
  );
  const isEmpty = data !== undefined && isEmptyReport(data);
  const address = `${WEB_PATHS.job(job.id)}/reports`;
  return (
    <div className="page">
      <div className="in col g4">
        <div className={styles.reportHead}>
          <NavTabs
            bare
            label="Report"
            tabs={(Object.keys(VIEWS) as View[]).map((each) => ({
              to: `${address}?tab=${each}`,
              label: VIEWS[each],
              current: each === view,
              replace: true,
            }))}
          />
          <div className="row wrap g3 end">
            {data?.lastUpdateAt && <span className="small faint num">Last update {stamp(data.lastUpdateAt)}</span>}
            {view === 'pipeline' && data && (
              <ExportButton
                save={() => download('exportJobReport', { query: { accountId: employer.account, jobId: job.id } })}
                success="Successfully exported job overview report"
                isEmpty={isEmpty}
              />
            )}
          </div>
        </div>
        {data && !isEmpty && <Report job={job} report={data} view={view} />}
        {isEmpty && (
          <EmptyState icon={<ChartColumn />} title="Nothing to report yet.">
            The figures begin with the first profile that arrives.
          </EmptyState>
        )}
        {!data && error && (
          <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
        )}
        {!data && !error && <ReportSkeleton />}
      </div>
    </div>
  );
}
