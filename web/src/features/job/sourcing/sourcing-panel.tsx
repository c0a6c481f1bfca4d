import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import Coins from 'lucide-react/icons/coins';
import ScanEye from 'lucide-react/icons/scan-eye';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { FunnelCounts, Job } from '../../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { awaitsCalibration, batchSizes, whyNotStart } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { useApi } from '../../../api/use-api.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { cx } from '../../../ui/hooks/cx.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { type BoardStore, useCounts } from '../board/board-store.ts';
import { Objectives } from './objectives.tsx';
import { type PanelKind, panelStateOf } from './panel-state.ts';
import { REFUSALS } from './refusals.ts';
import styles from './sourcing.module.css';
import { useBatchTerms } from './use-batch-terms.ts';
import type { PanelQuery } from './use-panel-query.ts';

const StrategyCard = lazily(() => import('./strategy-card.tsx'));
const StopDialog = lazily(() => import('./stop-dialog.tsx'));
const JobPrompts = lazily(() => import('./job-prompts.tsx'));
const CreditsDialog = lazily(() => import('./credits-dialog.tsx'));
const CrowdStarted = lazily(() => import('./crowd-started.tsx'));

const icons: Record<PanelKind, typeof CirclePlay> = {
  closed: CircleStop,
  running: CirclePlay,
  pending: CircleDashed,
  reached: CircleCheck,
  paused: CirclePause,
  review: ScanEye,
  resting: CircleStop,
};
const tones: Record<PanelKind, string> = {
  closed: 'muted',
  running: 'ok',
  pending: 'acc',
  reached: 'ok',
  paused: 'warn',
  review: 'acc',
  resting: 'muted',
};

export interface SourcingPanelProps {
  readonly job: Job;
  readonly store: BoardStore;
  /** The counts as the server has them, where the board shows only what was found. */
  readonly counts: FunnelCounts | undefined;
  readonly leadsElsewhere: number;
  /** Answers of which nobody has said yet whether they are a yes. */
  readonly unmarked: number;
  readonly query: PanelQuery;
  readonly onJob: (job: Job) => void;
}

/** Lets sourcing go on that waits for an answer about the job. */
function Unpause({ job, onJob }: Pick<SourcingPanelProps, 'job' | 'onJob'>) {
  const { attempt, busy } = useApiMutation('unpauseSourcing', { refreshes: ['listJobs'] });
  const unpause = async () => {
    const after = await attempt({ params: { id: job.id } });
    if (!after) return;
    const goesOn = after.sourcingRequest !== null || after.autoSourcing === 'ON';
    showToast(goesOn ? 'Sourcing goes on.' : 'Sourcing is no longer paused.');
    onJob(after);
  };
  return (
    <Button wide loading={busy} onClick={() => void unpause()}>
      Unpause sourcing
    </Button>
  );
}

interface SteeringProps extends SourcingPanelProps {
  readonly isStopping: boolean;
  readonly setStopping: (isStopping: boolean) => void;
}

function Steering({ job, query, onJob, isStopping, setStopping }: SteeringProps) {
  const terms = useBatchTerms();
  const refusal = whyNotStart(job.status, job);
  const isAuto = job.sourcingMode === 'auto-sourcing' && job.autoSourcing !== 'OFF' && !awaitsCalibration(job);
  const hasNoCredits = terms !== undefined && batchSizes(job.batch, terms).length === 0;
  const reason = refusal ? REFUSALS[refusal] : hasNoCredits ? ERRORS.NOT_ENOUGH_CREDITS.title : undefined;
  return (
    <>
      {job.notSourcingReason === 'QUESTION_ABOUT_JOB_REQUIREMENTS' && job.autoSourcing === 'PAUSE' ? (
        <Unpause job={job} onJob={onJob} />
      ) : isAuto || job.status === 'Closed' ? null : job.sourcingRequest ? (
        <Button wide onClick={() => setStopping(true)}>
          Stop sourcing
        </Button>
      ) : (
        <Button wide disabledReason={reason} disabled={!terms} onClick={query.openStart}>
          {job.batch === 0 ? 'Start sourcing' : 'Source more profiles'}
        </Button>
      )}
      {hasNoCredits && !isAuto && !job.sourcingRequest && refusal === undefined && (
        <p className="small warn">{ERRORS.NOT_ENOUGH_CREDITS.title}</p>
      )}
      <Suspense>
        {isStopping && (
          <StopDialog
            job={job}
            isUnlimited={terms?.available === null}
            onClose={() => setStopping(false)}
            onStopped={onJob}
          />
        )}
      </Suspense>
    </>
  );
}

