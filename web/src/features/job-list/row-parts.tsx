import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import MessageSquare from 'lucide-react/icons/message-square';
import ScanEye from 'lucide-react/icons/scan-eye';
import { Link } from 'react-router-dom';
import type { JobRow } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { sourceBadge } from '../../../../shared/rules/ats/sources.ts';
import { useApi } from '../../api/use-api.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { DeleteDraft } from './draft-parts.tsx';
import styles from './job-list.module.css';
import { isOnShow, jobAddress, whereabouts } from './labels.ts';
import { lackingWords } from './lacking.ts';
import { newMessages, type SourcingState, sourcingState, toReview } from './sourcing-state.ts';

const icons: Record<SourcingState['kind'], typeof CirclePlay> = {
  draft: CircleDashed,
  running: CirclePlay,
  reached: CircleCheck,
  paused: CirclePause,
  stopped: CircleStop,
  resting: CircleStop,
};
const tones: Record<SourcingState['kind'], string> = {
  draft: 'muted',
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
      {isOnShow(job) && <Tag capitals>ADVERTISED</Tag>}
      <Badges job={job} />
    </div>
    <div className="small faint cut">{whereabouts(job)}</div>
  </div>
);

/** Whether its chat has something new; where it has, it opens from here unless the row itself is a link. */
export function Messages({ job, plain }: { job: JobRow; plain?: boolean }) {
  const hasNew = job.hasNewChatMessage;
  const look = cx(styles.waits, hasNew && styles.hot);
  const words = (
    <>
      <MessageSquare className="s" />
      {newMessages(hasNew)}
    </>
  );
  if (plain || !hasNew) return <span className={look}>{words}</span>;
  return (
    <Link className={look} to={`${WEB_PATHS.job(job.id)}?openJobChat=true`}>
      {words}
    </Link>
  );
}

/** Where the job comes from: an ATS that is connected still, or one that was. */
export function Badges({ job }: { job: JobRow }) {
  const status = useApi('getAtsStatus', job.isFromMergeDotDev ? { query: {} } : null).data;
  if (!job.isFromMergeDotDev || !status) return null;
  const { label, title } = sourceBadge(job.atsName, status);
  return (
    <Tag type="info" title={title}>
      {label}
    </Tag>
  );
}

/** What waits: of a draft what it lacks, of another the profiles to review. */
export const Waiting = ({ job }: { job: JobRow }) =>
  job.status === 'Draft' ? (
    <span className="small muted">{lackingWords(job.lacks)}</span>
  ) : (
    <ToReview count={job.profileToReviewCount} />
  );

/** The same in a cell of its own, with the way to delete a draft, and what of another its chat has. */
export const Status = ({ job }: { job: JobRow }) =>
  job.status === 'Draft' ? (
    <div className="row">
      <Waiting job={job} />
      <DeleteDraft job={job} />
    </div>
  ) : (
    <div className={styles.status}>
      <Waiting job={job} />
      <Messages job={job} />
    </div>
  );

/** Whether profiles wait for a review. */
const ToReview = ({ count }: { count: number }) => (
  <span data-to-review className={cx(styles.waits, count > 0 && styles.hot)}>
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
