import { useController } from 'react-hook-form';
import type { Preferences } from '../../../../../shared/model/account.ts';
import { applyProblem, settle } from '../../../api/form.ts';
import { ApiError } from '../../../api/problem.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { usePreferences } from '../../../api/use-user.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Editor } from '../../../ui/inputs/editor.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SaveButton } from '../save-button.tsx';
import { signatureProblem } from './signature-problem.ts';

interface Values {
  signature: string;
}

const check = (values: Values) => {
  const message = signatureProblem(values.signature);
  return message ? { problems: [{ field: 'signature', message }] } : { data: values };
};

/** What stands below one's emails. No phone and no email address in it, or answers would go past us. */
export function SignatureForm({ person }: { person: Preferences }) {
  const { mutate } = usePreferences();
  const { run, busy } = useApiMutation('saveSignature', { quiet: true });
  const form = useCheckedForm(check, { values: { signature: person.employer.signature } });
  const { control, handleSubmit, setError, formState } = form;
  const { field, fieldState } = useController({ control, name: 'signature' });
  const save = handleSubmit(async (body) => {
    const sent = form.getValues();
    try {
      const saved = await run({ params: { userId: person.id }, body });
      settle(form, sent, { signature: saved.employer.signature });
      await mutate(saved, { revalidate: false });
      showToast('Your information has been updated.');
    } catch (error) {
      const isOfSignature = error instanceof ApiError && error.code === 'SIGNATURE_HAS_CONTACT_DETAILS';
      if (isOfSignature) setError('signature', { message: error.message }, { shouldFocus: true });
      else applyProblem({ setError }, error, (path) => (path === 'signature' ? 'signature' : undefined));
    }
  });
  return (
    <form className="col g4" noValidate onSubmit={save} aria-label="Email signature">
      <FormAlert control={control} />
      <Field label="Email signature" required error={fieldState.error?.message}>
        <Editor
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          // What is refused takes the focus.
          onReady={(editor) => field.ref({ focus: () => editor.commands.focus() })}
          height={160}
        />
      </Field>
      <SaveButton busy={busy} isDirty={formState.isDirty} />
    </form>
  );
}
