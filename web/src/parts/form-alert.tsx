import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { EducationBox } from '../ui/feedback/education-box.tsx';

/** What went wrong with a form as a whole, above its fields; nothing where nothing did. */
export function FormAlert<V extends FieldValues, T>({ control }: { control: Control<V, unknown, T> }) {
  const { errors } = useFormState({ control });
  const message = errors.root?.server?.message;
  return message ? <EducationBox type="danger">{message}</EducationBox> : null;
}
