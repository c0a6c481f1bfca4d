import { Suspense, useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { whyNotSwitch } from '../../../../../shared/rules/sourcing/auto/job-mode.ts';
import { sourcingStateOf } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import type { AutoQuestion } from './auto-dialogs.tsx';
import { RateFirst } from './rate-first.tsx';
import { entryWords } from './reason-words.ts';
import { REFUSALS } from './refusals.ts';
import styles from './strategy.module.css';
import { MODES } from './strategy-words.ts';
import type { PanelQuery } from './use-panel-query.ts';
import { type Strategy, useStrategy } from './use-strategy.ts';

const StrategyDialog = lazily(() => import('./strategy-dialog.tsx'));
const AutoDialogs = lazily(() => import('./auto-dialogs.tsx'));
const HistoryDialog = lazily(() => import('./history-dialog.tsx'));

interface StrategyCardProps {
  readonly job: Job;
  readonly query: PanelQuery;
  readonly isUnlimited: boolean;
  readonly onJob: (job: Job) => void;
  readonly onStopRequest: () => void;
}

type Sourcing = 'manual' | 'auto' | 'off';
const CHOICES = [
  { value: 'manual', label: 'Manual' },
  { value: 'auto', label: 'Auto' },
  { value: 'off', label: 'Off' },
] as const;

/** Manual, auto or off: one of the three, each change asked for first. */
function SourcingSwitch(props: StrategyCardProps & { strategy: Strategy; onAsk: (what: AutoQuestion) => void }) {
  const { job, query, strategy, onAsk, onStopRequest } = props;
  const byHand = useApiMutation('setSourcingModeManual', { refreshes: ['listJobs'] });
  const state = sourcingStateOf(job);
  const isAuto = job.sourcingMode === 'auto-sourcing' && job.autoSourcing !== 'OFF';
  const value: Sourcing = isAuto ? 'auto' : state === 'OFF' ? 'off' : 'manual';
  const choose = async (next: Sourcing) => {
    if (next === 'auto') return onAsk('startSourcing');
    if (next === 'off') return isAuto ? onAsk('stopSourcing') : onStopRequest();
    if (isAuto) {
      const after = await byHand.attempt({ params: { id: job.id } });
      if (after) strategy.onSwitched(after);
    }
    if (!job.sourcingRequest) query.openStart();
  };
  const options = strategy.hasAutoSourcing ? CHOICES : CHOICES.filter((choice) => choice.value !== 'auto');
  return (
    <Segmented label="Sourcing" size="s" wide value={value} onChange={(next) => void choose(next)} options={options} />
  );
}

const contactHint = ({ autoContact, autoSourcingPause }: Job): string => {
  if (!autoContact) return 'You contact new profiles yourself.';
  const isReached = autoSourcingPause?.reasons.includes('CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED');
  return isReached
    ? 'Nobody new is contacted while the objective is reached.'
    : 'New profiles are contacted automatically.';
};

/** How much of a job happens by itself, the switches for it, and what happened last (3-pipeline, section 2). */
export default function StrategyCard(props: StrategyCardProps) {
  const { job, isUnlimited, onJob } = props;
  const strategy = useStrategy(job, onJob);
  const [asking, setAsking] = useState<AutoQuestion>();
  const [open, setOpen] = useState<'strategy' | 'history'>();
  const close = () => setOpen(undefined);
  const onRate = () => {
    close();
    props.query.wantRating();
  };
  const { mode } = strategy;
  const refusal = whyNotSwitch(job);
  const [latest] = job.autoSourcingHistory;
  const isClosed = job.status === 'Closed';
  const isCustom = mode === 'CUSTOM' && !isClosed;
  if (strategy.modes.length === 0 && !latest) return null;
  return (
    <section className="col g3" aria-label="Strategy">
      <div className="row">
        <h2 className="grow">{MODES[mode].name}</h2>
        {strategy.canSwitch && (
          <Button size="s" look="tertiary" onClick={() => setOpen('strategy')}>
            Switch strategy
          </Button>
        )}
      </div>
      {isCustom && !refusal && <SourcingSwitch {...props} strategy={strategy} onAsk={setAsking} />}
      {(isCustom || job.autoContact) && strategy.hasAutoContact && !isClosed && (
        <Switch
          apart
          label="Auto-contact"
          hint={refusal ? REFUSALS[refusal] : contactHint(job)}
          disabled={refusal !== undefined && !job.autoContact}
          checked={job.autoContact}
          onChange={() => setAsking(job.autoContact ? 'stopContact' : 'startContact')}
        />
      )}
      {refusal === 'CALIBRATION_NOT_RATED' && <RateFirst id={job.id} onRate={onRate} />}
      {mode === 'AUTO' && !isClosed && (
        <Button wide onClick={() => setAsking('stopSourcing')}>
          Stop Auto-Sourcing
        </Button>
      )}
      {latest && (
        <div className={styles.lately}>
          <p className="small med">{entryWords(latest).what}</p>
          <p className="small muted">
            {entryWords(latest).why}
            <span className="faint">
              {' · '}
              <RelativeTime at={latest.at} />
            </span>
          </p>
          <p className={styles.more}>
            <Button size="s" onClick={() => setOpen('history')}>
              What happened by itself
            </Button>
          </p>
        </div>
      )}
      <Suspense>
        {open === 'strategy' && <StrategyDialog {...{ job, strategy, onJob, onRate }} onClose={close} />}
        {open === 'history' && <HistoryDialog id={job.id} onClose={close} />}
        {asking && <AutoDialogs {...{ asking, job, strategy, isUnlimited }} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </section>
  );
}
