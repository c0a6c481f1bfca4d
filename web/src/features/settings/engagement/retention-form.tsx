import { useController } from 'react-hook-form';
import { Retention } from '../../../../../shared/contract/engagement.ts';
import type { Account } from '../../../../../shared/model/account.ts';
import { RETENTION_DAYS } from '../../../../../shared/rules/outreach/retention.ts';
import { applyProblem, checkWith } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { NumberInput } from '../../../ui/inputs/number-input.tsx';
import { SaveButton } from '../save-button.tsx';

const limits = { min: RETENTION_DAYS.least, max: RETENTION_DAYS.most };

/** After how many days without an answer candidates are deleted. */
export function RetentionForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const { run, busy } = useApiMutation('setRetention', { quiet: true });
  const { handleSubmit, formState, setError, setFocus, control, reset } = useCheckedForm(checkWith(Retention), {
    values: { retentionDays: account.retentionDays },
  });
  const { field } = useController({ control, name: 'retentionDays' });
  const save = handleSubmit(async (body) => {
    try {
      const saved = await run({ params: { id: account.id }, body });
      reset({ retentionDays: saved.retentionDays });
      onSaved(saved);
      showToast('Your email options have been updated.');
    } catch (error) {
      const [first] = applyProblem({ setError }, error, (path) => (path === 'retentionDays' ? path : undefined));
      if (first) setFocus(first);
    }
  });
  return (
    <form className="col g4" noValidate onSubmit={save} aria-label="Candidates who do not answer">
      <FormAlert control={control} />
      <Field
        label="Days until who does not answer is deleted"
        required
        hint="Counted from the last email; never while a sequence runs. Who answered, was interviewed or hired stays."
        error={formState.errors.retentionDays?.message}
      >
        <NumberInput {...field} {...limits} after="days" />
      </Field>
      <SaveButton busy={busy} isDirty={formState.isDirty} />
    </form>
  );
}
