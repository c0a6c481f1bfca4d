import type { ReactNode } from 'react';
import { type ControllerRenderProps, type FieldPath, useController, useFormContext } from 'react-hook-form';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { useProblem } from './problems.tsx';

export type JobFieldName = FieldPath<JobForm>;

interface JobFieldProps<P extends JobFieldName> extends Omit<FieldProps, 'error' | 'children'> {
  name: P;
  children: (field: ControllerRenderProps<JobForm, P>) => ReactNode;
}

/** A field of the job form with what the rules say of it. The form finds it by its name to bring one to what is wrong. */
export function JobField<P extends JobFieldName>({ name, children, ...rest }: JobFieldProps<P>) {
  const { control } = useFormContext<JobForm>();
  const { field, fieldState } = useController({ control, name });
  const error = useProblem(name, fieldState.isTouched);
  return (
    <div data-field={name} tabIndex={-1} className="job-field">
      <Field {...rest} error={error}>
        {children(field)}
      </Field>
    </div>
  );
}
