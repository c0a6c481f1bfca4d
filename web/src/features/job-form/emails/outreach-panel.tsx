import { namedSteps } from '../../../parts/emails/named-steps.ts';
import styles from '../job-form.module.css';
import { useKnownValues } from '../saving/use-known-values.ts';
import { TemplateLine } from './template-text.tsx';
import { useEmails } from './use-emails.ts';

/** The emails that candidates of this job will get, beside the form. */
export default function OutreachPanel() {
  const { steps } = useEmails();
  const values = useKnownValues();
  return (
    <aside className={styles.panel} aria-labelledby="panel-title">
      <h2 id="panel-title">What candidates will get</h2>
      <ol className={styles.sequence}>
        {namedSteps(steps).map((step) => (
          <li key={step.id}>
            <p className="small faint">{step.when}</p>
            <div className={styles.mailLine}>
              <p className="strong">{step.label}</p>
              <p className="small muted">
                <TemplateLine text={step.subject} values={values} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
