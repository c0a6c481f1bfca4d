import { Link } from 'react-router-dom';
import { type Components, Virtuoso } from 'react-virtuoso';
import type { AtsJob } from '../../../../../shared/model/ats.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import styles from './import.module.css';

const ROW_PX = 65;
/** As many rows as are seen at once, at most. */
const SEEN = 6;
const created = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const components: Components<AtsJob> = {
  List: ({ ref, ...rest }) => <div {...rest} ref={ref} role="radiogroup" aria-label="Jobs of your ATS" />,
};

interface AtsJobListProps {
  readonly jobs: readonly AtsJob[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The last one is in view. */
  readonly onEnd: () => void;
}

/** Jobs of the ATS, of which one is chosen; only those in view are drawn. */
export function AtsJobList({ jobs, chosen, onChoose, onEnd }: AtsJobListProps) {
  return (
    <Virtuoso
      className={styles.list}
      style={{ height: ROW_PX * Math.min(SEEN, jobs.length) }}
      tabIndex={-1}
      data={jobs}
      components={components}
      fixedItemHeight={ROW_PX}
      increaseViewportBy={ROW_PX * 3}
      computeItemKey={(_index, { id }) => id}
      endReached={onEnd}
      itemContent={(_index, job) => <Row job={job} isChosen={job.id === chosen} onChoose={onChoose} />}
    />
  );
}

function Row({ job, isChosen, onChoose }: { job: AtsJob; isChosen: boolean; onChoose: (id: string) => void }) {
  const { id, title, existingJobId } = job;
  const words = (
    <span className={styles.words}>
      <span className="strong cut" title={title}>
        {title}
      </span>
      <span className={cx(styles.facts, 'small faint')}>
        {job.location && (
          <span className="cut" title={job.location}>
            {job.location}
          </span>
        )}
        <span className="cut">{factsOf(job)}</span>
      </span>
    </span>
  );
  if (existingJobId)
    return (
      <div className={styles.row}>
        {words}
        <Link to={WEB_PATHS.job(existingJobId)} aria-label={`Already imported: ${title}`}>
          <Tag type="info">Already imported</Tag>
        </Link>
      </div>
    );
  return (
    <label className={styles.row}>
      <input type="radio" name="ats-job" value={id} checked={isChosen} onChange={() => onChoose(id)} />
      {words}
    </label>
  );
}

function factsOf({ code, sourceId, remoteCreatedAt }: AtsJob): string {
  const reference = code ?? sourceId;
  return [
    reference && `Ref no. ${reference}`,
    remoteCreatedAt && `Created ${created.format(new Date(remoteCreatedAt))}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
