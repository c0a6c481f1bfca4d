import { Suspense, use, useState } from 'react';
import { namedSteps } from '../../../parts/emails/named-steps.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { JobField } from '../fields/job-field.tsx';
import styles from '../job-form.module.css';
import { useKnownValues } from '../saving/use-known-values.ts';
import { EditingContext } from './editing-context.ts';
import { TemplateBody, TemplateLine } from './template-text.tsx';
import { useEmails } from './use-emails.ts';

const SentEmails = lazily(() => import('../../../parts/emails/sent-emails.tsx'), { inPlace: true });

const views = [
  { value: 'example', label: 'As a candidate sees it' },
  { value: 'template', label: 'With variables' },
] as const;

/** What the emails say: as a candidate will see them, or with their variables; and the way to change them. */
export function EmailContent() {
  const { steps, facts, isWritable } = useEmails();
  const edit = use(EditingContext);
  const [view, setView] = useState<(typeof views)[number]['value']>('example');
  return (
    <JobField name="journeys" label="Review email content" hideLabel group>
      {() => (
        <section className="col g4" aria-labelledby="review-title">
          <div className={styles.reviewHead}>
            <h3 id="review-title">Review email content</h3>
            <Segmented label="Show the emails" size="s" value={view} options={views} onChange={setView} />
            <Button onClick={edit}>{isWritable ? 'Edit emails' : 'See emails'}</Button>
          </div>
          {view === 'example' ? (
            <Suspense fallback={<SkeletonText lines={8} />}>
              <SentEmails
                facts={facts}
                steps={steps}
                note={<p className="small muted">An example candidate, and the job as it stands in this form.</p>}
              />
            </Suspense>
          ) : (
            <Templates />
          )}
        </section>
      )}
    </JobField>
  );
}

function Templates() {
  const { steps } = useEmails();
  const values = useKnownValues();
  return (
    <ol className="col g4">
      {namedSteps(steps).map((step) => (
        <li key={step.id} className="card">
          <header className="wrap">
            <h4>{step.label}</h4>
            <span className="small faint">{step.when}</span>
          </header>
          <div className="body col g3">
            <p className="strong">
              <TemplateLine text={step.subject} values={values} />
            </p>
            <TemplateBody html={step.html} values={values} />
          </div>
        </li>
      ))}
    </ol>
  );
}
