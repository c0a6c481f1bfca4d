import CircleX from 'lucide-react/icons/circle-x';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { MailStatus } from '../../../../shared/model/funnel.ts';
import type { SequenceEmail, Submission } from '../../../../shared/model/submission.ts';
import { CONTACT_CHANNELS, NOT_INTERESTED_REASONS } from '../../../../shared/reference/funnel.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { campaignSentence } from './campaign-sentence.ts';
import styles from './candidate.module.css';
import { clock, contactDate, shortDay } from './dates.ts';
import { mailStatusLabel } from './mail-status.ts';

const BAD: ReadonlySet<MailStatus> = new Set(['bounced', 'complained', 'unsubscribed', 'uncertain']);

const SequenceMail = ({ mail }: { mail: SequenceEmail }) => (
  <li>
    <Mail className="s" />
    <span>
      {mail.label}
      <span className={cx('small', BAD.has(mail.status) ? 'bad' : 'muted')}>
        {' '}
        · {mailStatusLabel(mail.status, mail.date)}
      </span>
    </span>
    {mail.date && (
      <time className={styles.when} dateTime={mail.date} title={mail.statuses.map(told).join(', ')}>
        {shortDay(mail.date)}, {clock(mail.date)}
      </time>
    )}
    {mail.why && <span className={cx(styles.why, 'small muted')}>{mail.why}</span>}
  </li>
);

const told = ({ status, date }: SequenceEmail['statuses'][number]): string =>
  `${mailStatusLabel(status)} ${shortDay(date)} ${clock(date)}`;

/** The sequence of a candidate, and how else and where else they were contacted. */
export function ContactStatus({
  submission,
  isClosed = false,
  onChanged,
}: {
  submission: Submission;
  /** The job is closed: nothing leaves, and nothing can be paused or resumed. */
  isClosed?: boolean;
  onChanged?: (() => void) | undefined;
}) {
  const { id, emailCampaign: campaign, contactedViaOtherChannels, contactedOnOtherJobs, interest } = submission;
  const declined = interest?.isInterested === false ? interest : undefined;
  // Without an address nothing could leave.
  const isStuck = campaign?.state === 'blocked' && !submission.emails.some(({ isDeliverable }) => isDeliverable);
  const mayResume = !isStuck && (campaign?.state === 'paused' || campaign?.state === 'blocked');
  const refreshes = ['getSubmission', 'getFunnel', 'getFunnelColumn'] as const;
  const pause = useApiMutation('pauseOutreach', { refreshes });
  const resume = useApiMutation('resumeOutreach', { refreshes });
  const settle = useApiMutation('settleUncertainMail', { refreshes });
  const after = (answer: unknown) => answer && onChanged?.();
  const params = { params: { id } };
  const hasNothing = !campaign && !declined && contactedViaOtherChannels.length + contactedOnOtherJobs.length === 0;
  if (hasNothing) return <p className="small muted">Not contacted yet.</p>;
  return (
    <div className="col g3">
      {campaign && (
        <div className="row top">
          <p className="small muted grow">{campaignSentence(campaign, isClosed)}</p>
          {!isClosed && campaign.state === 'running' && (
            <Button
              size="s"
              icon={<Pause />}
              loading={pause.busy}
              onClick={() => void pause.attempt(params).then(after)}
            >
              Pause
            </Button>
          )}
          {!isClosed && mayResume && (
            <Button
              size="s"
              icon={<Play />}
              loading={resume.busy}
              onClick={() => void resume.attempt(params).then(after)}
            >
              Resume
            </Button>
          )}
        </div>
      )}
      {campaign?.state === 'uncertain' && (
        <EducationBox type="warning">
          <p>The sending of an email was cut off. Look whether it left; it is never sent again by itself.</p>
          <div className="row wrap">
            {[true, false].map((wasSent) => (
              <Button
                key={String(wasSent)}
                size="s"
                loading={settle.busy}
                onClick={() => void settle.attempt({ ...params, body: { wasSent } }).then(after)}
              >
                {wasSent ? 'It was sent' : 'It was not sent'}
              </Button>
            ))}
          </div>
        </EducationBox>
      )}
      <ol className={styles.mails}>
        {declined && (
          <li>
            <CircleX className="s" />
            <span>
              Not interested
              {declined.notInterestedReasons.length > 0 && (
                <span className="small muted">
                  {' '}
                  · {declined.notInterestedReasons.map((reason) => NOT_INTERESTED_REASONS[reason]).join(', ')}
                </span>
              )}
            </span>
            <time className={styles.when} dateTime={declined.date}>
              {contactDate(declined.date)}
            </time>
          </li>
        )}
        {campaign?.sequenceEmails.map((mail) => (
          <SequenceMail key={mail.label} mail={mail} />
        ))}
        {contactedViaOtherChannels.map(({ channel, byUser, date }) => (
          <li key={`${channel} ${date}`}>
            <MessageCircle className="s" />
            <span>
              {CONTACT_CHANNELS[channel]} <span className="small muted">by {byUser}</span>
            </span>
            <time className={styles.when} dateTime={date}>
              {contactDate(date)}
            </time>
          </li>
        ))}
        {contactedOnOtherJobs.map(({ jobId, jobTitle, byUser, date }) => (
          <li key={`${jobId} ${date}`}>
            <MessageCircle className="s" />
            <span>
              On {jobTitle || 'another job'}
              {byUser && <span className="small muted"> by {byUser}</span>}
            </span>
            <time className={styles.when} dateTime={date}>
              {contactDate(date)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
