import { useWatch } from 'react-hook-form';
import { LIMITS } from '../../../../../shared/product.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { useApi } from '../../../api/use-api.ts';
import { NumberInput } from '../../../ui/inputs/number-input.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { useFormFacts } from '../facts-context.ts';
import { JobField } from '../fields/job-field.tsx';
import styles from '../job-form.module.css';
import { PredictionCard } from '../prediction/prediction-card.tsx';

const needs = [
  { value: 'once', title: 'One-time' },
  { value: 'continuous', title: 'Continuous' },
] as const;

/** How many people are wanted, and what that takes (2-jobs, section 2). */
export default function ObjectivesStep() {
  const isContinuous = useWatch<JobForm, 'isContinuousHire'>({ name: 'isContinuousHire' });
  return (
    <>
      <JobField name="isContinuousHire" label="Hiring need" required group>
        {({ value, onChange, ref, ...field }) => (
          <RadioCards
            {...field}
            ref={ref}
            options={needs}
            value={value ? 'continuous' : 'once'}
            onChange={(need) => onChange(need === 'continuous')}
            across
          />
        )}
      </JobField>
      <div className={styles.two}>
        <JobField
          name="targetProfileCount"
          label={isContinuous ? 'Number to hire per month' : 'Number to hire'}
          required
        >
          {(field) => <NumberInput {...field} min={0} max={LIMITS.profileCountMax} />}
        </JobField>
        <JobField name="targetLeadCount" label="Number of interested candidates wanted" required>
          {(field) => <NumberInput {...field} min={0} max={LIMITS.leadCountMax} />}
        </JobField>
      </div>
      <LeadsSoFar />
      <PredictionCard />
    </>
  );
}

/** The interested candidates that a saved job has brought so far. */
function LeadsSoFar() {
  const { job, isPosted } = useFormFacts();
  const { data } = useApi('getTotalLeadCount', job && isPosted ? { params: { id: job.id } } : null);
  if (!data) return null;
  const { totalLeadCount: leads } = data;
  return (
    <p className="muted">
      This job has brought {leads === 1 ? '1 interested candidate' : `${leads} interested candidates`} so far.
    </p>
  );
}
