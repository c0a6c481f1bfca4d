import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import MessageSquare from 'lucide-react/icons/message-square';
import ScanEye from 'lucide-react/icons/scan-eye';
import { Link } from 'react-router-dom';
import type { JobRow } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { DeleteDraft } from './draft-parts.tsx';
import styles from './job-list.module.css';
import { jobAddress, whereabouts } from './labels.ts';
import { lackingWords } from './lacking.ts';
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
      {job.hasNewChatMessage && <NewMessages job={job} />}
    </div>
    <div className="small faint cut">{whereabouts(job)}</div>
  </div>
);

/** That its chat has something new, which opens it. */
const NewMessages = ({ job }: { job: JobRow }) => (
  <Link className={styles.news} to={`${WEB_PATHS.job(job.id)}?openJobChat=true`}>
    <MessageSquare className="s" />
    New messages
  </Link>
);

/** Where the job comes from: an ATS that is connected still, or one that was. */
export function Badges({ job }: { job: JobRow }) {
  const status = useApi('getAtsStatus', job.isFromMergeDotDev ? {} : null).data;
  if (!job.isFromMergeDotDev || !status) return null;
  return <Tag type="info">{status.atsName ? 'SYNCED WITH ATS' : 'IMPORTED FROM ATS'}</Tag>;
}

/** What waits: of a draft what it lacks, of another the profiles to review. */
export const Waiting = ({ job }: { job: JobRow }) =>
  job.status === 'Draft' ? (
    <span className="small muted">{lackingWords(job.lacks)}</span>
  ) : (
    <ToReview count={job.profileToReviewCount} />
  );

/** The same in a cell of its own, with the way to delete a draft. */
export const Status = ({ job }: { job: JobRow }) =>
  job.status === 'Draft' ? (
    <div className="row">
      <Waiting job={job} />
      <DeleteDraft job={job} />
    </div>
  ) : (
    <Waiting job={job} />
  );

/** Whether profiles wait for a review. */
const ToReview = ({ count }: { count: number }) => (
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
