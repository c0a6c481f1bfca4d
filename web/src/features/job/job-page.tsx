import { Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { canEditOutreach } from '../../../../shared/rules/account/access.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { useAccount, usePlatformAccess, useUser } from '../../api/use-user.ts';
import { ExcludedCompanies } from '../../parts/candidate/card-marks.tsx';
import { recentJobs } from '../../parts/recent-jobs.ts';
import { Loading, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { cx } from '../../ui/hooks/cx.ts';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { AtsContext, useAtsOf } from './ats/ats-context.ts';
import { ProfilesSkeleton } from './board/board-skeleton.tsx';
import styles from './job.module.css';
import { JobHeader } from './job-header.tsx';
import { TABS, type Tab, tabOf } from './labels.ts';
import { useJobQuery } from './use-job-query.ts';

const AboutTab = lazily(() => import('./about/about-tab.tsx'), { inPlace: true });
const EngagementTab = lazily(() => import('./engagement/engagement-tab.tsx'), { inPlace: true });
const ProfilesTab = lazily(() => import('./profiles-tab.tsx'), { inPlace: true });
const UpsellDialog = lazily(() => import('./upsell-dialog.tsx'));
const ReportsTab = lazily(() => import('./reports/reports-tab.tsx'), { inPlace: true });

const JOB_POLL_MS = 10_000;

const TabSkeleton = () => (
  <div className="page">
    <div className="in narrow">
      <Loading>
        <div className="col g4">
          <Skeleton height={120} />
          <SkeletonText lines={5} />
        </div>
      </Loading>
    </div>
  </div>
);

const PageSkeleton = () => (
  <Loading label="Loading the job">
    <div className={styles.jobHead}>
      <div className={styles.line}>
        <Skeleton width={240} height={20} />
      </div>
      <div className={cx(styles.line, styles.below, styles.waiting)}>
        <Skeleton width={360} height={14} />
      </div>
    </div>
  </Loading>
);

function JobPage({ job, onJob }: { job: Job; onJob: (job: Job) => void }) {
  const query = useJobQuery();
  const account = useAccount();
  const [isAdding, setAdding] = useState(false);
  const mayEdit = account ? canEditOutreach(account) : true;
  const tabs = (Object.keys(TABS) as Tab[]).filter((tab) => tab !== 'engagement' || mayEdit);
  const tab = tabOf(useParams().tab, tabs);
  useTitle(job.title);
  useRecent(job);
  const hasPlatform = usePlatformAccess();
  const isAdmin = useUser().employer.accountAdmin;
  const isOpen = account !== undefined && job.status !== 'Closed';
  const ats = useAtsOf(job);
  return (
    <AtsContext value={ats}>
      <JobHeader
        job={job}
        tab={tab}
        tabs={tabs}
        query={query}
        onAdd={isOpen ? () => setAdding(true) : undefined}
        onJob={onJob}
      />
      {tab === 'profiles' ? (
        <ExcludedCompanies value={job.requirements.blacklistedDomains}>
          <Suspense fallback={<ProfilesSkeleton />}>
            <ProfilesTab
              key={job.id}
              job={job}
              query={query}
              isAdding={isAdding && hasPlatform}
              onAdded={() => setAdding(false)}
              onJob={onJob}
            />
          </Suspense>
        </ExcludedCompanies>
      ) : (
        <Suspense fallback={<TabSkeleton />}>
          {tab === 'about' && <AboutTab job={job} />}
          {tab === 'engagement' && <EngagementTab job={job} />}
          {tab === 'reports' && <ReportsTab job={job} />}
        </Suspense>
      )}
      {isAdding && !hasPlatform && (
        <Suspense>
          <UpsellDialog isAdmin={isAdmin} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </AtsContext>
  );
}

/** Notes that the job was opened; a draft opens elsewhere. */
function useRecent({ id, title }: Job) {
  const { id: user } = useUser();
  useEffect(() => recentJobs(user).opened({ id, title }), [user, id, title]);
}

/** A job's page (3-pipeline, section 2). One that does not load leads back to the list and says why. */
export default function JobDetailsPage() {
  const { jobId = '' } = useParams();
  const id = jobId as JobId;
  const { data: job, error, mutate } = usePolledApi('getJob', { params: { id } }, JOB_POLL_MS);
  const onJob = useCallback((next: Job) => void mutate(next, { revalidate: false }), [mutate]);
  const problem = !job && error ? messageOf(error) : undefined;
  const isGone = error instanceof ApiError && error.code === 'JOB_NOT_FOUND';
  const { id: user } = useUser();
  useEffect(() => {
    if (!problem) return;
    showToast(problem, { kind: 'danger', id: problem });
    if (isGone) recentJobs(user).gone(jobId);
  }, [problem, isGone, user, jobId]);
  if (problem) return <Navigate to={WEB_PATHS.jobs} replace />;
  return job ? <JobPage job={job} onJob={onJob} /> : <PageSkeleton />;
}
