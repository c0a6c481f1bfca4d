import { useId } from 'react';
import { useSWRConfig } from 'swr';
import * as z from 'zod';
import { PASSWORD_RULES } from '../../../../../shared/product.ts';
import { callCognito, PoolRefusal } from '../../../api/cognito.ts';
import { checkWith } from '../../../api/form.ts';
import { messageOf } from '../../../api/problem.ts';
import { readSessionId } from '../../../api/session.ts';
import { keyOf } from '../../../api/use-api.ts';
import { me } from '../../../api/use-user.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const NewPassword = z.object({
  code: z.string().trim().min(1, 'This field is required.'),
  password: z.string().min(PASSWORD_RULES.minLength, PASSWORD_RULES.text),
});
type NewPassword = z.infer<typeof NewPassword>;

/** The fields that a refusal of the user pool is about. */
const FIELDS: Partial<Record<string, keyof NewPassword>> = {
  CodeMismatchException: 'code',
  ExpiredCodeException: 'code',
  InvalidPasswordException: 'password',
};

/** Takes the code of the mail and a new password. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const id = useId();
  const { mutate } = useSWRConfig();
  const { register, handleSubmit, formState, setError, control } = useCheckedForm(checkWith(NewPassword), {
    defaultValues: { code: '', password: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const change = handleSubmit(async ({ code, password }) => {
    try {
      await callCognito('ConfirmForgotPassword', {
        Username: email,
        ConfirmationCode: code,
        Password: password,
        ClientMetadata: { session: readSessionId() },
      });
      void mutate(keyOf('listSessions', me));
      showToast('Your password has been changed. All other sessions have ended.');
      onClose();
    } catch (error) {
      const field = error instanceof PoolRefusal ? FIELDS[error.reason] : undefined;
      const message = error instanceof PoolRefusal ? error.message : messageOf(error);
      setError(field ?? 'root.server', { message }, { shouldFocus: true });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change your password"
      description={`Enter the code that we sent to ${email}.`}
      size="s"
      sticky={isDirty}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id} loading={isSubmitting}>
            Change password
          </Button>
        </>
      }
    >
      <form id={id} className="col g4" noValidate onSubmit={change}>
        <FormAlert control={control} />
        <Field label="Code" required error={errors.code?.message}>
          <TextInput {...register('code')} inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <Field label="New password" required hint={PASSWORD_RULES.text} error={errors.password?.message}>
          <TextInput {...register('password')} type="password" autoComplete="new-password" />
        </Field>
      </form>
    </Dialog>
  );
}
