import type { ReactNode } from 'react';
import { type ControllerRenderProps, useController, useFormContext } from 'react-hook-form';
import type { JobForm } from '../../../../shared/rules/job-values.ts';
import { Field, type FieldProps } from '../../ui/field.tsx';
import type { JobFieldName } from './steps.ts';

interface JobFieldProps<P extends JobFieldName> extends Omit<FieldProps, 'error' | 'children'> {
  name: P;
  children: (field: ControllerRenderProps<JobForm, P>) => ReactNode;
}

/** A field of the job form with what the rules say of it. The form finds it by its name to bring one to what is wrong. */
export function JobField<P extends JobFieldName>({ name, children, ...rest }: JobFieldProps<P>) {
  const { control } = useFormContext<JobForm>();
  const { field, fieldState } = useController({ control, name });
  return (
    <div data-field={name} tabIndex={-1} className="job-field">
      <Field {...rest} error={fieldState.error?.message}>
        {children(field)}
      </Field>
    </div>
  );
}
