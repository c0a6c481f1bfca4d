import { useController } from 'react-hook-form';
import { PRODUCT } from '../../../../../shared/product.ts';
import { WORK_EMAILS_RISK } from '../../../../../shared/rules/outreach/work-emails.ts';
import { applyProblem } from '../../../api/form.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { SaveButton } from '../save-button.tsx';

interface WorkEmailsFormProps {
  readonly label: string;
  readonly question: string;
  readonly value: boolean;
  readonly canChooseNever: boolean;
  readonly save: (value: boolean) => Promise<void>;
  readonly busy: boolean;
}

type Option = 'only-if-necessary' | 'never';
const optionOf = (value: boolean): Option => (value ? 'only-if-necessary' : 'never');

/** Whether candidates are contacted at work (1-product, section 5): for oneself or for the team. */
export function WorkEmailsForm({ label, question, value, canChooseNever, save, busy }: WorkEmailsFormProps) {
  const { control, handleSubmit, setError, reset, formState } = useCheckedForm(
    (data: { option: Option }) => ({ data }),
    {
      values: { option: optionOf(value) },
    },
  );
  const { field } = useController({ control, name: 'option' });
  const submit = handleSubmit(async ({ option }) => {
    try {
      await save(option === 'only-if-necessary');
      reset({ option });
      showToast('Your email options have been updated.');
    } catch (error) {
      applyProblem({ setError }, error, () => undefined);
    }
  });
  return (
    <form className="col g4" noValidate onSubmit={submit} aria-label={label}>
      <FormAlert control={control} />
      <Field label={question} group hint={canChooseNever ? undefined : <ContactSupport />}>
        <RadioCards
          across
          value={field.value}
          onChange={field.onChange}
          ref={field.ref}
          options={[
            { value: 'only-if-necessary', title: 'Only if necessary', hint: 'Where no personal email is found' },
            { value: 'never', title: 'Never', hint: WORK_EMAILS_RISK, disabled: !canChooseNever && value },
          ]}
        />
      </Field>
      <SaveButton busy={busy} isDirty={formState.isDirty} />
    </form>
  );
}

const ContactSupport = () => (
  <>
    To never contact work emails, please{' '}
    <a className="link" href={`mailto:${PRODUCT.supportEmail}`}>
      contact support
    </a>
    .
  </>
);
