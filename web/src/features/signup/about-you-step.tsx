import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { AboutYou, type Preferences } from '../../../../shared/model/account.ts';
import { namesFrom } from '../../api/auth-info.ts';
import { applyProblem, checkWith } from '../../api/form.ts';
import { readAuthInfo } from '../../api/session.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePreferences } from '../../api/use-user.ts';
import { FormAlert } from '../../parts/form-alert.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { firstValues, wordsOnOtherCompany } from './first-values.ts';

const fields = [
  { name: 'firstname', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name' },
  { name: 'position', label: 'Position', autoComplete: 'organization-title' },
  { name: 'company', label: 'Company name', autoComplete: 'organization' },
] as const;

/** The field that a path of the call stands for. */
const fieldAt = (path: string) => fields.find(({ name }) => [name, `employer.${name}`].includes(path))?.name;

interface AboutYouProps {
  person: Preferences;
  accountName: string | undefined;
  onSaved: () => void;
}

/** Asks who the person is. Saving also makes their first signature. What is typed outlives a reload. */
export function AboutYouStep({ person, accountName, onSaved }: AboutYouProps) {
  const { mutate } = usePreferences();
  const { run, busy } = useApiMutation('updatePreferences', { quiet: true });
  const [draft, keepDraft] = useDraft('about-you');
  const { register, handleSubmit, formState, setError, setFocus, control, subscribe } = useCheckedForm(
    checkWith(AboutYou),
    {
      defaultValues: firstValues({ person, accountName, names: namesFrom(readAuthInfo()) }, draft),
    },
  );
  const company = useWatch({ control, name: 'company' });
  useEffect(() => setFocus('firstname'), [setFocus]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(JSON.stringify(values)) }),
    [subscribe, keepDraft],
  );
  const save = handleSubmit(async ({ firstname, lastname, position, company }) => {
    const body = { firstname, lastname, employer: { position, company } };
    const saved = await run({ params: { id: 'me' }, body }).catch((error: unknown) => {
      const [first] = applyProblem({ setError }, error, fieldAt);
      if (first) setFocus(first);
    });
    if (!saved) return;
    keepDraft('');
    // Told first: whoever has finished signing up is sent on from this page.
    onSaved();
    await mutate(saved, { revalidate: false });
  });
  return (
    <form className="col g4" noValidate onSubmit={save}>
      <FormAlert control={control} />
      {fields.map(({ name, label, autoComplete }) => (
        <Field
          key={name}
          label={label}
          required
          hint={name === 'company' ? wordsOnOtherCompany(company, accountName) : undefined}
          error={formState.errors[name]?.message}
        >
          <TextInput {...register(name)} autoComplete={autoComplete} />
        </Field>
      ))}
      <Button type="submit" look="primary" size="l" loading={busy}>
        Continue
      </Button>
    </form>
  );
}
