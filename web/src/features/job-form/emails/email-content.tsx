import Mail from 'lucide-react/icons/mail';
import { Suspense, useState } from 'react';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { useFormFacts } from '../facts-context.ts';
import styles from '../job-form.module.css';
import { useKnownValues } from '../saving/use-known-values.ts';
import { namedSteps } from './sequence.ts';
import { TemplateBody, TemplateLine } from './template-text.tsx';

const MailExamples = lazily(() => import('./mail-examples.tsx'), { inPlace: true });

const views = [
  { value: 'template', label: 'With variables' },
  { value: 'example', label: 'As a candidate sees it' },
] as const;

/** What the emails say. A saved job can also show them as a candidate would see them. */
export function EmailContent() {
  const { job, steps } = useFormFacts();
  const [view, setView] = useState<(typeof views)[number]['value']>('template');
  return (
    <>
      <div className="col">
        <h3>Email content</h3>
        <div className={styles.contentKind}>
          <Mail />
          <div>
            <p className="strong">Generic message</p>
            <p className="small muted">Everyone gets the same text, filled in with their name and this job.</p>
          </div>
        </div>
      </div>
      <section className="col g4" aria-labelledby="review-title">
        <div className="row wrap">
          <h3 id="review-title" className="grow">
            Review email content
          </h3>
          {job && <Segmented label="Show the emails" size="s" value={view} options={views} onChange={setView} />}
        </div>
        {job && view === 'example' ? (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <MailExamples jobId={job.id} steps={steps} />
          </Suspense>
        ) : (
          <Templates />
        )}
      </section>
    </>
  );
}

function Templates() {
  const { steps } = useFormFacts();
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
