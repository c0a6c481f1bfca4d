import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormattedText } from '../../../ui/data/formatted-text.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { useFormFacts } from '../facts-context.ts';
import { JobField } from '../fields/job-field.tsx';
import { LogoField } from '../fields/logo-field.tsx';

const choices = [
  { value: 'yes', title: 'Yes', hint: 'The job has a public page, where candidates apply with their resume.' },
  { value: 'no', title: 'No', hint: 'Only people whom sourcers and your team find hear of it.' },
] as const;

/** Whether the job has a public page, and what that shows (2-jobs, section 2). */
export default function AdvertisingStep() {
  const isAdvertised = useWatch<JobForm, 'isAdvertised'>({ name: 'isAdvertised' });
  return (
    <>
      <JobField name="isAdvertised" label="Advertise this job" required group>
        {({ value, onChange, ...field }) => (
          <RadioCards
            {...field}
            options={choices}
            value={value ? 'yes' : 'no'}
            onChange={(choice) => onChange(choice === 'yes')}
            across
          />
        )}
      </JobField>
      {isAdvertised && <Advertised />}
    </>
  );
}

function Advertised() {
  const { job } = useFormFacts();
  const [companyName, description] = useWatch<JobForm, ['companyName', 'description']>({
    name: ['companyName', 'description'],
  });
  const [, setSearch] = useSearchParams();
  const toDetails = () =>
    setSearch(
      (now) => {
        now.set('tab', 'details');
        return now;
      },
      { replace: true },
    );
  const edit = (what: string) => (
    <Button size="s" aria-label={`Edit the ${what}`} onClick={toDetails}>
      Edit
    </Button>
  );
  return (
    <>
      <EducationBox type="info">
        Everybody can read the title, the company and its logo, the place, the working mode, the employment type, the
        seniority, the salary, the description and the application link. Nothing else of this job is public.
        {job?.isAdvertised && job.status === 'Validated' && (
          <>
            {' '}
            <a className="link" href={WEB_PATHS.openJob(job.id)} target="_blank" rel="noopener">
              Open the public page
            </a>
          </>
        )}
      </EducationBox>
      <Field label="Company name" required aside={edit('company name')} group>
        {companyName.trim() ? <p>{companyName}</p> : <p className="warn">An advertised job needs a company name.</p>}
      </Field>
      <LogoField />
      <Field label="Job description" aside={edit('job description')} group>
        {description ? <FormattedText html={description} height={240} /> : <p className="muted">None yet.</p>}
      </Field>
    </>
  );
}
