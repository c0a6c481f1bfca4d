import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { type Checked, formResolver } from '../api/form.ts';

type FormProps<V extends FieldValues, T> = Omit<UseFormProps<V, unknown, T>, 'resolver' | 'mode' | 'resetOptions'>;

/**
 * A form as all of ours are: its check judges a field as it is left, and from then on as it is typed (1-product, Validation
 * rules). Fresh `values` replace only what nobody has touched.
 */
export const useCheckedForm = <V extends FieldValues, T extends FieldValues = V>(
  check: (values: V) => Checked<T> | Promise<Checked<T>>,
  props: FormProps<V, T>,
): UseFormReturn<V, unknown, T> =>
  useForm<V, unknown, T>({
    ...props,
    resolver: formResolver(check),
    mode: 'onTouched',
    resetOptions: { keepDirtyValues: true },
  });
