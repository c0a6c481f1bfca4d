import { useFormContext } from 'react-hook-form';
import { EMPLOYMENT_LABELS, SENIORITY_LABELS, type Seniority } from '../../../../shared/reference/employment.ts';
import { INDUSTRY_LABELS } from '../../../../shared/reference/industries.ts';
import { JOB_FUNCTION_LABELS } from '../../../../shared/reference/job-functions.ts';
import { yearsFor } from '../../../../shared/rules/job-form.ts';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { Select } from '../../ui/select.tsx';
import { useFormFacts } from './facts-context.ts';
import { JobField } from './job-field.tsx';
import { codesOf, optionsOf } from './options.ts';

const seniorities = optionsOf(SENIORITY_LABELS);
const employments = optionsOf(EMPLOYMENT_LABELS);
const functions = optionsOf(JOB_FUNCTION_LABELS);
const industries = optionsOf(INDUSTRY_LABELS);

/** What kind of job it is: level, employment, functions and industry. */
export default function KindFields({ isFirstVisit }: { isFirstVisit: boolean }) {
  const { setValue } = useFormContext<JobForm>();
  const isNew = useFormFacts().job === null;
  const suggestYears = (seniority: Seniority) => {
    if (isNew && isFirstVisit) setValue('instructions.yearsOfExperience', yearsFor(seniority), { shouldDirty: true });
  };
  return (
    <>
      <div className="two">
        <JobField name="details.seniorityLevel" label="Seniority level">
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
        <JobField name="details.employmentType" label="Employment type">
          {(field) => <Select {...field} options={employments} />}
        </JobField>
      </div>
      <div className="two">
        <JobField name="details.functions" label="Job function" required hint="Up to 3">
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
        <JobField name="details.industries" label="Company industry" required hint="Up to 3">
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
