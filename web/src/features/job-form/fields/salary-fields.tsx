import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { fieldLabelClass } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import styles from '../job-form.module.css';
import { AmountInput } from './amount-input.tsx';
import { JobField } from './job-field.tsx';
import { optionsOf } from './options.ts';

const CURRENCIES: Readonly<Record<JobForm['salary']['currency'], string>> = {
  USD: 'USD',
  EUR: 'EUR',
  GBP: 'GBP',
};
const currencies = optionsOf(CURRENCIES);

/** What the job pays a year. */
export default function SalaryFields() {
  return (
    <fieldset className="col">
      <legend className={fieldLabelClass}>
        Annual salary <span className="faint">optional</span>
      </legend>
      <div className={styles.salary}>
        <JobField name="salary.min" label="Minimum">
          {(field) => <AmountInput {...field} />}
        </JobField>
        <JobField name="salary.max" label="Maximum">
          {(field) => <AmountInput {...field} />}
        </JobField>
        <JobField name="salary.currency" label="Currency">
          {(field) => <Select {...field} options={currencies} />}
        </JobField>
      </div>
    </fieldset>
  );
}
