import { useFormContext } from 'react-hook-form';
import { EMPLOYMENT_LABELS, SENIORITY_LABELS, type Seniority } from '../../../../../shared/reference/employment.ts';
import { INDUSTRY_LABELS } from '../../../../../shared/reference/industries.ts';
import { JOB_FUNCTION_LABELS } from '../../../../../shared/reference/job-functions.ts';
import { yearsFor } from '../../../../../shared/rules/job/job-form.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { MultiSelect } from '../../../ui/inputs/multi-select.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useFormFacts } from '../facts-context.ts';
import styles from '../job-form.module.css';
import { JobField } from './job-field.tsx';
import { codesOf, optionsOf } from './options.ts';
import { yearsOf } from './years.ts';

const seniorities = optionsOf(SENIORITY_LABELS);
const employments = optionsOf(EMPLOYMENT_LABELS);
const functions = optionsOf(JOB_FUNCTION_LABELS);
const industries = optionsOf(INDUSTRY_LABELS);

/** What kind of job it is: level, employment, functions and industry. */
export default function KindFields({ isFirstVisit }: { isFirstVisit: boolean }) {
  const { setValue } = useFormContext<JobForm>();
  const isNew = useFormFacts().job === null;
  const suggestYears = (seniority: Seniority) => {
    if (isNew && isFirstVisit) setValue('requirements.yearsExp', yearsOf(yearsFor(seniority)), { shouldDirty: true });
  };
  return (
    <>
      <div className={styles.two}>
        <JobField name="seniorityLevel" label="Seniority level">
          {({ onChange, ...field }) => (
            <Select
              {...field}
              options={seniorities}
              onChange={(level) => {
                onChange(level);
                suggestYears(level);
              }}
            />
          )}
        </JobField>
        <JobField name="employmentType" label="Employment type">
          {({ value: [kind = null], onChange, ...field }) => (
            <Select {...field} value={kind} onChange={(chosen) => onChange([chosen])} options={employments} />
          )}
        </JobField>
      </div>
      <div className={styles.two}>
        <JobField name="functions" label="Job function" required hint="Up to 3">
          {({ value, onChange, onBlur, ref }) => (
            <MultiSelect
              options={functions}
              value={functions.filter((option) => value.includes(option.value))}
              onChange={(chosen) => onChange(codesOf(chosen))}
              onBlur={onBlur}
              ref={ref}
              placeholder={value.length === 0 ? 'Choose' : ''}
            />
          )}
        </JobField>
        <JobField name="industries" label="Company industry" required hint="Up to 3">
          {({ value, onChange, onBlur, ref }) => (
            <MultiSelect
              options={industries}
              value={industries.filter((option) => value.includes(option.value))}
              onChange={(chosen) => onChange(codesOf(chosen))}
              onBlur={onBlur}
              ref={ref}
              placeholder={value.length === 0 ? 'Choose' : ''}
            />
          )}
        </JobField>
      </div>
    </>
  );
}
