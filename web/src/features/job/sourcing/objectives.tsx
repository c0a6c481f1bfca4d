import { Link } from 'react-router-dom';
import type { FunnelCounts, Job } from '../../../../../shared/model/job.ts';
import { LIMITS, WEB_PATHS } from '../../../../../shared/product.ts';
import { inLeadColumns } from '../../../../../shared/rules/funnel/counters.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { useAtsName, useUnknownAts } from '../ats/ats-context.ts';
import styles from './sourcing.module.css';

const Goal = ({ label, value, wanted }: { label: string; value: number; wanted: number }) => (
  <div className={styles.goal}>
    <div className="row">
      <span className="grow med">{label}</span>
      <span className="num muted">
        {value} of {wanted}
      </span>
    </div>
    <ProgressBar label={`${label}, ${value} of ${wanted}`} value={value} max={wanted} done={value >= wanted} />
  </div>
);

interface ObjectivesProps {
  readonly job: Job;
  readonly counts: FunnelCounts;
  /** Who was interested and stands elsewhere now, such as in the ATS. */
  readonly leadsElsewhere: number;
  readonly unmarked: number;
}

/** How far a job is from what it is for. Whoever is interviewed or hired was interested first. */
export function Objectives({ job, counts, leadsElsewhere, unmarked }: ObjectivesProps) {
  const atsName = useAtsName();
  const isUnknown = useUnknownAts() !== undefined;
  return (
    <section className="col g3" aria-label="Objectives">
      <h2>Objectives</h2>
      <Goal
        label="Interested"
        value={inLeadColumns(counts) + leadsElsewhere}
        wanted={job.targetLeadCount ?? LIMITS.leadCountDefault}
      />
      {unmarked > 0 && (
        <Link className="link small" to={WEB_PATHS.inboxOf(job.id)}>
          {unmarked === 1 ? '1 answer waits for your yes or no' : `${unmarked} answers wait for your yes or no`}
        </Link>
      )}
      {atsName && <p className="small muted">Who is hired is counted in {atsName}.</p>}
      {!atsName && !isUnknown && (
        <Goal
          label={job.isContinuousHire ? 'Hired, goal per month' : 'Hired'}
          value={counts.HIRED}
          wanted={job.targetProfileCount ?? LIMITS.profileCountDefault}
        />
      )}
    </section>
  );
}
