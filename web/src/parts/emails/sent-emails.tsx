import type { ReactNode } from 'react';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { messageOf } from '../../api/problem.ts';
import { MailFrame } from '../../ui/data/mail-frame.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { namedSteps } from './named-steps.ts';
import { namedVariables } from './named-variables.ts';
import { type MailFacts, usePreview } from './use-preview.ts';

interface SentEmailsProps {
  facts: MailFacts;
  steps: readonly JourneyStep[];
  note?: ReactNode;
}

/** The emails of a sequence with an example candidate: the same HTML as leaves. */
export default function SentEmails({ facts, steps, note }: SentEmailsProps) {
  const sent = namedSteps(steps);
  const { data, error, isValidating, mutate } = usePreview(facts, steps);
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
      {note}
      <ol className="col g4">
        {data.map((mail, index) => (
          <li key={sent[index]?.id ?? mail.label} className="card">
            <header className="wrap">
              <h3>{sent[index]?.label ?? mail.label}</h3>
              <span className="small faint">{sent[index]?.when}</span>
            </header>
            <div className="body col g3">
              {mail.missing.length > 0 && (
                <EducationBox type="warning">Without a value: {namedVariables(mail.missing)}</EducationBox>
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
