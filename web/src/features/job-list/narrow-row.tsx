import { Link } from 'react-router-dom';
import type { JobRow } from '../../../../shared/model/job.ts';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { DeleteDraft } from './draft-parts.tsx';
import styles from './job-list.module.css';
import { isOnShow, jobAddress, whereabouts } from './labels.ts';
import { Badges, Messages, Sourcing, Waiting } from './row-parts.tsx';
import { sourcingState } from './sourcing-state.ts';

/** A job as one block, for a phone. */
export function NarrowRow({ job }: { job: JobRow }) {
  const { hint, kind } = sourcingState(job);
  const row = (
    <Link className={styles.narrowJob} to={jobAddress(job)} data-job={job.id}>
      <div className="row top">
        <span className="strong grow">{job.title}</span>
        <Sourcing job={job} short />
      </div>
      <div className="small faint">
        {[whereabouts(job), job.ownerName].filter(Boolean).join(' · ')} · <RelativeTime at={job.lastEditDate} />
      </div>
      <div className={cx('row wrap small', styles.meta)}>
        <Badges job={job} />
        <Waiting job={job} />
        {job.hasNewChatMessage && <Messages job={job} plain />}
        {isOnShow(job) && <Tag capitals>ADVERTISED</Tag>}
        {hint && <span className={kind === 'paused' || kind === 'stopped' ? 'warn' : 'muted'}>{hint}</span>}
      </div>
    </Link>
  );
  if (job.status !== 'Draft') return row;
  return (
    <div className={styles.narrowDraft}>
      {row}
      <DeleteDraft job={job} />
    </div>
  );
}
