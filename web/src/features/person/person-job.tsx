import { Link } from 'react-router-dom';
import type { PersonOverview } from '../../../../shared/contract/persons.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { COLUMN_LABELS } from '../../../../shared/reference/funnel.ts';
import { clock, shortDay } from '../../parts/candidate/dates.ts';
import { mailStatusLabel } from '../../parts/candidate/mail-status.ts';
import { Tag } from '../../ui/data/tag.tsx';
import styles from './person.module.css';

type Job = PersonOverview['jobs'][number];

/** One job of somebody: where they stand on it, each email, and what comes next. */
export function PersonJob({ job }: { job: Job }) {
  const { jobId, submissionId, jobTitle, column, columnAt, isJobOpen, mails, repliedAt } = job;
  const path = column === 'NEW' ? WEB_PATHS.review(jobId) : WEB_PATHS.job(jobId);
  return (
    <li className={styles.job}>
      <div className="row wrap">
        <Link className="link strong" to={`${path}?submissionId=${submissionId}`}>
          {jobTitle}
        </Link>
        <Tag>{COLUMN_LABELS[column]}</Tag>
        {!isJobOpen && <Tag>Not open</Tag>}
        <span className="small faint end">since {shortDay(columnAt)}</span>
      </div>
      <p className="small muted">{sentenceOf(job)}</p>
      {(mails.length > 0 || repliedAt) && (
        <ol className={styles.mails}>
          {mails.map(({ label, status, at }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="muted">{mailStatusLabel(status, at)}</span>
              <span className="faint num">{shortDay(at)}</span>
            </li>
          ))}
          {repliedAt && (
            <li>
              <Link className="link" to={`${WEB_PATHS.inbox}/${submissionId}`}>
                Their answer
              </Link>
              <span className="faint num">{shortDay(repliedAt)}</span>
            </li>
          )}
        </ol>
      )}
    </li>
  );
}

const SOURCES: Readonly<Record<Job['origin'], string>> = {
  crowd: 'Sourced',
  team: 'Added by your team',
  application: 'Applied',
};

/** Where they come from, and what leaves next or why nothing does. */
function sentenceOf({ origin, since, state, why, nextMailAt }: Job): string {
  const begun = `${SOURCES[origin]} on ${shortDay(since)}.`;
  const reason = why ? ` ${why}.` : '';
  if (nextMailAt) return `${begun} The next email leaves on ${shortDay(nextMailAt)} at ${clock(nextMailAt)}.`;
  if (state === null) return `${begun} No emails were planned.`;
  const ends: Readonly<Record<NonNullable<Job['state']>, string>> = {
    running: 'Emails are on their way.',
    paused: 'The emails are paused.',
    replied: 'The emails ended with their answer.',
    stopped: `The emails were stopped.${reason}`,
    complete: 'All emails were sent.',
    uncertain: 'It is not known whether an email left.',
    blocked: `The next email waits.${reason}`,
  };
  return `${begun} ${ends[state]}`;
}
