import { Link } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useUser } from '../../api/use-user.ts';
import { recentJobs } from '../../parts/recent-jobs.ts';
import styles from './job-list.module.css';

/** The jobs that one opened last, on whatever page of the list they stand. */
export function Recents() {
  const jobs = recentJobs(useUser().id).read();
  if (jobs.length === 0) return null;
  return (
    <nav className={styles.recents} aria-label="Recent jobs">
      <span className="faint" aria-hidden="true">
        Recent
      </span>
      {jobs.map(({ id, title }) => (
        <Link key={id} className="cut" to={WEB_PATHS.job(id)} title={title}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
