import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId, useState } from 'react';
import type { Preflight } from '../../../../shared/contract/outreach.ts';
import type { RenderedMail } from '../../../../shared/contract/previews.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { plannedMails } from '../../../../shared/rules/outreach/planned-mails.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { MailFrame } from '../../ui/data/mail-frame.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { usePhone } from '../../ui/hooks/use-media-query.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { clock, shortDay } from '../candidate/dates.ts';
import styles from './contact.module.css';
import { markHtml, markText } from './mark-words.ts';

export type Width = 'phone' | 'desktop';

export interface MailPreviewProps {
  jobId: JobId;
  /** Whose email is shown; without anyone the examples of the job. */
  reader: Preflight['recipients'][number] | undefined;
  steps: readonly JourneyStep[];
  canEdit: boolean;
  width: Width;
  onWidth: (width: Width) => void;
}

const WIDTHS = [
  { value: 'phone', label: 'Phone', icon: <Smartphone /> },
  { value: 'desktop', label: 'Desktop', icon: <Monitor /> },
] as const;

/** When each email of the sequence leaves: the first at its time where that is known, the others on their day. */
const timesOf = (steps: readonly JourneyStep[], firstMailAt: string | undefined): string[] =>
  plannedMails(steps).map(({ day }, index) =>
    index === 0 && firstMailAt ? `${shortDay(firstMailAt)}, ${clock(firstMailAt)}` : `on day ${day}`,
  );

/** What an email was made from. */
type Template = Pick<JourneyStep, 'subject' | 'html'>;
const NO_TEMPLATE: Template = { subject: '', html: '' };

const Letter = ({ mail, step }: { mail: RenderedMail; step: Template }) => (
  <article className={styles.letter} aria-label={mail.label}>
    <header>
      <p>
        {markText(step.subject, mail.subject, mail.marked).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stand in their order
          part.marked ? <mark key={index}>{part.text}</mark> : part.text,
        )}
      </p>
      <p>
        {mail.from}, to {mail.to}
      </p>
    </header>
    <MailFrame html={markHtml(step.html, mail.html, mail.marked)} title={`${mail.label}: ${mail.subject}`} styles />
  </article>
);

interface MailsProps {
  mails: readonly RenderedMail[];
  steps: readonly JourneyStep[];
  firstMailAt: string | undefined;
}

function Mails({ mails, steps, firstMailAt }: MailsProps) {
  const [shown, setShown] = useState(0);
  const id = useId();
  const mail = mails[shown] ?? mails[0];
  if (!mail) return <p className="muted">This job has no email to send.</p>;
  const active = mails.indexOf(mail);
  const times = timesOf(steps, firstMailAt);
  const go = (to: number) => {
    setShown(to);
    document.getElementById(`${id}-${to}`)?.focus();
  };
  return (
    <>
      <div className={styles.mailTabs} role="tablist" aria-label="Emails of the sequence">
        {mails.map(({ label }, index) => (
          <button
            key={label}
            id={`${id}-${index}`}
            type="button"
            role="tab"
            aria-selected={index === active}
            aria-controls={`${id}-mail`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setShown(index)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') go((index + 1) % mails.length);
              if (key === 'ArrowLeft') go((index + mails.length - 1) % mails.length);
            }}
          >
            <b>{label}</b>
            {times[index]}
          </button>
        ))}
      </div>
      {mail.missing.length > 0 && (
        <EducationBox type="warning">No value for {mail.missing.join(', ')}. This email cannot leave.</EducationBox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel that one scrolls with the keyboard */}
      <div id={`${id}-mail`} role="tabpanel" aria-labelledby={`${id}-${active}`} tabIndex={0} className="col grow">
        <Letter mail={mail} step={steps[active] ?? NO_TEMPLATE} />
      </div>
    </>
  );
}

/** The emails as this candidate will see them, at the width of a phone first; words from the profile are marked. */
export function MailPreview({ jobId, reader, steps, canEdit, width, onWidth }: MailPreviewProps) {
  const isPhone = usePhone();
  const submissionId: SubmissionId | undefined = reader?.submissionId;
  const body = { jobId, steps: [...steps], ...(submissionId && { submissionId }) };
  const { data, error, isValidating, mutate } = useApi('previewMail', steps.length > 0 ? { body } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return (
    <aside className={styles.right} aria-label="The emails">
      <div className="row">
        <h3 className="grow cut">
          {reader ? `As ${reader.name.split(' ')[0]} will see it` : 'As a candidate will see it'}
        </h3>
        {!isPhone && <Segmented label="Width" size="s" value={width} onChange={onWidth} options={WIDTHS} />}
      </div>
      {data && <Mails mails={data} steps={steps} firstMailAt={reader?.firstMailAt} />}
      {!data && error && (
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <div className={styles.letter}>
          <header>
            <Loading label="Loading the emails">
              <SkeletonText lines={8} />
            </Loading>
          </header>
        </div>
      )}
      <div className="row small muted">
        <Sparkles className="s" />
        <span className="grow">Marked words come from the profile</span>
        {canEdit && (
          <a className="link" href={`${WEB_PATHS.job(jobId)}/engagement`} target="_blank" rel="noopener">
            See the sequence
          </a>
        )}
      </div>
    </aside>
  );
}
