import { PostalAddress } from '../../../../../shared/contract/engagement.ts';
import type { Account } from '../../../../../shared/model/account.ts';
import { applyProblem, checkWith, settle } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { SaveButton } from '../save-button.tsx';

/** The address below every email, without which none leaves. */
export function PostalAddressForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const { run, busy } = useApiMutation('setPostalAddress', { quiet: true });
  const form = useCheckedForm(checkWith(PostalAddress), { values: { postalAddress: account.postalAddress } });
  const { register, handleSubmit, formState, setError, setFocus, control } = form;
  const save = handleSubmit(async (body) => {
    const sent = form.getValues();
    try {
      const saved = await run({ params: { id: account.id }, body });
      settle(form, sent, { postalAddress: saved.postalAddress });
      onSaved(saved);
      showToast('Your email options have been updated.');
    } catch (error) {
      const [first] = applyProblem({ setError }, error, (path) => (path === 'postalAddress' ? path : undefined));
      if (first) setFocus(first);
    }
  });
  return (
    <form className="col g4" noValidate onSubmit={save} aria-label="Postal address">
      <FormAlert control={control} />
      <Field
        label="Postal address"
        required
        hint="It stands below every email. No email leaves without one."
        error={formState.errors.postalAddress?.message}
      >
        <TextArea {...register('postalAddress')} rows={2} autoComplete="street-address" />
      </Field>
      <SaveButton busy={busy} isDirty={formState.isDirty} />
    </form>
  );
}
