import type { FunnelCounts, Job } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { inLeadColumns } from '../../../../../shared/rules/funnel/counters.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
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
}

/** How far a job is from what it is for. Whoever is interviewed or hired was interested first. */
export function Objectives({ job, counts, leadsElsewhere }: ObjectivesProps) {
  const hired = counts.HIRED;
  return (
    <section className="col g3" aria-label="Objectives">
      <h2>Objectives</h2>
      <Goal
        label="Interested"
        value={inLeadColumns(counts) + leadsElsewhere}
        wanted={job.targetLeadCount ?? LIMITS.leadCountDefault}
      />
      <Goal
        label={job.isContinuousHire ? 'Hired, goal per month' : 'Hired'}
        value={hired}
        wanted={job.targetProfileCount ?? LIMITS.profileCountDefault}
      />
    </section>
  );
}
