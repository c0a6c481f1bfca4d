import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';

interface ProofFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The password, which proves who changes how they sign in. */
export const PasswordField = ({ field, error }: ProofFieldProps) => (
  <Field label="Your password" required error={error}>
    <TextInput {...field} type="password" autoComplete="current-password" />
  </Field>
);

export const CodeField = ({ field, error }: ProofFieldProps) => (
  <Field label="Code of the app" required error={error}>
    <TextInput {...field} inputMode="numeric" autoComplete="one-time-code" />
  </Field>
);

/** The fields of a proof that a refusal may be about. */
export const proofField = (path: string) => (path === 'password' || path === 'code' ? path : undefined);