/** What is left of the account's profiles, and how many this job has used. */
function Credits({ id, used }: { id: Job['id']; used: number }) {
  const available = useBatchTerms()?.available;
  const [isOpen, setOpen] = useState(false);
  if (available === undefined || available === null) return null;
  return (
    <div className={cx(styles.credits, 'small faint')} data-ui="foot">
      <p className="row">
        <Coins className="s" />
        <span>
          {available === 1 ? '1 profile left' : `${available} profiles left`}
          {used > 0 && (
            <>
              {', '}
              <button type="button" className="link" onClick={() => setOpen(true)}>
                {used} used for this job
              </button>
            </>
          )}
        </span>
      </p>
      <Suspense>{isOpen && <CreditsDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

/** How many of the profiles to review the sourcers found: those that the team added say nothing of a batch. */
function useSourcedToReview({ id, batch, sourcingRequest }: Job, toReview: number): number {
  const isAsked = batch === 1 && !sourcingRequest && toReview > 0;
  const { data, mutate } = useApi('countCrowdToReview', isAsked ? { params: { id } } : null);
  const known = useRef<number>(undefined);
  useEffect(() => {
    // The first answer is asked for as soon as it is wanted, without this.
    if (isAsked && known.current !== undefined && known.current !== toReview) void mutate();
    known.current = isAsked ? toReview : undefined;
  }, [isAsked, toReview, mutate]);
  return isAsked ? (data?.count ?? 0) : 0;
}

/** Whether a job is being sourced, how to steer it, and how far the goal is. */
export function SourcingPanel(props: SourcingPanelProps) {
  const { job, store, query } = props;
  const known = useCounts(store);
  const counts = props.counts ?? known;
  const sourcing = useRef<HTMLElement>(null);
  const [isStopping, setStopping] = useState(false);
  const terms = useBatchTerms();
  const state = panelStateOf(job, useSourcedToReview(job, counts.NEW));
  const Icon = icons[state.kind];
  return (
    <div className={styles.sourcingPanel}>
      <section className="col" aria-label="Sourcing" ref={sourcing}>
        <div className="row">
          <h2 className="grow">Sourcing</h2>
          <span className={`row g1 small med ${tones[state.kind]}`}>
            <Icon className="s" />
            {state.label}
          </span>
        </div>
        <p className="small muted">{state.text}</p>
        {state.batch && (
          <ProgressBar label="Profiles of this batch" value={state.batch.delivered} max={state.batch.requested} />
        )}
        {state.kind === 'review' && <ButtonLink to={WEB_PATHS.review(job.id)}>Review</ButtonLink>}
        <Steering {...props} {...{ isStopping, setStopping }} />
        {query.hasCrowdStarted && state.batch && (
          <Suspense>
            <CrowdStarted size={state.batch.requested} below={sourcing} onClose={query.closeCrowdStarted} />
          </Suspense>
        )}
      </section>
      <Suspense>
        <StrategyCard
          job={job}
          query={query}
          isUnlimited={terms?.available === null}
          onJob={props.onJob}
          onStopRequest={() => setStopping(true)}
        />
      </Suspense>
      <Suspense>
        <JobPrompts job={job} onJob={props.onJob} untold={query.untold} />
      </Suspense>
      <Objectives {...{ job, counts }} leadsElsewhere={props.leadsElsewhere} unmarked={props.unmarked} />
      <Credits id={job.id} used={job.submissions} />
    </div>
  );
}
