import { useWatch } from 'react-hook-form';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../../../shared/model/job.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { MailFrame } from '../../../ui/data/mail-frame.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { namedSteps } from './sequence.ts';

/** The emails of a saved job with an example candidate, as they would arrive. */
export default function MailExamples({ jobId, steps }: { jobId: JobId; steps: readonly JourneyStep[] }) {
  const sender = useWatch<JobForm, 'emailSender'>({ name: 'emailSender' });
  const sent = namedSteps(steps);
  const body = {
    jobId,
    ...(sender && { emailSenderId: sender }),
    steps: sent.map(({ label: _label, when: _when, ...step }) => step),
  };
  const { data, error, isValidating, mutate } = useApi('previewMail', { body }, { revalidateOnFocus: false });
  if (error && !data)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Loading label="Loading the preview">
        <SkeletonText lines={8} />
      </Loading>
    );
  return (
    <>
      <p className="small muted">An example candidate, and the job as it was last saved.</p>
      <ol className="col g4">
        {data.map((mail, index) => (
          <li key={sent[index]?.id ?? mail.label} className="card">
            <header className="wrap">
              <h4>{sent[index]?.label ?? mail.label}</h4>
              <span className="small faint">{sent[index]?.when}</span>
            </header>
            <div className="body col g3">
              {mail.missing.length > 0 && (
                <EducationBox type="warning">Without a value: {mail.missing.join(', ')}</EducationBox>
              )}
              <p className="strong">{mail.subject}</p>
              <p className="small muted">From {mail.from}</p>
              <MailFrame html={mail.html} title={sent[index]?.label ?? mail.label} height={280} styles />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
