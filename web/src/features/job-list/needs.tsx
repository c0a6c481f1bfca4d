import CircleAlert from 'lucide-react/icons/circle-alert';
import Inbox from 'lucide-react/icons/inbox';
import MailWarning from 'lucide-react/icons/mail-warning';
import ScanEye from 'lucide-react/icons/scan-eye';
import { Link } from 'react-router-dom';
import { TIMES, WEB_PATHS } from '../../../../shared/product.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { newResponses } from '../../parts/new-responses.ts';
import styles from './job-list.module.css';

const one = (count: number, single: string, many: string) => (count === 1 ? single : many);

/** What waits for the person over all their jobs, whatever the list shows; each leads to where most of it is. */
export function Needs() {
  const { data } = usePolledApi('listNeeds', {}, TIMES.jobListPoll);
  if (!data) return <div className={styles.needs} />;
  const { answers, toReview, stuck, uncertain } = data;
  return (
    <nav className={styles.needs} aria-label="What needs you">
      {answers > 0 && (
        <Link to={WEB_PATHS.inbox} title="Read them in your inbox">
          <Inbox />
          <span>{newResponses(answers)}</span>
        </Link>
      )}
      {toReview.fullest ? (
        <Link to={WEB_PATHS.review(toReview.fullest.jobId)} title={`Review those of ${toReview.fullest.title}`}>
          <ScanEye />
          <span>
            <b className="num">{toReview.profiles}</b> {one(toReview.profiles, 'profile', 'profiles')} to review
            {toReview.jobs > 1 && ` in ${toReview.jobs} jobs`}
          </span>
        </Link>
      ) : (
        <span className={styles.none}>
          <ScanEye />
          No profile to review
        </span>
      )}
      {stuck.first && (
        <Link to={WEB_PATHS.job(stuck.first.jobId)} title={`Open ${stuck.first.title}`}>
          <CircleAlert />
          <span>
            <b className="num">{stuck.jobs}</b> {one(stuck.jobs, 'job is', 'jobs are')} waiting for you
          </span>
        </Link>
      )}
      {uncertain.first && (
        <Link
          to={`${WEB_PATHS.job(uncertain.first.jobId)}?submissionId=${uncertain.first.submissionId}`}
          title={`Say whether the email to ${uncertain.first.name} left`}
        >
          <MailWarning />
          <span>
            <b className="num">{uncertain.emails}</b> {one(uncertain.emails, 'email', 'emails')} may not have left
          </span>
        </Link>
      )}
    </nav>
  );
}
