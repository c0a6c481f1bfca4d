import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import ScanEye from 'lucide-react/icons/scan-eye';
import { Link } from 'react-router-dom';
import type { JobRow } from '../../../../shared/model/job.ts';
import { useApi } from '../../api/use-api.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './job-list.module.css';
import { jobAddress, whereabouts } from './labels.ts';
import { type SourcingState, sourcingState, toReview } from './sourcing-state.ts';

const icons: Record<SourcingState['kind'], typeof CirclePlay> = {
  running: CirclePlay,
  reached: CircleCheck,
  paused: CirclePause,
  stopped: CircleStop,
  resting: CircleStop,
};
const tones: Record<SourcingState['kind'], string> = {
  running: 'ok',
  reached: 'ok',
  paused: 'warn',
  stopped: 'warn',
  resting: 'muted',
};

/** What the job is called, which opens it, and where it is. */
export const Title = ({ job }: { job: JobRow }) => (
  <div className={styles.jobTitle}>
    <div className="row">
      <Link className="cut strong" to={jobAddress(job)} data-job={job.id} title={job.title}>
        {job.title}
      </Link>
      {job.isAdvertised && <Tag capitals>ADVERTISED</Tag>}
      <Badges job={job} />
    </div>
    <div className="small faint cut">{whereabouts(job)}</div>
  </div>
);

/** Where the job comes from: an ATS that is connected still, or one that was. */
export function Badges({ job }: { job: JobRow }) {
  const status = useApi('getAtsStatus', job.isFromMergeDotDev ? {} : null).data;
  if (!job.isFromMergeDotDev || !status) return null;
  return <Tag type="info">{status.atsName ? 'SYNCED WITH ATS' : 'IMPORTED FROM ATS'}</Tag>;
}

/** Whether profiles wait for a review. */
export const ToReview = ({ count }: { count: number }) => (
  <span data-to-review className={cx(styles.toReview, count > 0 && styles.hot)}>
    <ScanEye className="s" />
    {toReview(count)}
  </span>
);

/** How the sourcing stands, with an icon and what belongs to it. */
export function Sourcing({ job, short }: { job: JobRow; short?: boolean }) {
  const { kind, label, hint } = sourcingState(job);
  const Icon = icons[kind];
  return (
    <div className={styles.sourcing}>
      <Icon className={tones[kind]} />
      <div>
        <span className={tones[kind]}>{label}</span>
        {!short && hint && <small>{hint}</small>}
      </div>
    </div>
  );
}
