import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { PRODUCT, WEB_PATHS } from '../../../../../shared/product.ts';
import { senderAddress } from '../../../../../shared/rules/account/domains.ts';
import { isAsProduct, isPersonalized } from '../../../../../shared/rules/job/job-form.ts';
import { plannedMails } from '../../../../../shared/rules/outreach/planned-mails.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';
import { VariableContent, VariableLine } from '../../../parts/emails/variable-words.tsx';
import { PersonAvatar } from '../../../parts/person-avatar.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import styles from './engagement.module.css';
import { OutreachUse } from './outreach-use.tsx';

const SentEmails = lazily(() => import('../../../parts/emails/sent-emails.tsx'), { inPlace: true });

const SenderLine = (props: { id?: string; name: string; note: string }) => (
  <div className="row g3">
    <PersonAvatar id={props.id} name={props.name} decorative />
    <div className={cx('col', styles.sender)}>
      <span className="strong">{props.name}</span>
      <span className="small muted">{props.note}</span>
    </div>
  </div>
);

/** Who writes to the candidates: Bramble, or the teammate whom the job names, else its owner. */
function Sender({ job }: { job: Job }) {
  const { employer } = useUser();
  const userId = job.emailSender ?? job.employer.id;
  const asProduct = isAsProduct(job.selectedOutreachJourneyType);
  const answer = useApi('getTeammate', asProduct ? null : { params: { id: employer.account, userId } });
  const account = useApi('getAccount', asProduct ? null : { params: { id: employer.account } });
  if (asProduct)
    return <SenderLine name={PRODUCT.sender.name} note={`Candidates hear from ${PRODUCT.name} on your behalf.`} />;
  if (answer.data && account.data) {
    const { id, name, email } = answer.data;
    return <SenderLine id={id} name={name} note={senderAddress(account.data, answer.data) || email} />;
  }
  const failed = [answer, account].find(({ error }) => error);
  if (failed) return <ProblemState title={messageOf(failed.error)} onRetry={() => void failed.mutate()} />;
  return (
    <Loading label="Loading the sender">
      <Skeleton height={42} width={260} />
    </Loading>
  );
}

const views = [
  { value: 'template', label: 'With variables' },
  { value: 'example', label: 'As a candidate sees it' },
] as const;

/** Who writes to the candidates of a job, what, and when (2-jobs, section 2). */
export default function EngagementTab({ job }: { job: Job }) {
  const mails = plannedMails(job.journeys);
  const [view, setView] = useState<(typeof views)[number]['value']>('template');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: text to read, scrolled with the keys
    <section className="page" tabIndex={0} aria-label="Engagement">
      <div className="in narrow col g4">
        <section className="card" aria-label="Sender">
          <header className="wrap">
            <h2 className="grow">Sender</h2>
            <Tag>{isPersonalized(job.selectedOutreachJourneyType) ? 'AI-personalized message' : 'Generic message'}</Tag>
            <ButtonLink to={`${WEB_PATHS.editJob(job.id)}?tab=engagement`} size="s" icon={<Pencil />}>
              Edit sequence
            </ButtonLink>
          </header>
          <div className="body col g3">
            <Sender job={job} />
            <OutreachUse job={job} />
          </div>
        </section>
        {mails.length === 0 ? (
          <EmptyState icon={<Mail />} title="No email is sent.">
            This job has no email sequence.
          </EmptyState>
        ) : (
          <div>
            <Segmented label="Show the emails" size="s" value={view} options={views} onChange={setView} />
          </div>
        )}
        {view === 'example' && mails.length > 0 ? (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <SentEmails facts={{ jobId: job.id, job: {} }} steps={job.journeys} />
          </Suspense>
        ) : (
          <Templates mails={mails} />
        )}
      </div>
    </section>
  );
}

const Templates = ({ mails }: { mails: ReturnType<typeof plannedMails> }) => (
  <ol className="col g4">
    {mails.map(({ step, label, timing, day }) => (
      <li key={step.id} className={cx('card', styles.mailStep)}>
        <header>
          <h2 className="grow">{label}</h2>
          <span className="small muted">{timing}</span>
          <Tag>Day {day}</Tag>
        </header>
        <div className="body col g3">
          <p className={styles.subject}>
            <span className="small faint">Subject</span>
            <VariableLine text={step.subject} />
          </p>
          <VariableContent html={step.html} />
        </div>
      </li>
    ))}
  </ol>
);
