import CircleAlert from 'lucide-react/icons/circle-alert';
import Inbox from 'lucide-react/icons/inbox';
import ScanEye from 'lucide-react/icons/scan-eye';
import { Link } from 'react-router-dom';
import type { JobRow } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';
import { newResponses } from '../../parts/new-responses.ts';
import styles from './job-list.module.css';
import { needsAction } from './sourcing-state.ts';

/** What waits for the person among the jobs shown; each leads to where most of it is. */
export function Needs({ rows, isPart }: { rows: readonly JobRow[]; isPart: boolean }) {
  const profiles = rows.reduce((sum, job) => sum + job.profileToReviewCount, 0);
  const [fullest] = [...rows].sort((a, b) => b.profileToReviewCount - a.profileToReviewCount);
  const stuck = rows.filter(needsAction);
  const { data: waiting } = useApi('countWaiting', {});
  const unread = waiting?.unread ?? 0;
  const where = isPart ? ' on this page' : '';
  return (
    <nav className={styles.needs} aria-label="What needs you">
      {unread > 0 && (
        <Link to={WEB_PATHS.inbox} title="Read them in your inbox">
          <Inbox />
          <span>{newResponses(unread)}</span>
        </Link>
      )}
      {profiles > 0 && fullest ? (
        <Link to={WEB_PATHS.review(fullest.id)} title={`Review those of ${fullest.title}`}>
          <ScanEye />
          <span>
            <b className="num">{profiles}</b> {profiles === 1 ? 'profile' : 'profiles'} to review{where}
          </span>
        </Link>
      ) : (
        <span className={styles.none}>
          <ScanEye />
          No profile to review{where}
        </span>
      )}
      {stuck[0] && (
        <Link to={WEB_PATHS.job(stuck[0].id)} title={`Open ${stuck[0].title}`}>
          <CircleAlert />
          <span>
            <b className="num">{stuck.length}</b> {stuck.length === 1 ? 'job is' : 'jobs are'} waiting for you{where}
          </span>
        </Link>
      )}
    </nav>
  );
}
