import { useController, useFormContext } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { CompanyChips as Chips, type CompanyListName, oppositeOf } from '../../../parts/companies/company-chips.tsx';
import styles from '../job-form.module.css';

/** One of the two lists of companies of a job. */
export function CompanyChips({ list }: { list: CompanyListName }) {
  const { control, getValues } = useFormContext<JobForm>();
  const name = `requirements.${list}` as const;
  const { field, fieldState } = useController({ control, name });
  return (
    <div data-field={name} tabIndex={-1} className={styles.jobField}>
      <Chips
        list={list}
        ref={field.ref}
        value={field.value}
        error={fieldState.error?.message}
        opposite={() => getValues(`requirements.${oppositeOf(list)}`)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  );
}
