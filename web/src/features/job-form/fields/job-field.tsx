import type { ReactNode } from 'react';
import { type ControllerRenderProps, useController, useFormContext } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { FROM_SERVER } from '../../../api/form.ts';
import { Field, type FieldProps } from '../../../ui/inputs/field.tsx';
import styles from '../job-form.module.css';
import { ReadMark } from '../reading/read-mark.tsx';
import type { JobFieldName } from '../steps/steps.ts';

interface JobFieldProps<P extends JobFieldName> extends Omit<FieldProps, 'error' | 'children'> {
  name: P;
  children: (field: ControllerRenderProps<JobForm, P>) => ReactNode;
}

/** A field of the job form with what the rules say of it. The form finds it by its name to bring one to what is wrong. */
export function JobField<P extends JobFieldName>({ name, children, ...rest }: JobFieldProps<P>) {
  const { control } = useFormContext<JobForm>();
  const { field, fieldState } = useController({ control, name });
  // Leaving a field checks it by our own rules, which know nothing of what the server said of it.
  const onBlur = fieldState.error?.type === FROM_SERVER ? () => undefined : field.onBlur;
  return (
    <div data-field={name} tabIndex={-1} className={styles.jobField}>
      <Field {...rest} error={fieldState.error?.message}>
        {children({ ...field, onBlur })}
      </Field>
      <ReadMark field={name} label={rest.label} />
    </div>
  );
}
