import type { FunnelCounts, Job } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
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

/** How far a job is from what it is for. Whoever is interviewed or hired was interested first. */
export function Objectives({ job, counts }: { job: Job; counts: FunnelCounts }) {
  const hired = counts.HIRED;
  const later = counts.PHONE_INTERVIEWED + counts.INTERVIEWED;
  return (
    <section className="col g3" aria-label="Objectives">
      <h2>Objectives</h2>
      <Goal
        label="Interested"
        value={counts.INTERESTED + later + hired}
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
